import "../../controls/screen.css";
import type { FormScreen } from "@portal/definition";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { isDay } from "../../controls/dates/day-text";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { PageTitle } from "../../controls/page-title";
import { useAddress } from "../../controls/use-address";
import { siblingOf, titleOf } from "../../fields/siblings";
import { dayOf, momentOf } from "../../screens/calendar/days";
import { RecordTrouble } from "../../screens/record-trouble";
import { type ReadAnswer, useRecord } from "../../screens/records";
import { BookingForm } from "./booking-form";

/** The form of a booking as a page of its own; what was marked in the calendar is in the address. */
export function BookingFormPage({ screen }: { screen: FormScreen }) {
  const { idx: inPath } = useParams();
  const { params: query } = useAddress();
  const idx = screen.kind === "add" ? null : Number(inPath) || 0;
  const { data, error, refetch } = useRecord(screen, idx);
  const navigate = useNavigate();
  const [isDirty, setIsDirty] = useState(false);
  const [saved, setSaved] = useState<{ idx: number; day: string }>();
  useUnsaved(isDirty && saved === undefined);
  const calendar = siblingOf(screen, "calendar-day", "calendar-month");

  const goToCalendar = useEffectEvent((booked: { idx: number; day: string }) => {
    const there = new URLSearchParams({ date: booked.day, booking: String(booked.idx) });
    void navigate(`${calendar?.path ?? "/main"}?${there}`, { replace: true });
  });
  useEffect(() => {
    if (saved !== undefined) goToCalendar(saved);
  }, [saved]);

  return (
    <div className="record-screen">
      <PageTitle title={titleOf(screen)} />
      {idx !== null && !data ? (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      ) : data && refusalOf(data) ? (
        <p role="alert" className="list-empty">
          {refusalOf(data)}
        </p>
      ) : (
        <BookingForm
          key={`${idx} ${String(data?.record.ver)}`}
          screen={screen}
          idx={idx}
          read={data}
          query={query}
          start={startIn(query)}
          onCancel={() => void navigate(-1)}
          onDirty={setIsDirty}
          onSaved={(booked, day) => setSaved({ idx: booked, day })}
        />
      )}
    </div>
  );
}

/** Why a booking cannot be changed here; nothing when it can. */
function refusalOf({ may, record }: ReadAnswer): string | undefined {
  if (!may.change) return "이 예약을 수정할 권한이 없습니다. 예약한 사람과 총무지원팀이 수정합니다.";
  if (["requested", "confirmed", "in_use"].includes(String(record.status))) return undefined;
  return "끝났거나 취소된 예약은 수정할 수 없습니다.";
}

/** A resource and a time as addresses have them; a day alone is its working hours' first one. */
function startIn(query: URLSearchParams) {
  const [from, to, date] = [Date.parse(query.get("from") ?? ""), Date.parse(query.get("to") ?? ""), query.get("date")];
  const resource = Number(query.get("resource")) || undefined;
  if (!Number.isNaN(from)) return { resource, from, ...(!Number.isNaN(to) && { to }) };
  if (isDay(date) && date !== dayOf(Date.now())) return { resource, from: momentOf(date, 9 * 60) };
  return { resource };
}
