import type { FieldKey } from "@portal/definition";
import { eq } from "drizzle-orm";
import type { RequestContext, Row } from "../../records/rules";
import { notices, untoldIn, wholeIn, wholes, withMasks, without } from "../access/field-access";
import type { Entity } from "../entity";
import { besideIn, besideOf, selectedBeside, withBeside } from "../lists/beside";
import { fieldAt, findField } from "../place";

/** Whether a field is one of a linked record, or derived: no column of the record and its parts. */
export function isBesideRecord(entity: Entity, key: FieldKey): boolean {
  const place = findField(entity, key);
  return place?.through !== undefined || place?.derived !== undefined;
}

/** The values of such fields, as lists have them. */
export async function readBeside(
  context: RequestContext,
  entity: Entity,
  idx: number,
  keys: readonly FieldKey[],
): Promise<Row> {
  if (keys.length === 0) return {};
  const places = keys.map((key) => fieldAt(entity, key));
  const told = notices(context, entity, keys);
  const wholly = wholes(context, entity, keys);
  const own = places.filter(({ part }) => part === undefined).map(({ name, column }) => [name, column] as const);
  const selection = {
    record: { idx: entity.table.idx, ...Object.fromEntries(own) },
    ...selectedBeside(entity, places),
    ...(Object.keys(told).length > 0 && { told }),
    ...(Object.keys(wholly).length > 0 && { wholly }),
  };
  const query = context.db.select(selection).from(entity.table).$dynamic();
  const [row] = await withBeside(query, besideOf(context, entity, keys)).where(eq(entity.table.idx, idx));
  const { record, told: found, wholly: complete, ...rest } = row ?? {};
  const whole = { ...(record as Row | undefined), ...besideIn(rest) };
  return withMasks(entity, without(entity, whole, untoldIn(found)), keys, wholeIn(complete));
}
