import { goToProblem } from "./go-to-problem";
import "./form.css";
import { Button } from "@mantine/core";
import { type FormScreen, isAskedFor, type Section } from "@portal/definition";
import { loadPhones } from "@portal/definition/contract";
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Known } from "../../controls/field-kind";
import { UploadsProvider, useAfterUploads } from "../../controls/files/uploads";
import { MoreFields } from "../../controls/more-fields";
import { useOnceDrawn } from "../../controls/use-once-drawn";
import { fieldAt, type PlacedField, valueIn } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { isEmpty } from "../../fields/shown";
import { untilOpened } from "../../loading/later";
import { useStore } from "../../store";
import type { ReadAnswer, Row } from "../records";
import { AlikeRecords } from "./alike-records";
import { placeOf } from "./check-values";
import { readDraft } from "./draft";
import { FormField, type OwnInput } from "./fields/form-field";
import { firstValues } from "./first-values";
import { knownOf } from "./known-of";
import { RestoredNote } from "./restored-note";
import { StaleRecord } from "./stale-record";
import { TakenTimes } from "./taken-times";
import { type FormState, useRecordForm } from "./use-record-form";

interface RecordFormProps {
  screen: FormScreen;
  /** `null` for a new record. */
  idx: number | null;
  /** The record as it is kept; nothing for a new one. */
  read: ReadAnswer | undefined;
  /** Values that a new record begins with. */
  query?: URLSearchParams;
  /** A record that a new one begins as a copy of. */
  copied?: ReadAnswer | undefined;
  beside?: (values: Row) => ReactNode;
  /** Sent beside the values of a record that is changed. */
  alongside?: { readonly series?: "one" | "following" | "all" };
  inputs?: Readonly<Record<string, OwnInput>>;
  onCancel: () => void;
  /** Takes the record away; absent where that is not done from its form. */
  onRemove?: (() => void) | undefined;
  onDirty: (isDirty: boolean) => void;
  onSaved: (idx: number, extra: Row) => void;
}

/** The inputs of a record with their buttons; what is written survives a lost session. */
export function RecordForm({
  screen,
  idx,
  read,
  query,
  copied,
  beside,
  alongside,
  inputs = {},
  onCancel,
  onRemove,
  onDirty,
  onSaved,
}: RecordFormProps) {
  // what is written was written over this; the record being read again changes nothing here
  const [base] = useState<Row>(
    () => read?.record ?? firstValues(screen, query ?? new URLSearchParams(), copied?.record),
  );
  const [known] = useState(() => knownOf(read ?? copied));
  const box = useRef<HTMLFormElement>(null);
  const onceDrawn = useOnceDrawn();
  // dialogs of another page have no name of their own
  const page = screen.name || `${screen.of} ${JSON.stringify(screen.where)}`;
  const place = `draft:${useStore.getState().idx_staff}:${page}:${idx ?? `new ${query ?? ""}`}`;
  const [draft] = useState(() => readDraft(place));
  const ver = idx === null ? undefined : Number(base.ver) || 1;
  const may = { open: read?.may.fields, closed: read?.may.closed };
  const form = useRecordForm({ screen, idx, base, ver, place, draft, alongside, ...may, onSaved });
  const count = Object.keys(form.problems).length;
  const stray = strayProblems(form);
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);
  useEffect(() => void loadPhones().catch(untilOpened), []);

  const { begin, isWaiting, saveWhenSent } = useAfterUploads(() => {
    void form.submit().then(() => onceDrawn(() => goToProblem(box.current)));
  });

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) saveWhenSent();
    // a form is saved by its button: Enter in a field is most often a slip
    else if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
  }

  return (
    <div className={beside ? "form-layout has-beside" : "form-layout"}>
      <form
        ref={box}
        noValidate
        className="record-form"
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          saveWhenSent();
        }}
      >
        <RestoredNote draft={draft} onRestart={form.restart} />
        <UploadsProvider value={begin}>
          <Sections screen={screen} idx={idx} form={form} known={known} inputs={inputs} />
        </UploadsProvider>
        {(count > 1 || stray) && (
          <p role="alert" className="form-problem">
            {count > 1 && `고칠 곳이 ${count}군데 있습니다.`} {stray}
          </p>
        )}
        <FormActions isSending={form.isSending || isWaiting} onCancel={onCancel} onRemove={onRemove} />
      </form>
      {beside && <aside className="form-beside">{beside(form.values)}</aside>}
      <StaleRecord form={form} known={known} />
    </div>
  );
}

