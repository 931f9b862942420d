import { noticeList } from "@portal/definition/contract";
import { and, count, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import { post } from "../db/tables";
import { serve } from "./answer";
import type { Routes } from "./routes";

/** Notices as everybody reads them. */
export const noticeRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, noticeList, async ({ page, rows }, { person }) => {
    const isOpen = and(eq(post.board, "notice"), isOpenTo(person, now()));
    const list = await db
      .select({ idx: post.idx, title: post.title })
      .from(post)
      .where(isOpen)
      .orderBy(desc(post.is_pinned), desc(post.idx))
      .limit(rows)
      .offset((page - 1) * rows);
    const [all] = await db.select({ total: count() }).from(post).where(isOpen);
    return { list, total: all?.total ?? 0 };
  });
};

/** Posts that somebody may read now: they are open, and for everybody or for a unit of the person's. */
export function isOpenTo(person: Person, now: Date) {
  return and(
    isNull(post.deleted_at),
    or(isNull(post.open_from), lte(post.open_from, now)),
    or(isNull(post.open_to), gt(post.open_to, now)),
    isFor(person),
  );
}

/** Posts that name no unit, or one of the person's. */
function isFor({ idx_sector, idx_office, idx_team }: Person) {
  const named = Object.entries({ idx_sector, idx_office, idx_team }).map(
    ([unit, idx]) => sql`${post.target} -> ${unit} @> to_jsonb(${idx}::bigint)`,
  );
  return or(isNull(post.target), ...named);
}
