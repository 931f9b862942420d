import { mayOpen, moduleOf } from "@portal/definition";
import { monthsAfter } from "@portal/definition/calendar";
import { and, asc, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { wrongFields } from "../../api-error";
import type { Database } from "../../db/open";
import { magazine, magazineRead, staff } from "../../db/tables";
import { notify } from "../../notifications";
import type { RecordOf, TableOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";

type Issue = RecordOf<"magazine">;

/** Months from an issue to the day on which its subscription wants to be looked at. */
const SUBSCRIBED = 11;
const [editScreen] = moduleOf.magazine.screens.filter(({ kind }) => kind === "edit");

/** Issues of magazines: read by everybody once they are open, and given out until no printed copy is left. */
export const rules: RulesOf<"magazine"> = {
  visible: (context, table) => whereOpen(context, table),

  async saving({ now }, { before, after: issue }) {
    const sent = issue.magazine_dist;
    const wrong: Record<string, string> = {};
    for (const [at, { idx_team, idx_customer }] of sent.entries())
      if (!idx_team === !idx_customer)
        wrong[`magazine_dist.${at}.idx_team`] = "배포부서: 부서와 고객사 가운데 하나를 선택하세요.";
    const stock = issue.copies - sent.reduce((sum, { qty }) => sum + qty, 0);
    if (stock < 0) {
      const last = sent.length - 1;
      const left = stock + (sent[last]?.qty ?? 0);
      const [field, what] = last < 0 ? ["copies", "부수"] : [`magazine_dist.${last}.qty`, "부수"];
      wrong[field] = `${what}: 남은 부수보다 많습니다. (남은 부수 ${Math.max(0, left)})`;
    }
    if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
    const is_open = issue.is_open && Boolean(issue.pdf || issue.url);
    const isNews = is_open && issue.kind === "own" && !before?.told_at;
    const renew_on = monthsAfter(issue.publish_date, SUBSCRIBED);
    return { stock, is_open, renew_on, ...(isNews && { told_at: now }) };
  },

  async saved({ db, now, person }, { before: old, after: issue }) {
    for (const title of new Set([issue.title, old?.title ?? issue.title])) await keepLatest(db, title);
    if (!issue.told_at || old?.told_at) return;
    const people = await db
      .select({ idx: staff.idx })
      .from(staff)
      .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), ne(staff.idx, person.idx)));
    const told = {
      title: `새 자사지가 나왔습니다: ${issue.title} ${issue.issue}`,
      link: `/resourcemanagement/magazinemanagementview/${issue.idx}`,
    };
    await notify(db, { to: people.map(({ idx }) => idx), kind: "news", ...told }, now);
  },

  async removing({ db }, record) {
    await keepLatest(db, record.title, record.idx);
  },

  async extra(context, record) {
    const { db, now, person } = context;
    const { idx } = record;
    const reader = { idx_magazine: idx, idx_staff: person.idx, idx_writer: person.idx, wdate: now };
    await db.insert(magazineRead).values(reader).onConflictDoNothing();
    return { before: await besideOf(context, record, "before"), after: await besideOf(context, record, "after") };
  },
};

/** The issues that somebody reads: those that are open, and every one for who keeps them. */
function whereOpen({ asker }: Pick<RequestContext, "asker">, table: TableOf<"magazine">): SQL | undefined {
  return mayOpen(asker, editScreen?.can ?? []) ? undefined : eq(table.is_open, true);
}

/** Notes which issue of a title is the latest; `but` is one that is about to be removed. */
async function keepLatest(db: Database, title: string, but = 0): Promise<void> {
  const later = alias(magazine, "later");
  const isLater = and(
    eq(later.title, magazine.title),
    or(
      gt(later.publish_date, magazine.publish_date),
      and(eq(later.publish_date, magazine.publish_date), gt(later.idx, magazine.idx)),
    ),
    isNull(later.deleted_at),
    ne(later.idx, but),
  );
  await db
    .update(magazine)
    .set({ is_latest: sql`not exists (select from ${magazine} later where ${isLater})` })
    .where(and(eq(magazine.title, title), isNull(magazine.deleted_at)));
}

/** The issue of the same title that came before or after one, of those that somebody reads. */
async function besideOf(context: RequestContext, record: Issue, side: "before" | "after") {
  const { idx, title, publish_date } = record;
  const isBefore = side === "before";
  const [found] = await context.db
    .select({ idx: magazine.idx, issue: magazine.issue })
    .from(magazine)
    .where(
      and(
        eq(magazine.title, title),
        ne(magazine.idx, idx),
        (isBefore ? lt : gt)(magazine.publish_date, publish_date),
        isNull(magazine.deleted_at),
        whereOpen(context, magazine),
      ),
    )
    .orderBy((isBefore ? desc : asc)(magazine.publish_date))
    .limit(1);
  return found ?? null;
}