interface SectionsProps extends Required<Pick<RecordFormProps, "screen" | "idx" | "inputs">> {
  form: FormState;
  known: Known;
}

/**
 * The sections that are asked for with what is written so far; what is there already is shown where it is named, above
 * all else.
 */
function Sections({ screen, form, ...given }: SectionsProps) {
  const { alike } = entityOf(screen.of);
  const asked = screen.form.filter((section) => isAskedFor(section, form.values));
  return asked.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
    <Fragment key={index}>
      <FormSection entity={screen.of} section={section} form={form} {...given} />
      {alike && index === 0 && <AlikeRecords screen={screen} idx={given.idx} values={form.values} />}
    </Fragment>
  ));
}

interface FormSectionProps extends Omit<SectionsProps, "screen"> {
  entity: string;
  section: Section;
}

/** The fields of a section: behind one line where few write them. */
function FormSection({ entity, section: { title, fields, isRare }, idx, form, known, inputs }: FormSectionProps) {
  const { occupies } = entityOf(entity);
  const body = (
    <section className="form-section" aria-label={title}>
      {title && <h2>{title}</h2>}
      {fields.map((key) => (
        <Fragment key={key}>
          <FormField name={key} entity={entity} form={form} known={known} inputs={inputs} />
          {occupies?.shows && key === occupies.during && form.isOpen(key) && (
            <TakenTimes
              entity={entity}
              idx={idx}
              values={form.values}
              onChoose={(time) => form.writeField(fieldAt(entity, key), time)}
            />
          )}
        </Fragment>
      ))}
    </section>
  );
  if (!isRare) return body;
  const placed = fields.map((key) => fieldAt(entity, key)).filter(form.isTold);
  if (placed.length === 0) return null;
  return (
    <MoreFields
      labels={placed.map(({ field }) => field.label)}
      isFilled={placed.some((one) => isWritten(one, form.values))}
      isWrong={placed.some((one) => Object.keys(form.problems).some((place) => isIn(place, placeOf(one))))}
    >
      {body}
    </MoreFields>
  );
}

/** Whether a field says more than it does where nobody has written it. */
function isWritten(placed: PlacedField, record: Row): boolean {
  const value = valueIn(record, placed);
  return !isEmpty(value) && value !== false && !("default" in placed.field && value === placed.field.default);
}

/** Whether a problem lies in a field, or in a line of it. */
function isIn(problem: string, place: string): boolean {
  return problem === place || problem.startsWith(`${place}.`);
}

interface FormActionsProps extends Pick<RecordFormProps, "onCancel" | "onRemove"> {
  isSending: boolean;
}

function FormActions({ isSending, onCancel, onRemove }: FormActionsProps) {
  return (
    <div className="form-actions">
      {onRemove && (
        <Button size="xs" variant="subtle" color="red" className="form-remove" onClick={onRemove}>
          삭제
        </Button>
      )}
      <Button size="xs" variant="default" onClick={onCancel}>
        취소
      </Button>
      <Button size="xs" type="submit" loading={isSending}>
        저장
      </Button>
    </div>
  );
}

/** What is wrong with values that the form does not show. */
function strayProblems({ problems, asked }: FormState): string {
  const places = new Set(asked.fields.map(placeOf));
  const isLine = (place: string) => asked.lines.some(({ part }) => place.startsWith(`${part}.`));
  return (
    Object.entries(problems)
      // what belongs to fields is shown at each of them
      .filter(([place]) => !places.has(place) && !places.has(place.split(".")[0] ?? "") && !isLine(place))
      .map(([, message]) => message)
      .join(" ")
  );
}
