import type { Field } from "@portal/definition";
import { useEffect, useMemo, useRef, useState } from "react";
import { callRecords } from "../../api/client";
import { fieldAt, linesAt, type PlacedField, valueIn } from "../../fields/definitions";
import { loadEntity } from "../../fields/modules";
import { isEmpty } from "../../fields/shown";
import type { Row } from "../records";
import type { Asked } from "./check-values";
import { isAlike } from "./is-alike";

interface Writing {
  /** The record as it is kept, or what a new one begins with. */
  readonly base: Row;
  /** Nobody has written in the form yet: what the address names fills it. */
  readonly isUntouched: boolean;
  readonly setWritten: (change: (before: Row) => Row) => void;
}

/**
 * Takes over what the field of a chosen record `fills`: only where nothing stands, or what the choice before has, so that
 * nothing is lost that somebody wrote, and nothing stays of a record that is no longer chosen. Who may not read the chosen
 * record fills it in by hand.
 */
export function useFilling({ fields, lines }: Asked, { base, isUntouched, setWritten }: Writing) {
  /** What the record that the address names has brought: it comes back with the form, so that nothing of it is unsaved. */
  const [first, setFirst] = useState<Row>({});
  const begun = useMemo(() => ({ ...base, ...first }), [base, first]);
  /** What choices have brought, by columns and parts. */
  const brought = useRef<Row>({});
  /** What was chosen before, by fields; also before it was cleared. */
  const former = useRef<Record<string, unknown>>({});
  const latest = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, as the form opens
  useEffect(() => {
    if (!isUntouched) return;
    for (const placed of fields) void fill(placed, valueIn(base, placed), undefined, setFirst);
  }, []);

  async function fill({ key, field }: PlacedField, value: unknown, was: unknown, put = setWritten): Promise<void> {
    if (field.kind !== "link" || !field.fills) return;
    const before = former.current[key] ?? was;
    former.current[key] = value || before;
    if (!value || value === before) return;
    const call = ++latest.current;
    const [now, then] = await Promise.all([value, before].map((idx) => factsOf(field, Number(idx) || 0)));
    if (!now || call !== latest.current) return;
    const earlier = { ...then, ...brought.current };
    brought.current = { ...brought.current, ...now };
    put((before) => {
      const shown = { ...begun, ...before };
      const next = { ...before };
      for (const [name, given] of Object.entries(now)) {
        const isOpen = isEmpty(shown[name]) ? !isEmpty(given) : isAlike(shown[name], earlier[name]);
        if (isOpen) next[name] = given;
      }
      return next;
    });
  }

  /** What a chosen record fills in; nothing where it cannot be read. */
  async function factsOf({ to, fills = {} }: Extract<Field, { kind: "link" }>, idx: number): Promise<Row | undefined> {
    if (idx === 0) return undefined;
    // another module may describe it
    const [read] = await Promise.all([callRecords(to, "read", { idx }), loadEntity(to)] as const).catch(() => []);
    return read && takenOver(to, read.record, fills);
  }

  function takenOver(from: string, record: Row, fills: Readonly<Record<string, string>>): Row {
    const pairs = Object.entries(fills).flatMap(([key, source]): [string, unknown][] => {
      const own = lines.find(({ part }) => part === key);
      if (own && linesAt(from, source)) {
        const rows = (record[source] ?? []) as readonly Row[];
        const columns = own.fields.map(({ column }) => column);
        return [[key, rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])))]];
      }
      const target = fields.find((placed) => placed.key === key);
      return target ? [[target.column, record[fieldAt(from, source).column] ?? null]] : [];
    });
    return Object.fromEntries(pairs);
  }

  return { begun, fill };
}
