import type { DocumentKind } from "@portal/definition";
import { and, desc, eq, inArray, isNull, max } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { document, formFavourite } from "../../../db/tables";

/** Documents that the picker offers of each kind of list. */
const OFFERED = 20;

/** What somebody's form picker shows. */
export async function pickerOf(db: Database, me: number) {
  const mine = and(eq(document.idx_drafter, me), isNull(document.deleted_at));
  const [favourites, recent, drafts, completed] = [
    await db
      .select({ kind: formFavourite.kind })
      .from(formFavourite)
      .where(eq(formFavourite.idx_staff, me))
      .orderBy(formFavourite.idx),
    await db
      .select({ kind: document.kind, last: max(document.wdate) })
      .from(document)
      .where(mine)
      .groupBy(document.kind)
      .orderBy(desc(max(document.wdate)))
      .limit(5),
    await db
      .select()
      .from(document)
      .where(and(mine, inArray(document.status, ["draft", "withdraw", "reject"])))
      .orderBy(desc(document.mdate), desc(document.idx))
      .limit(OFFERED),
    await db
      .select()
      .from(document)
      .where(and(mine, eq(document.status, "done")))
      .orderBy(desc(document.done_at), desc(document.idx))
      .limit(OFFERED),
  ];
  return {
    favourites: favourites.map(({ kind }) => kind as DocumentKind),
    recent: recent.map(({ kind }) => kind as DocumentKind),
    drafts: drafts.map((it) => ({
      ...related(it),
      status: it.status as "draft",
      mdate: (it.mdate ?? it.wdate).toISOString(),
    })),
    completed: completed.map((it) => ({ ...related(it), done_at: it.done_at?.toISOString() ?? "" })),
  };
}

function related({ idx, doc_no, title, kind }: typeof document.$inferSelect) {
  return { idx, doc_no, title, kind: kind as DocumentKind };
}

/** Puts a form among somebody's favourites, or takes it away. */
export async function setFavourite(db: Database, idx_staff: number, kind: DocumentKind, isOn: boolean): Promise<void> {
  if (isOn) {
    await db.insert(formFavourite).values({ idx_staff, kind, idx_writer: idx_staff }).onConflictDoNothing();
  } else {
    await db.delete(formFavourite).where(and(eq(formFavourite.idx_staff, idx_staff), eq(formFavourite.kind, kind)));
  }
}
