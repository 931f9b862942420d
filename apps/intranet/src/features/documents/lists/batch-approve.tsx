import { Button, Textarea } from "@mantine/core";
import { BATCH_AMOUNT } from "@portal/definition/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../../api/client";
import { useSending } from "../../../api/use-sending";
import { Popup } from "../../../controls/dialogs/popup";
import type { DocumentRow } from "../names";
import { wonText } from "../won";
import { type Report, ReportDialog } from "./report-dialog";

interface BatchApproveProps {
  rows: readonly DocumentRow[];
  onDone: () => void;
}

/** Approves the documents that were chosen, and reports of each what came of it. */
export function BatchApprove({ rows, onDone }: BatchApproveProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { isSending, send } = useSending();
  const [opinion, setOpinion] = useState("");
  const [report, setReport] = useState<Report | null>(null);

  async function approve() {
    await send(async () => {
      const { list } = await post("/rest/documents/approveDocuments", {
        list: rows.map(({ idx, rev }) => ({ idx, rev })),
        opinion,
      });
      const named = list.map((one) => ({ ...one, title: rows.find(({ idx }) => idx === one.idx)?.title ?? "" }));
      if (list.every(({ is_done }) => is_done)) toast.success(`${list.length}건을 승인하였습니다.`);
      else setReport(named);
      setIsAsking(false);
      setOpinion("");
      onDone();
    });
    await Promise.all(
      ["documents", "document", "header", "todo"].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
  }

  return (
    <>
      {/* switched off it can have the focus: it comes back here when all are approved */}
      <Button
        size="compact-sm"
        data-disabled={rows.length === 0 || undefined}
        aria-disabled={rows.length === 0}
        onClick={() => rows.length > 0 && setIsAsking(true)}
      >
        일괄승인{rows.length > 0 && ` (${rows.length})`}
      </Button>
      <span className="doc-small">{wonText(BATCH_AMOUNT)}원 미만인 문서를 골라 한 번에 승인합니다.</span>
      {isAsking && (
        <Popup title={`${rows.length}건 승인`} size="md" closeOnClickOutside={false} onClose={() => setIsAsking(false)}>
          <ul className="doc-chosen">
            {rows.map(({ idx, title, amount, drafter }) => (
              <li key={idx}>
                {title} <span className="doc-small">{drafter.kname}</span> {amount !== null && `${wonText(amount)}원`}
              </li>
            ))}
          </ul>
          <Textarea
            label="의견 (선택)"
            size="xs"
            rows={2}
            maxLength={1000}
            value={opinion}
            onChange={({ currentTarget }) => setOpinion(currentTarget.value)}
          />
          <div className="popup-actions">
            <Button size="xs" variant="default" onClick={() => setIsAsking(false)}>
              취소
            </Button>
            <Button size="xs" data-autofocus loading={isSending} onClick={() => void approve()}>
              승인
            </Button>
          </div>
        </Popup>
      )}
      {report && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  );
}
