import type { HandOverKind } from "@portal/definition";
import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { retireHandover } from "../db/tables";
import type { WriteContext } from "../records/rules";
import { logStatus } from "../status-log";

type Line = Pick<typeof retireHandover.$inferSelect, "kind" | "ref_entity">;

/** What somebody who leaves brings back, and gives to nobody. */
export const returnedKinds: readonly HandOverKind[] = ["asset", "rental"];

/** Whether a line ends as its thing is returned; one that was written by hand is ticked off by hand. */
export function isReturned({ kind, ref_entity }: Line): boolean {
  return ref_entity !== null && returnedKinds.some((each) => each === kind);
}

/** Ends the lines of a thing that has been returned, or has been given to somebody else. */
export async function endReturned(
  context: WriteContext,
  entity: "asset" | "goods_rental" | "textbook_rental",
  idx: number,
) {
  await endLines(context, and(eq(retireHandover.ref_entity, entity), eq(retireHandover.ref_idx, idx)));
}

/** Ends those of these lines whose things are not in the leaver's hands any more. */
export async function endLines({ db, handOvers, person, now }: WriteContext, which: SQL | undefined): Promise<void> {
  const isOpen = and(
    inArray(retireHandover.kind, [...returnedKinds]),
    isNotNull(retireHandover.ref_entity),
    ne(retireHandover.status, "ok"),
    isNull(retireHandover.deleted_at),
  );
  const lines = await db.select().from(retireHandover).where(and(isOpen, which)).for("update");
  for (const { idx, idx_staff, ref_entity, ref_idx, status: from } of lines) {
    const handOver = handOvers.get(ref_entity ?? "");
    if (!handOver || idx_staff === null) continue;
    const { rows } = await db.execute(sql`select from (${handOver.held(idx_staff)}) held where idx = ${ref_idx}`);
    if (rows.length > 0) continue;
    const ended = {
      status: "ok",
      done_at: sql`coalesce(${retireHandover.done_at}, ${now})`,
      confirmed_at: now,
    } as const;
    await db
      .update(retireHandover)
      .set({ ...ended, mdate: now, idx_editor: person.idx, ver: sql`${retireHandover.ver} + 1` })
      .where(eq(retireHandover.idx, idx));
    await logStatus(db, { entity: "retire_handover", idx, from, to: "ok", memo: "반납" }, person.idx, now);
  }
}
