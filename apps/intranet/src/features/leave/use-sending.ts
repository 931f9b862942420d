import { useRef, useState } from "react";
import { CallError } from "../../api/client";
import { tell } from "../../api/tell";

/** Sends one thing at a time: a second press before the answer does nothing. Why it was refused stays to be read. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState("");
  const isUnderWay = useRef(false);

  async function send(work: () => Promise<void>): Promise<void> {
    // the state comes too late for the second of two quick presses
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setProblem("");
    try {
      await work();
    } catch (error) {
      if (error instanceof CallError) setProblem(error.message);
      else tell(error);
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return { isSending, problem, setProblem, send };
}
