import { create } from "zustand";

export interface Question {
  readonly text: string;
  readonly answer: (isSure: boolean) => void;
}

export const useQuestion = create<{ readonly question: Question | null }>()(() => ({ question: null }));

/** Asks the person a yes-or-no question; a question that stood open counts as answered no. */
export function ask(text: string): Promise<boolean> {
  useQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (isSure: boolean) => {
      useQuestion.setState({ question: null });
      resolve(isSure);
    };
    useQuestion.setState({ question: { text, answer } });
  });
}
