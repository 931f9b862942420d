import type { RequestContext, Row } from "../../records/rules";
import { toldOf } from "../access/field-access";
import { isIn, refused, whereMay } from "../access/scope";
import type { Entity } from "../entity";
import { valuesOf } from "../lists/list";
import { fileFactsOf, namesOf } from "../reading/names";
import { readWhole } from "../reading/read";
import { countLinked } from "../writing/links";
import { clashesOf } from "./clashes";
import { mergeOf } from "./merge";
import { takeable } from "./values";

/** Two records side by side for somebody who may merge them: the one that goes, the one that stays, and what goes over. */
export async function compareRecords(
  context: RequestContext,
  entity: Entity,
  { idx, into }: { readonly idx: number; readonly into: number },
) {
  const { by } = mergeOf(entity, { idx, into });
  const read = async (each: number) => {
    const found = await readWhole(context, entity, { idx: each });
    if (!(await isIn(context, entity, each, whereMay(context, entity, by)))) throw refused();
    return found;
  };
  const { whole: gone } = await read(idx);
  const { whole: kept, screens } = await read(into);
  const records = [gone, kept].map((record): Row => toldOf(context, entity, record));
  const values = valuesOf(entity, records, []);
  return {
    records: records.map((record) => ({ ...record })),
    names: await namesOf(context, entity, values),
    files: await fileFactsOf(context.db, values),
    fields: takeable(context, entity, screens, gone, kept),
    moved: await countLinked(context, entity, idx),
    clashes: await clashesOf(context, entity, gone, kept),
  };
}
