import { Button } from "@mantine/core";
import { routeByName } from "@portal/definition";
import type { actions } from "@portal/definition/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { toast } from "react-toastify";
import { CallError, post } from "../../../api/client";
import { tell } from "../../../api/tell";
import { askToLose } from "../../../controls/dialogs/ask";
import { ReasonPopup } from "../../../controls/dialogs/reason-popup";
import { goOnAt, isNowhere } from "../../../controls/go-on-at";
import { MoreMenu } from "../../../controls/more-menu";
import { screenPath } from "../../../shell/navigation/screen-path";
import { useKeys } from "../keys";
import { type Document, kindTitles, screenOf } from "../names";
import { AddReferenceDialog, AddStepDialog } from "./people-dialogs";

type Action = (typeof actions)[number];

/** What each thing that is done to a document is called, what it asks for, and what it says afterwards. */
const acts = {
  approve: { title: "승인", label: "의견", done: "승인하였습니다." },
  final: { title: "전결", label: "의견", done: "전결하였습니다." },
  reject: { title: "반려", label: "반려 의견", done: "반려하였습니다." },
  hold: { title: "보류", label: "보류 사유", done: "보류하였습니다." },
  resume: { title: "보류 해제", label: "의견", done: "보류를 해제하였습니다." },
  recall: { title: "회수", label: "회수 사유", done: "회수하였습니다. 고쳐서 다시 상신할 수 있습니다." },
} as const satisfies Record<Action, unknown>;

/** After these a document no longer waits for the person. */
const decisions: readonly Action[] = ["approve", "final", "reject", "hold"];

interface DocumentActionsProps {
  document: Document;
  /** The next document that waits, once this one is decided. */
  next: number | null;
}

/** Decides on the revision `rev` of a document, or removes it; then what shows the document is read again. */
function useDeciding({ idx, ver }: Document, rev: Document["rev"], next: number | null, close: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () =>
    Promise.all(
      ["documents", "document", "header", "todo"].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );

  async function send(action: Action, opinion: string) {
    try {
      await post("/rest/documents/actOnDocument", { idx, rev, action, opinion });
      toast.success(acts[action].done);
      close();
      if (next !== null && decisions.includes(action))
        void navigate(screenPath("documents-document-id", { id: next }), { state: history.state?.usr });
    } catch (error) {
      // somebody else was quicker: what is shown is read again, what was written stays in the dialog
      if (error instanceof CallError && error.err === 409 && opinion === "") close();
      tell(error);
    }
    await refresh();
    // the buttons have changed, or are another document's: the keyboard goes on with them
    if (isNowhere()) goOnAt(window.document, ".document-actions > *", 0, "main");
  }

  async function remove() {
    if (!(await askToLose("이 임시저장 문서를 삭제하시겠습니까?"))) return;
    try {
      await post("/rest/documents/removeDraft", { idx, ver });
      await refresh();
      void navigate(`${routeByName("documents-AllDocumentList")}?doc_type=D1`);
    } catch (error) {
      tell(error);
    }
  }

  return { send, remove, refresh };
}

/** What I may do with a document; on a phone it stays at the lower edge. */
export function DocumentActions({ document, next }: DocumentActionsProps) {
  const { idx, rev, kind, may, status } = document;
  const navigate = useNavigate();
  const [open, setOpen] = useState<Action | "step" | "reference" | null>(null);
  const [asked, setAsked] = useState(rev);
  const { send, remove, refresh } = useDeciding(document, asked, next, () => setOpen(null));
  const copyTo = (other: Document["kind"]) => void navigate(`${screenPath(screenOf(other, true))}?copy=${idx}`);

  function begin(action: Action) {
    // the revision that was on the screen: another one that comes meanwhile is not decided on unseen
    setAsked(rev);
    setOpen(action);
  }

  useKeys({
    a: may.approve ? () => begin("approve") : undefined,
    r: may.reject ? () => begin("reject") : undefined,
  });

  const button = (action: Action, variant = "default", color?: string) =>
    may[action] && (
      <Button variant={variant} {...(color && { color })} onClick={() => begin(action)}>
        {acts[action].title}
      </Button>
    );
  const isAction = open !== null && open !== "step" && open !== "reference";
  return (
    <div role="toolbar" aria-label="문서 처리" className="document-actions">
      {button("approve", "filled")}
      {button("reject", "outline", "red")}
      {button("hold")}
      {button("resume")}
      {button("final")}
      {button("recall")}
      {may.edit && (
        <Button
          variant={status === "draft" ? "filled" : "default"}
          component={Link}
          to={screenPath(screenOf(kind, false), { id: idx })}
        >
          {status === "draft" ? "이어서 쓰기" : "수정하여 재상신"}
        </Button>
      )}
      <MoreMenu
        size="sm"
        actions={[
          { title: "인쇄 · PDF", onClick: () => window.print() },
          may.copy && { title: "재기안 (복사)", onClick: () => copyTo(kind) },
          ...may.follow.map((other) => ({ title: `${kindTitles[other]} 작성`, onClick: () => copyTo(other) })),
          may.addReference && { title: "참조 추가", onClick: () => setOpen("reference") },
          may.addStep && { title: "결재자 추가", onClick: () => setOpen("step") },
          may.remove && { title: "삭제", isDangerous: true, onClick: () => void remove() },
        ]}
      />
      {isAction && (
        <ReasonPopup
          title={acts[open].title}
          label={acts[open].label}
          action={acts[open].title}
          isOptional={open !== "reject" && open !== "hold" && !(open === "recall" && may.recallNeedsReason)}
          isDangerous={open === "reject"}
          max={open === "hold" || open === "recall" ? 300 : 1000}
          onSend={(opinion) => send(open, opinion)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "step" && <AddStepDialog document={document} onDone={refresh} onClose={() => setOpen(null)} />}
      {open === "reference" && (
        <AddReferenceDialog document={document} onDone={refresh} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
