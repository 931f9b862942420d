import { create } from "zustand";

/** Answers the question for the password: whether it was given. */
type Settle = (isGiven: boolean) => void;

/** The question for the password that is open; none unless a call asks. */
export const usePasswordQuestion = create<{ settle: Settle | null }>()(() => ({ settle: null }));

let asked: Promise<boolean> | null = null;

/** Asks for the password again, once for all calls that wait for it; whether it was given. */
export function askPassword(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => usePasswordQuestion.setState({ settle: resolve })).finally(() => {
    asked = null;
    usePasswordQuestion.setState({ settle: null });
  });
  return asked;
}
