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
  /** Whoever says yes loses something: it takes more than Enter, and is red. */
  readonly isLoss: boolean;
  readonly answer: (isSure: boolean) => void;
}

export const useQuestion = create<{ readonly question: Question | null }>()(() => ({ question: null }));

/** Asks the person a yes-or-no question; a question that stood open counts as answered no. */
export function ask(text: string): Promise<boolean> {
  return put({ text, isLoss: false });
}

/** Asks before something is deleted, or what was written goes unsaved. */
export function askToLose(text: string, also?: Also): Promise<boolean> {
  return put({ text, also, isLoss: true });
}

function put(question: Omit<Question, "answer">): Promise<boolean> {
  useQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (isSure: boolean) => {
      useQuestion.setState({ question: null });
      resolve(isSure);
    };
    useQuestion.setState({ question: { ...question, answer } });
  });
}
