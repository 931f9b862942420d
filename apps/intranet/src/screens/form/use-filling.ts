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
 * Takes over what the field of a chosen record `fills`: only where nothing stands, or what another choice has brought, so
 * that nothing is lost that somebody wrote. Who may not read the chosen record fills it in by hand.
 */
export function useFilling({ fields, lines }: Asked, { base, isUntouched, setWritten }: Writing) {
  /** What the record that the address names has brought: it comes back with the form, so that nothing of it is unsaved. */
  const [first, setFirst] = useState<Row>({});
  const begun = useMemo(() => ({ ...base, ...first }), [base, first]);
  /** What choices have brought, by columns and parts. */
  const brought = useRef<Row>({});
  const latest = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, as the form opens
  useEffect(() => {
    if (!isUntouched) return;
    for (const placed of fields) void fill(placed, valueIn(base, placed), setFirst);
  }, []);

  async function fill({ field }: PlacedField, value: unknown, put = setWritten): Promise<void> {
    if (field.kind !== "link" || !field.fills || !value) return;
    const call = ++latest.current;
    // another module may describe it
    const reading = [callRecords(field.to, "read", { idx: Number(value) }), loadEntity(field.to)] as const;
    const [read] = await Promise.all(reading).catch(() => []);
    if (!read || call !== latest.current) return;
    const found = takenOver(field.to, read.record, field.fills);
    const earlier = brought.current;
    brought.current = { ...earlier, ...found };
    put((before) => {
      const now = { ...begun, ...before };
      const next = { ...before };
      for (const [name, given] of Object.entries(found)) {
        const isOpen = isEmpty(now[name]) || isAlike(now[name], earlier[name]);
        if (isOpen) next[name] = given;
      }
      return next;
    });
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
    return Object.fromEntries(pairs.filter(([, value]) => !isEmpty(value)));
  }

  return { begun, fill };
}
