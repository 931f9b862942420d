import "./booking-time.css";
import "../../screens/form/form.css";
import { Button, NativeSelect } from "@mantine/core";
import { type BookingKind, bookingPurposes, type FormScreen, type Repeat } from "@portal/definition";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { toast } from "react-toastify";
import type { Known } from "../../controls/field-kind";
import { fieldAt } from "../../fields/definitions";
import { dayOf, momentOf, spanOf } from "../../screens/calendar/days";
import { gapsOf, obstacleOf, type Span } from "../../screens/calendar/entries";
import {
  type Bookable,
  kindNames,
  resourceOf,
  resourceOptions,
  useBookables,
  useTaken,
} from "../../screens/calendar/use-bookables";
import { spoken } from "../../screens/calendar/views/entry-button";
import { readDraft } from "../../screens/form/draft";
import { FieldRow } from "../../screens/form/fields/field-row";
import { FormField } from "../../screens/form/fields/form-field";
import { RequiredMark } from "../../screens/form/fields/required-mark";
import { firstValues } from "../../screens/form/first-values";
import { knownOf } from "../../screens/form/known-of";
import { RestoredNote } from "../../screens/form/restored-note";
import { StaleRecord } from "../../screens/form/stale-record";
import { type FormState, useRecordForm } from "../../screens/form/use-record-form";
import type { ReadAnswer, Row } from "../../screens/records";
import { useStore } from "../../store";
import { BookingRepeat } from "./booking-repeat";
import { BookingTime, lengthOf, nextHour } from "./booking-time";
import { useDay } from "./use-day";

interface BookingFormProps {
  screen: FormScreen;
  /** `null` for a new booking. */
  idx: number | null;
  read?: ReadAnswer | undefined;
  /** What another page's address says of a new one: whom it is for, which class it is of. */
  query?: URLSearchParams;
  /** What was marked in the calendar. */
  start?: Partial<Span> & { readonly resource?: number | undefined };
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
  /** With the day for which it is booked. */
  onSaved: (idx: number, day: string) => void;
}

type Series = "one" | "following" | "all";

/** A booking: what, when, what for. Whose bookings are in the way is shown while the time is chosen, and what is free. */
export function BookingForm({ screen, idx, read, query, start, onCancel, onDirty, onSaved }: BookingFormProps) {
  const kind = screen.where?.kind as BookingKind;
  const bookables = useBookables(kind);
  const [base] = useState<Row>(() => read?.record ?? begunWith(screen, query, start));
  const [known] = useState(() => knownOf(read));
  const [series, setSeries] = useState<Series>("one");
  const place = `draft:${useStore.getState().idx_staff}:${screen.name}:${idx ?? `new ${start?.from ?? ""} ${start?.resource ?? ""} ${query ?? ""}`}`;
  const [draft] = useState(() => readDraft(place));
  const isSeries = idx !== null && base.series_idx !== null;
  const form = useRecordForm({
    screen,
    idx,
    base,
    ver: idx === null ? undefined : Number(base.ver) || 1,
    place,
    draft,
    ...(isSeries && { alongside: { series } }),
    onSaved(saved, { state }) {
      if (idx !== null) toast.success("저장하였습니다.");
      else if (state === "requested") toast.success("신청하였습니다. 총무지원팀이 승인하면 알려 드립니다.");
      else toast.success("예약하였습니다.");
      onSaved(saved, dayOf(span.from));
    },
  });
  const { values, problems } = form;
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);

  const chosen = bookables?.find((one) => one.idx === values.idx_resource);
  const span = spanIn(values) ?? nextHour();
  const taken = useTaken(kind, sentSpan(span), idx ?? undefined);
  const entries = useDay(screen, span);
  const others = entries.filter((entry) => entry.idx !== idx);
  const obstacle = chosen && obstacleOf(others, chosen.idx, span);
  const gaps = chosen ? gapsIn(chosen, others, span) : [];
  const setTime = ({ from, to }: Span) => form.write("during", sentSpan({ from, to }));

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) void form.submit();
  }

  return (
    <form
      noValidate
      className="record-form"
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <RestoredNote draft={draft} onRestart={form.restart} />
      {isSeries && <SeriesChoice value={series} onChange={setSeries} />}
      <section className="form-section" aria-label="무엇을 언제">
        <ResourceRow
          kind={kind}
          bookables={taken ?? bookables ?? []}
          isTimed={taken !== undefined}
          value={Number(values.idx_resource) || undefined}
          onChange={(value) => form.write("idx_resource", value)}
          problem={problems.idx_resource}
        />
        <BookingTime
          value={span}
          onChange={setTime}
          isLong={kind === "vehicle"}
          problem={problems.during ?? (obstacle && `이미 예약되어 있습니다: ${spoken(obstacle)}`)}
          hint={chosen && confirmHint(kind, chosen, span)}
        />
        {gaps.length > 0 && <Gaps gaps={gaps} onChoose={(gap) => setTime(within(gap, span))} />}
        {idx === null && (
          <BookingRepeat
            from={span.from}
            value={(values.repeat as Repeat | null | undefined) ?? null}
            onChange={(value) => form.write("repeat", value)}
            problem={problems.repeat}
          />
        )}
      </section>
      <Matter screen={screen} form={form} known={known} chosen={chosen} />
      <div className="form-actions">
        <Button size="xs" variant="default" onClick={onCancel}>
          취소
        </Button>
        <Button size="xs" type="submit" loading={form.isSending}>
          {idx === null ? "예약" : "저장"}
        </Button>
      </div>
      <StaleRecord form={form} known={known} />
    </form>
  );
}

