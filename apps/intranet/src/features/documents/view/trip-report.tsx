import { Button } from "@mantine/core";
import type { AnswerOf, getTripReport } from "@portal/definition/contract";
import draftingModule from "@portal/definition/documents/drafting";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../../api/client";
import { tell } from "../../../api/tell";
import { useSending } from "../../../api/use-sending";
import { ReasonPopup } from "../../../controls/dialogs/reason-popup";
import { useUnsaved } from "../../../controls/dialogs/unsaved";
import { HtmlViewLater, RichTextLater } from "../../../controls/rich-text/text-later";
import { StateChip } from "../../../fields/choices/choice";
import { stateOf } from "../../../fields/choices/tone";
import { seoulTime } from "../../../fields/dates/seoul-time";

type Trip = AnswerOf<typeof getTripReport>;

const { status: state } = draftingModule.entities.business_trip.fields;

/** What came of a trip that was allowed: read by all who read its document, written by the traveller. */
export function TripReport({ document: idx }: { document: number }) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ["document", idx, "trip"],
    queryFn: () => get("/rest/documents/getTripReport", { idx }),
    meta: { onRefusal: "log" },
  });
  const [open, setOpen] = useState<"report" | "cancel" | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ["document", idx] });
  if (!data) return null;
  const { ver, status, report, reported_at, may } = data;

  async function cancel(reason: string) {
    try {
      await post("/rest/documents/cancelTrip", { idx, ver, reason });
      toast.success("출장을 취소하였습니다.");
      setOpen(null);
    } catch (error) {
      tell(error);
    }
    await refresh();
  }

  return (
    <section aria-label="출장 결과보고" className="trip-report">
      <header>
        <h4>출장 결과보고</h4>
        <StateChip {...stateOf(state, status)} />
        <span className="doc-small">{dueText(data)}</span>
        {open !== "report" && may.report && (
          <Button size="compact-sm" variant={report ? "default" : "filled"} onClick={() => setOpen("report")}>
            {report ? "결과보고 고치기" : "결과보고 쓰기"}
          </Button>
        )}
        {may.cancel && (
          <Button size="compact-sm" variant="default" onClick={() => setOpen("cancel")}>
            출장 취소
          </Button>
        )}
      </header>
      {open === "report" ? (
        <ReportForm key={reported_at} idx={idx} trip={data} onDone={refresh} onClose={() => setOpen(null)} />
      ) : (
        report && <HtmlViewLater html={report} />
      )}
      {open === "cancel" && (
        <ReasonPopup
          title="출장 취소"
          label="취소 사유"
          action="출장 취소"
          isDangerous
          onSend={cancel}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface ReportFormProps {
  idx: number;
  trip: Trip;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function ReportForm({ idx, trip, onDone, onClose }: ReportFormProps) {
  const [report, setReport] = useState(trip.report);
  const { isSending, send } = useSending();
  const leave = useUnsaved(report !== trip.report);
  async function save() {
    await post("/rest/documents/saveTripReport", { idx, ver: trip.ver, report });
    toast.success("결과보고를 저장하였습니다.");
    leave();
    await onDone();
    onClose();
  }
  return (
    <div className="doc-stack">
      <RichTextLater label="결과보고" value={trip.report} onChange={setReport} />
      <div className="popup-actions">
        <Button size="xs" variant="default" onClick={onClose}>
          취소
        </Button>
        <Button size="xs" loading={isSending} onClick={() => void send(save)}>
          결과보고 저장
        </Button>
      </div>
    </div>
  );
}

function dueText({ status, report_due, reported_at }: Trip): string {
  if (status === "done" && reported_at) return `${seoulTime(reported_at)} 보고`;
  return status === "ok" && report_due ? `${report_due}까지` : "";
}
