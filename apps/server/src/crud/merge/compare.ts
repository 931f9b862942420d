import type { Asking, Row } from "../../records/rules";
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
  asking: Asking,
  entity: Entity,
  { idx, into }: { readonly idx: number; readonly into: number },
) {
  const { by } = mergeOf(entity, { idx, into });
  const read = async (each: number) => {
    const found = await readWhole(asking, entity, { idx: each });
    if (!(await isIn(asking, entity, each, whereMay(asking, entity, by)))) throw refused();
    return found;
  };
  const { whole: gone } = await read(idx);
  const { whole: kept, screens } = await read(into);
  const records = [gone, kept].map((record): Row => toldOf(asking, entity, record));
  const values = valuesOf(entity, records, []);
  return {
    records: records.map((record) => ({ ...record })),
    names: await namesOf(asking, entity, values),
    files: await fileFactsOf(asking.db, values),
    fields: takeable(asking, entity, screens, gone, kept),
    moved: await countLinked(asking, entity, idx),
    clashes: await clashesOf(asking, entity, gone, kept),
  };
}
