import type { FormScreen, Section } from "@portal/definition";
import { useMemo, useState } from "react";
import { CallError, callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { useSending } from "../../api/use-sending";
import { ask } from "../../controls/dialogs/ask";
import { fieldAt, linesAt, type PlacedField, valueIn } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { isClosed } from "../../fields/shown";
import type { Row } from "../records";
import { useRefresh } from "../records";
import { type Asked, checkValues, type Problems, withEmpty } from "./check-values";
import { type Draft, forgetDraft, useDraft } from "./draft";
import { chosenAnew } from "./fields/where-within";
import { openToAdd } from "./open-to-add";
import { useFilling } from "./use-filling";

interface FormStart {
  screen: FormScreen;
  /** `null` for a new record. */
  idx: number | null;
  /** The record as it is kept, or what a new one begins with. */
  base: Row;
  ver: number | undefined;
  /** Where the draft is kept. */
  place: string;
  draft: Draft | null;
  /** Sent beside the values of a record that is changed. */
  alongside?: { readonly series?: "one" | "following" | "all" };
  /** The columns and parts that may be changed as the record is; for a new one the definition says. */
  open?: readonly string[] | undefined;
  /** The columns of those parts that stay as they are, `part.column`. */
  closed?: readonly string[] | undefined;
  onSaved: (idx: number, extra: Row) => void;
}

export type FormState = ReturnType<typeof useRecordForm>;

/** What is written in a form: until it is saved, it is kept as a draft. */
export function useRecordForm({
  screen,
  idx,
  base,
  ver: firstVer,
  place,
  draft,
  alongside,
  open,
  ...start
}: FormStart) {
  const { closed = [], onSaved } = start;
  const refresh = useRefresh();
  const [written, setWritten] = useState<Row>(draft?.values ?? {});
  const [ver, setVer] = useState(draft?.ver ?? firstVer);
  const [problems, setProblems] = useState<Problems>({});
  const { isSending, send } = useSending();
  /** What the server has in the meantime. */
  const [stale, setStale] = useState<{ record: Row; names: Names } | null>(null);
  const asked = useMemo(() => askedBy(screen.of, screen.form), [screen]);
  const { begun, fill } = useFilling(asked, { base, isUntouched: idx === null && !draft, setWritten });
  const values = useMemo(() => ({ ...begun, ...written }), [begun, written]);
  const filled = useMemo(
    () => (idx === null ? openToAdd(screen, base) : open && new Set(open)),
    [screen, idx, base, open],
  );
  const isDirty = Object.keys(written).length > 0;
  useDraft(place, written, ver, isDirty);

  function write(name: string, value: unknown) {
    setWritten((before) => ({ ...before, [name]: value }));
    setProblems((before) => without(before, name));
  }

  function writeField(placed: PlacedField, value: unknown) {
    const { part, column } = placed;
    void fill(placed, value, valueIn(values, placed));
    if (part === undefined) {
      const own = asked.fields.filter((each) => each.part === undefined && (filled?.has(each.column) ?? true));
      setWritten((before) => ({ ...before, ...chosenAnew(own, column, { ...begun, ...before }) }));
      return write(column, value);
    }
    setWritten((before) => {
      const owner = (before[part] ?? begun[part] ?? {}) as Row;
      return { ...before, [part]: { ...owner, [column]: value } };
    });
    setProblems((before) => without(before, `${part}.${column}`));
  }

  function restart() {
    forgetDraft(place);
    setWritten({});
    setVer(firstVer);
    setProblems({});
  }

  async function save(changed: Row, over: number | undefined) {
    const { problems: found, sent } = checkValues(screen.of, asked, { ...begun, ...changed }, changed);
    setProblems(found);
    if (Object.keys(found).length > 0) return void hearMore(found, changed, over);
    if (screen.confirm && !(await ask(screen.confirm))) return;
    await send(
      async () => {
        const saved = await keep({ screen, idx, alongside }, sent, over);
        forgetDraft(place);
        setWritten({});
        onSaved(saved.idx, saved.extra);
        void refresh(screen.of);
      },
      (error) => refused(error, over),
    );
  }

  /** What the server has against a form with problems: a person hears of all at once. */
  async function hearMore(found: Problems, changed: Row, over: number | undefined) {
    // nobody is asked for a password to hear that a field is empty
    if (entityOf(screen.of).asksPassword?.includes("write")) return;
    const values = withEmpty(screen.of, found, changed);
    const more = await keep({ screen, idx, alongside: { ...alongside, tells: true } }, values, over).then(
      () => ({}),
      (error: unknown) => (error instanceof CallError ? error.fields : {}),
    );
    // who goes on writing meanwhile is not shown what has been mended
    setProblems((now) => (now === found ? { ...more, ...found } : now));
  }

  async function refused(error: unknown, over: number | undefined) {
    if (!(error instanceof CallError)) throw error;
    setProblems(error.fields);
    if (error.err === 409 && idx !== null) {
      const now = await callRecords(screen.of, "read", { idx }).catch(() => undefined);
      if (now && now.record.ver !== over) return setStale(now);
    }
    // what is wrong with a value stands at the value
    if (Object.keys(error.fields).length === 0) tell(error);
  }

  return {
    asked,
    /** Whether a column or a part is for the person to fill in; else it is there to be read. */
    isOpen: (column: string) => filled?.has(column) ?? true,
    isClosed: (part: string, column: string) => closed.includes(`${part}.${column}`),
    /** Whether the person may read it at all. */
    isTold: (placed: PlacedField) => idx === null || !isClosed(base, placed),
    values,
    problems,
    isDirty,
    isSending,
    stale,
    write,
    writeField,
    restart,
    closeStale: () => setStale(null),
    submit: () => save(idx === null ? values : written, ver),
    /** Saves over what somebody else has saved, but for the columns and parts that stay as they are. */
    async merge(theirs: ReadonlySet<string>) {
      if (!stale) return;
      const left = Object.fromEntries(Object.entries(written).filter(([name]) => !isKept(name, theirs, asked)));
      const over = Number(stale.record.ver);
      setStale(null);
      setWritten(left);
      setVer(over);
      await save(left, over);
    },
  };
}

/** What is sent beside the values: with `tells` the server says what is wrong with them, and keeps nothing. */
type Alongside = NonNullable<FormStart["alongside"]> & { readonly tells?: true };

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

function askedBy(entity: string, form: readonly Section[]): Asked {
  const keys = form.flatMap(({ fields }) => fields);
  const lines = keys.flatMap((key) => linesAt(entity, key) ?? []);
  const names = new Set(lines.map(({ part }) => part));
  return { lines, fields: keys.filter((key) => !names.has(key)).map((key) => fieldAt(entity, key)) };
}

/** Adds a record, or writes over the version of it that somebody has seen. */
async function keep(
  { screen: { of, name }, idx, alongside }: Pick<FormStart, "screen" | "idx"> & { alongside?: Alongside },
  values: Row,
  over: number | undefined,
): Promise<{ idx: number; extra: Row }> {
  const { tells } = alongside ?? {};
  if (idx === null) return callRecords(of, "add", { ...(name && { screen: name }), values, ...(tells && { tells }) });
  await callRecords(of, "change", { idx, ver: over ?? 1, values, ...alongside });
  return { idx, extra: {} };
}

/** Whether a written column or part stays as the other one saved it. */
function isKept(name: string, theirs: ReadonlySet<string>, { fields }: Asked): boolean {
  return theirs.has(name) || fields.some(({ key, column, part }) => theirs.has(key) && (part ?? column) === name);
}

function without(problems: Problems, name: string): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([place]) => place !== name && !place.startsWith(`${name}.`)),
  );
}
