import { eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { staff } from "../../db/tables";
import { aliasOf, type Entities, type Entity } from "../entity";
import { columnOf } from "../place";
import { columnsToRead } from "../writing/parts";
import { empty, removeWhole, whereLeft } from "./purge";

/** The entities of which something goes with somebody's data; the person's own comes last, because others link to its lines. */
function goingWith(entities: Entities): Entity[] {
  const goes = [...entities.values()].filter(
    ({ definition: { ofLeavers } }) => ofLeavers && fieldsOf(ofLeavers) !== undefined,
  );
  return goes.toSorted((a, b) => Number(a.name === "staff") - Number(b.name === "staff"));
}

/** The fields that go; `null` where it is the whole record, nothing where it is kept. */
function fieldsOf(goes: NonNullable<Entity["definition"]["ofLeavers"]>): readonly string[] | null | undefined {
  if (goes === "all") return null;
  return "fields" in goes ? goes.fields : undefined;
}

/** The column with whose a record is. */
function whose({ table, definition: { own: [first = ""] = [] } }: Entity) {
  return columnOf(table, first);
}

/** Whether there is still something of what goes, of somebody in `staff`. */
export function whereSomethingLeft(entities: Entities): SQL | undefined {
  return or(
    ...goingWith(entities).map((known) => {
      const entity = { ...known, table: aliasOf(known, "of_leaver") };
      const fields = fieldsOf(entity.definition.ofLeavers ?? "all") ?? [];
      const isLeft = fields.length > 0 ? or(...fields.map((key) => whereLeft(entity, key))) : sql`true`;
      return exists(sql`(select from ${known.table} of_leaver where ${eq(whose(entity), staff.idx)} and ${isLeft})`);
    }),
  );
}

/** Erases what goes of somebody: of the records, their history and their files. */
export async function eraseOf(entities: Entities, tx: Database, idx: number, now: Date): Promise<void> {
  for (const entity of goingWith(entities)) {
    const records = await tx
      .select(columnsToRead(entity))
      .from(entity.table)
      .where(eq(whose(entity), idx));
    const fields = fieldsOf(entity.definition.ofLeavers ?? "all");
    if (records.length === 0) continue;
    if (fields) await empty(tx, entity, { fields }, records, now);
    else
      await removeWhole(
        tx,
        entity,
        records.map((record) => Number(record.idx)),
      );
  }
}
