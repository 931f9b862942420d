import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { ask } from "./ask";

/** Asks before a page is left on which something is written that is not saved. */
export function useUnsaved(isDirty: boolean): void {
  const blocker = useBlocker(isDirty);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void ask("저장하지 않은 내용이 있습니다. 이 화면을 떠나시겠습니까?").then((isSure) =>
      isSure ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
}
