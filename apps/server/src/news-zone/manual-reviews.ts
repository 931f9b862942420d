import { permissionIds } from "@portal/definition";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../db/open";
import { manualDoc, post, staff } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";
import { pathOf } from "./posts";

/** Tells who wrote a manual, and the lead of the team that owns it, that it is due to be reviewed, on its day. */
export async function remindOfReviews(
  db: Database,
  now: Date,
  days: readonly string[] = [dayOf(now)],
): Promise<number> {
  const due = await db
    .select({ post, idx_team: manualDoc.idx_owner_team })
    .from(manualDoc)
    .innerJoin(post, eq(post.idx, manualDoc.idx_post))
    .where(and(inArray(manualDoc.review_due, [...days]), isNull(post.deleted_at)));
  const told = await Promise.all(
    due.map(async ({ post: record, idx_team }) => {
      const isLead = inArray(staff.idx_position, [...permissionIds.positions.leads.team]);
      const leads = await db
        .select({ idx: staff.idx })
        .from(staff)
        .where(and(eq(staff.idx_team, idx_team), isLead));
      const to = [...leads.map(({ idx }) => idx), ...(record.idx_writer ? [record.idx_writer] : [])];
      await notify(db, { to, kind: "news", title: `점검할 매뉴얼: ${record.title}`, link: pathOf(record) }, now);
      return to.length;
    }),
  );
  return told.reduce((all, count) => all + count, 0);
}
