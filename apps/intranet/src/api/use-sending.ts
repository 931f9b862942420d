import { useEffect, useRef, useState } from "react";
import { CallError } from "./client";
import { tell } from "./tell";

/** Sends one thing at a time: a second press before the answer does nothing. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    // a button that is switched off meanwhile loses the focus: it is given back
    if (isSending || document.activeElement !== document.body) return;
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  }, [isSending]);

  /** Says whether it went; what goes wrong is shown, unless `refused` takes it. */
  async function send(work: () => Promise<unknown>, refused: (error: unknown) => unknown = tell): Promise<boolean> {
    // the state comes too late for the second of two quick presses
    if (isUnderWay.current) return false;
    pressed.current = document.activeElement;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await work();
      return true;
    } catch (error) {
      await refused(error);
      return false;
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return { isSending, send };
}

/** As {@link useSending}, but why it was refused stays to be read. */
export function useSendingHere() {
  const { isSending, send } = useSending();
  const [problem, setProblem] = useState("");

  function sendHere(work: () => Promise<unknown>): Promise<boolean> {
    return send(
      () => {
        setProblem("");
        return work();
      },
      (error) => (error instanceof CallError ? setProblem(error.message) : tell(error)),
    );
  }

  return { isSending, problem, setProblem, send: sendHere };
}
