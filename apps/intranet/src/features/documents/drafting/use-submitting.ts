import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify";
import { CallError, post, SESSION_EXPIRED } from "../../../api/client";
import { tell } from "../../../api/tell";
import { useSending } from "../../../api/use-sending";
import { useAfterUploads } from "../../../controls/files/uploads";
import { goOnAt } from "../../../controls/go-on-at";
import { useOnceDrawn } from "../../../controls/use-once-drawn";
import { goToProblem } from "../../../screens/form/go-to-problem";
import { screenPath } from "../../../shell/navigation/screen-path";
import { written } from "./draft";
import type { useDraft } from "./use-draft";
import type { useFormCheck } from "./use-form-check";

interface Submitting {
  writing: ReturnType<typeof useDraft>;
  check: ReturnType<typeof useFormCheck>;
  /** Its line is not known yet. */
  isPlanning: boolean;
  page: RefObject<HTMLElement | null>;
  /** Asks for the last time before it goes, or no longer. */
  onAsk: (isAsked: boolean) => void;
}

/** Submits a document: once its files have come and the server has looked at it, and nothing of it is wrong. */
export function useSubmitting({ writing, check, isPlanning, page, onAsk }: Submitting) {
  const { draft, idx, ver, done } = writing;
  const [isTried, setIsTried] = useState(false);
  /** It was asked for while the server was still looking at what was written. */
  const [isStarting, setIsStarting] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  /** Why it was not taken, where that is no single field's matter. */
  const [refusal, setRefusal] = useState("");
  const { isSending, send } = useSending();
  const onceDrawn = useOnceDrawn();
  const finish = useFinish();
  const problems = isTried
    ? [...check.problems, ...Object.entries(refused).map(([path, message]) => ({ path, message }))]
    : [];

  const isSettling = check.isChecking || isPlanning;
  const isReady = isStarting && (!isSettling || check.isWrongHere);
  const goOn = useEffectEvent(() => {
    setIsStarting(false);
    setIsTried(true);
    if (check.problems.length === 0) return onAsk(true);
    onceDrawn(() => goToProblem(page.current));
  });
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);

  const uploads = useAfterUploads(() => {
    setRefused({});
    setRefusal("");
    setIsStarting(true);
  });

  async function submit() {
    const answer = await post("/rest/documents/submitDocument", { idx, ver, ...written(draft) });
    toast.success(answer.status === "done" ? "상신하여 바로 완료되었습니다." : "상신하였습니다.");
    done();
    finish(answer.idx);
  }

  function takeRefusal(error: unknown) {
    onAsk(false);
    if (!(error instanceof CallError) || error.err <= 0 || error.err === SESSION_EXPIRED) return tell(error);
    setRefused(error.fields);
    if (Object.keys(error.fields).length > 0) onceDrawn(() => goToProblem(page.current));
    else setRefusal(error.message);
  }

  return { problems, refusal, isStarting, isSending, uploads, submit: () => void send(submit, takeRefusal) };
}

/** Goes to a document once nothing on the page is unsaved any more. */
function useFinish() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const leaveFor = useEffectEvent((id: number) => {
    for (const key of ["documents", "document", "header", "todo", "form-picker"])
      void client.invalidateQueries({ queryKey: [key] });
    void Promise.resolve(navigate(screenPath("documents-document-id", { id }), { replace: true })).then(() =>
      // what was pressed is gone: the keyboard goes on with the document
      goOnAt(document, "#content", 0, "main"),
    );
  });
  useEffect(() => {
    if (done !== null) leaveFor(done);
  }, [done]);
  return setDone;
}
