import { picturesIn, withPictures } from "@portal/definition";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/open";
import { file } from "../../db/tables";

/** Gives a record pictures of its own, copies of those that its formatted text took over from another of its kind. */
export async function copyPictures(
  db: Database,
  html: string,
  { entity, from, to, now }: { entity: string; from: number; to: number; now: Date },
): Promise<string> {
  const idxs = picturesIn(html);
  if (idxs.length === 0) return html;
  const kept = and(
    inArray(file.idx, idxs),
    eq(file.entity, entity),
    eq(file.entity_idx, from),
    isNull(file.deleted_at),
  );
  const others = new Map<number, number>();
  for (const { idx, ...same } of await db.select().from(file).where(kept)) {
    const [copy] = await db
      .insert(file)
      .values({ ...same, entity_idx: to, wdate: now })
      .returning({ idx: file.idx });
    if (copy) others.set(idx, copy.idx);
  }
  return withPictures(html, others);
}