interface GapsProps {
  gaps: readonly Span[];
  onChoose: (gap: Span) => void;
}

/** When it is free on the day, to be taken. */
function Gaps({ gaps, onChoose }: GapsProps) {
  return (
    <p className="booking-gaps is-wide form-field">
      <span>이 날 비어 있는 시간</span>
      {gaps.map((gap) => (
        <button key={gap.from} type="button" onClick={() => onChoose(gap)}>
          {spanOf(gap.from, gap.to)}
        </button>
      ))}
    </p>
  );
}

interface MatterProps {
  screen: FormScreen;
  form: FormState;
  known: Known;
  /** What is booked. */
  chosen: Bookable | undefined;
}

/** What it is booked for, and by how many. */
function Matter({ screen, form, known, chosen }: MatterProps) {
  const { values, problems } = form;
  const kind = screen.where?.kind as BookingKind;
  const fields = screen.form.flatMap((section) => section.fields).filter((key) => !own.includes(key));
  const tooMany = chosen?.capacity && Number(values.people) > chosen.capacity;
  return (
    <section className="form-section" aria-label="내용">
      {fields.map((key) =>
        key === "purpose" || key === "dest" ? (
          <FieldRow
            key={key}
            placed={key === "purpose" ? purposeField(kind) : needed(key)}
            value={values[key] ?? null}
            onChange={(value) => form.write(key, value)}
            known={known}
            problem={problems[key]}
          />
        ) : (
          <FormField key={key} name={key} entity={screen.of} form={form} known={known} inputs={{}} />
        ),
      )}
      {tooMany && (
        <p role="status" className="form-field is-wide form-hint">
          정원({chosen.capacity}명)보다 많습니다. 그래도 예약할 수 있습니다.
        </p>
      )}
    </section>
  );
}

/** Fields that this form asks for in its own way. */
const own: readonly string[] = ["idx_resource", "during", "repeat"];

