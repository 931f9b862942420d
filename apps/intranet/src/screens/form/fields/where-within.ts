import { fieldAt, type PlacedField } from "../../../fields/definitions";
import type { Row } from "../../records";

/** What records that a link offers have to have, of what is written in the record with the link: nothing where all will do. */
export function whereWithin({ field, entity }: PlacedField, record: Row) {
  if (field.kind !== "link" || !(field.within || field.offers)) return undefined;
  const written = (field.within ?? []).map((key) => [key, record[fieldAt(entity, key).column]] as const);
  const known = written.filter((pair): pair is readonly [string, string | number] =>
    /^(string|number)$/.test(typeof pair[1]),
  );
  return { ...field.offers, ...Object.fromEntries(known) };
}
