import "../../screens/screen.css";
import type { FormScreen } from "@portal/definition";
import { useEffect, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { toast } from "react-toastify";
import { PageTitle } from "../../controls/page-title";
import { dayOf, isDay, momentOf } from "../../screens/calendar/days";
import { siblingOf, titleOf } from "../../screens/definitions";
import { RecordTrouble } from "../../screens/record-trouble";
import { useRecord } from "../../screens/records";
import { useUnsaved } from "../../shell/unsaved";
import { BookingForm } from "./booking-form";

/** The form of a booking as a page of its own; what was marked in the calendar is in the address. */
export function BookingFormPage({ screen }: { screen: FormScreen }) {
  const { idx: inPath } = useParams();
  const [query] = useSearchParams();
  const idx = screen.kind === "add" ? null : Number(inPath) || 0;
  const { data, error, refetch } = useRecord(screen.of, idx);
  const navigate = useNavigate();
  const [isDirty, setIsDirty] = useState(false);
  const [saved, setSaved] = useState<{ idx: number; day: string }>();
  useUnsaved(isDirty && saved === undefined);
  const calendar = siblingOf(screen, "calendar-day", "calendar-month");

  useEffect(() => {
    if (saved === undefined) return;
    toast.success(idx === null ? "예약하였습니다." : "저장하였습니다.");
    const there = new URLSearchParams({ date: saved.day, booking: String(saved.idx) });
    void navigate(`${calendar?.path ?? "/main"}?${there}`, { replace: true });
  }, [saved, idx, calendar, navigate]);

  return (
    <div className="record-screen">
      <PageTitle title={titleOf(screen)} />
      {idx !== null && !data ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : (
        <BookingForm
          key={`${idx} ${String(data?.record.ver)}`}
          screen={screen}
          idx={idx}
          read={data}
          start={startIn(query)}
          onCancel={() => void navigate(-1)}
          onDirty={setIsDirty}
          onSaved={(booked, day) => setSaved({ idx: booked, day })}
        />
      )}
    </div>
  );
}

/** A resource and a time as addresses have them; a day alone is its working hours' first one. */
function startIn(query: URLSearchParams) {
  const [from, to, date] = [Date.parse(query.get("from") ?? ""), Date.parse(query.get("to") ?? ""), query.get("date")];
  const resource = Number(query.get("resource")) || undefined;
  if (!Number.isNaN(from)) return { resource, from, ...(!Number.isNaN(to) && { to }) };
  if (isDay(date) && date !== dayOf(Date.now())) return { resource, from: momentOf(date, 9 * 60) };
  return { resource };
}