function sentSpan({ from, to }: Span) {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

interface ResourceRowProps {
  kind: BookingKind;
  bookables: readonly Bookable[];
  /** It is known which of them are free. */
  isTimed: boolean;
  value: number | undefined;
  onChange: (value: number | null) => void;
  problem?: string | undefined;
}

function ResourceRow({ kind, bookables, isTimed, value, onChange, problem }: ResourceRowProps) {
  const id = useId();
  return (
    <div className="form-field is-wide" data-problem={problem ? "" : undefined}>
      <label htmlFor={id} className="form-label">
        {kindNames[kind]}
        <RequiredMark />
      </label>
      <NativeSelect
        id={id}
        size="xs"
        value={String(value ?? "")}
        aria-invalid={problem ? true : undefined}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
        data={resourceOptions(bookables, isTimed)}
      />
      {problem && <p className="form-problem">{problem}</p>}
    </div>
  );
}

function SeriesChoice({ value, onChange }: { value: Series; onChange: (value: Series) => void }) {
  const choices = { one: "이 일정만", following: "이후 모두", all: "전체" } as const;
  return (
    <fieldset className="booking-series">
      <legend className="form-label">반복 예약: 어디까지 바꿀까요?</legend>
      {(Object.keys(choices) as Series[]).map((key) => (
        <label key={key}>
          <input type="radio" name="series" checked={value === key} onChange={() => onChange(key)} /> {choices[key]}
        </label>
      ))}
    </fieldset>
  );
}

/** A text that this kind of booking cannot do without. */
function needed(key: string) {
  const placed = fieldAt("booking", key);
  return { ...placed, field: { ...placed.field, required: true } };
}

function purposeField(kind: BookingKind) {
  const options = Object.fromEntries(bookingPurposes[kind].map((word) => [word, word]));
  const placed = fieldAt("booking", "purpose");
  return { ...placed, field: { kind: "choice" as const, label: placed.field.label, options, required: true } };
}

/** What a new booking begins with: what any form does, and when and what was marked. */
function begunWith(
  screen: FormScreen,
  query = new URLSearchParams(),
  { resource, from, to }: NonNullable<BookingFormProps["start"]> = {},
): Row {
  const span = from === undefined ? nextHour() : { from, to: to ?? from + 3_600_000 };
  return {
    ...firstValues(screen, query),
    idx_resource: resource ?? null,
    during: sentSpan(span),
    ...(screen.where?.kind === "vehicle" && { idx_driver: useStore.getState().idx_staff }),
  };
}

function spanIn({ during }: Row): Span | undefined {
  const { from, to } = (during ?? {}) as { from?: string; to?: string };
  return from && to ? { from: Date.parse(from), to: Date.parse(to) } : undefined;
}

/** When the chosen thing is free on the day, from now on. */
function gapsIn(chosen: Bookable, entries: readonly (Span & { resource?: number })[], { from }: Span): Span[] {
  const day = dayOf(from);
  const [opens, closes] = resourceOf(chosen).open ?? [7 * 60, 22 * 60];
  const now = Math.ceil(Date.now() / 600_000) * 600_000;
  const free = { from: Math.max(now, momentOf(day, opens)), to: momentOf(day, closes) };
  const taken = entries.filter(({ resource }) => resource === chosen.idx);
  return free.from < free.to ? gapsOf(taken, free) : [];
}

/** The chosen length, laid into a free time. */
function within(gap: Span, span: Span): Span {
  const length = Math.min(lengthOf(span), gap.to - gap.from);
  const begin = Math.min(Math.max(span.from, gap.from), gap.to - length);
  return { from: begin, to: begin + length };
}

function confirmHint(kind: BookingKind, chosen: Bookable, { from, to }: Span): string {
  const [opens, closes] = resourceOf(chosen).open ?? [0, 24 * 60];
  const day = dayOf(from);
  const isOutside = from < momentOf(day, opens) || to > momentOf(day, closes);
  if (kind === "studio" && (isOutside || to - from > 8 * 3_600_000))
    return "8시간이 넘거나 이용 시간 밖이라 총무지원팀의 승인이 필요합니다.";
  if (chosen.need_confirm) return "총무지원팀의 승인이 필요한 공간입니다.";
  return isOutside ? `이용 시간은 ${chosen.open_from}–${chosen.open_to}입니다.` : "";
}
