import { type Begun, type EntityScreen, type Fixed, type FormScreen, linkBelow } from "@portal/definition";
import { fieldAt } from "../fields/definitions";
import { definitionOf } from "../fields/modules";
import { screensOf } from "../fields/siblings";
import { withQuery } from "./record-links";
import type { Row } from "./records";

/**
 * The form for a new record that belongs to another one, filled in with what makes it one of those and with what it begins
 * with; nothing where the person has none.
 */
export function addressToAdd(on: string, record: Row, begun: Begun & { readonly where?: Fixed }): string | undefined {
  const link = linkBelow(definitionOf, on, begun);
  const idx = Number(record.idx);
  const given = { ...begun.where, [link]: idx };
  const isFor = (form: EntityScreen): form is FormScreen =>
    form.kind === "add" &&
    Object.keys(given).every((key) => key in (form.where ?? {}) || isIn(form, key) || form.below === key);
  const form = screensOf(begun.of).find(isFor);
  const begins = Object.entries(begun.from ?? {}).flatMap(([key, source]) => {
    const value = source === "idx" ? idx : record[fieldAt(on, source).column];
    return value === null || value === undefined ? [] : [[key, value] as const];
  });
  const query = new URLSearchParams(
    [...begins, ...Object.entries(given)].map(([key, value]) => [key, String(value)] as [string, string]),
  );
  if (form?.below === link)
    return withQuery({ path: form.path.replace(":idx", String(idx)) }, begun.from ? `?${query}` : "");
  return form && withQuery(form, `?${query}`);
}

function isIn({ form }: FormScreen, key: string): boolean {
  return form.some(({ fields }) => fields.includes(key));
}
