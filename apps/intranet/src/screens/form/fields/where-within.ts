import { fieldAt, type PlacedField } from "../../../fields/definitions";
import { isEmpty } from "../../../fields/shown";
import type { Row } from "../../records";

/** What records that a link offers have to have, of what is written in the record with the link: nothing where all will do. */
export function whereWithin({ field, entity }: PlacedField, record: Row) {
  if (field.kind !== "link" || !(field.within || field.offers)) return undefined;
  const written = Object.entries(field.within ?? {}).map(
    ([key, theirs]) => [theirs, record[fieldAt(entity, key).column]] as const,
  );
  const known = written.filter((pair): pair is readonly [string, string | number] =>
    /^(string|number)$/.test(typeof pair[1]),
  );
  return { ...field.offers, ...Object.fromEntries(known) };
}

/** Once a field has another value, the links that were chosen within the earlier one: emptied, to be chosen anew. */
export function chosenAnew(fields: readonly PlacedField[], column: string, before: Row): Row {
  const written = fields.find((placed) => placed.column === column);
  if (!written || isEmpty(before[column])) return {};
  const within = fields.filter(({ field }) => field.kind === "link" && written.key in (field.within ?? {}));
  return Object.fromEntries(within.map((placed) => [placed.column, null]));
}
