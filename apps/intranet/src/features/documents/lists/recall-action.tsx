import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../../api/client";
import { tell } from "../../../api/tell";
import { ReasonPopup } from "../../../controls/dialogs/reason-popup";
import type { Document } from "../names";

/** Takes a document back out of a list; it is read first, for its revision and whether a reason is needed. */
export function RecallAction({ idx, title }: { idx: number; title: string }) {
  const client = useQueryClient();
  const [document, setDocument] = useState<Document | null>(null);

  async function open() {
    try {
      const read = await get("/rest/documents/getDocument", { idx });
      if (read.may.recall) setDocument(read);
      else toast.warn("이미 처리가 끝나 회수할 수 없습니다.");
    } catch (error) {
      tell(error);
    }
  }

  async function send({ rev }: Document, opinion: string) {
    try {
      await post("/rest/documents/actOnDocument", { idx, rev, action: "recall", opinion });
      toast.success("회수하였습니다. 고쳐서 다시 상신할 수 있습니다.");
      setDocument(null);
    } catch (error) {
      tell(error);
    }
    await Promise.all(["documents", "document", "header"].map((key) => client.invalidateQueries({ queryKey: [key] })));
  }

  return (
    <>
      <button
        type="button"
        className="doc-row-action doc-small"
        aria-label={`${title} 회수`}
        onClick={() => void open()}
      >
        회수
      </button>
      {document && (
        <ReasonPopup
          title="회수"
          label="회수 사유"
          action="회수"
          isOptional={!document.may.recallNeedsReason}
          onSend={(opinion) => send(document, opinion)}
          onClose={() => setDocument(null)}
        />
      )}
    </>
  );
}
