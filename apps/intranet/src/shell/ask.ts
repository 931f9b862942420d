import { create } from "zustand";

/** Something else that can be done while a question stands open, with the word for it. */
interface Also {
  readonly label: string;
  readonly act: () => void;
}

export interface Question {
  readonly text: string;
  /** What can be done before it is answered. */
  readonly also?: Also | undefined;
  readonly answer: (isSure: boolean) => void;
}

export const useQuestion = create<{ readonly question: Question | null }>()(() => ({ question: null }));

/** Asks the person a yes-or-no question; a question that stood open counts as answered no. */
export function ask(text: string, also?: Also): Promise<boolean> {
  useQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (isSure: boolean) => {
      useQuestion.setState({ question: null });
      resolve(isSure);
    };
    useQuestion.setState({ question: { text, also, answer } });
  });
}
