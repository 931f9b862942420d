import { moduleOf } from "@portal/definition";
import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import { hoursOn } from "../company/absences";
import type { Database } from "../db/open";
import { reminderSent } from "../db/system-tables";
import { visit, visitMember } from "../db/tables";
import { notify } from "../notifications";
import { dayOf, dayStart, minuteOf } from "../seoul";

const { options: kinds } = moduleOf.visitSchedule.entities.visit.fields.kind;
const DAY = 24 * 60 * 60 * 1000;
/** From when on tomorrow's visits are announced, in Seoul. */
const EVENING = "17:00";

/** The visits that touch a day, YYYY-MM-DD in Seoul, and were not called off. */
function visitsAt(db: Database, day: string, states: readonly string[], where?: SQL) {
  const today = sql`tstzrange(${dayStart(day).toISOString()}, ${dayStart(day, 1).toISOString()})`;
  const held = and(inArray(visit.status, [...states]), isNull(visit.deleted_at), where);
  return db
    .select()
    .from(visit)
    .where(and(sql`${visit.during} && ${today}`, held))
    .orderBy(asc(visit.during));
}

/** Whom somebody visits, or goes along to, on a day. */
export async function visitsOn(db: Database, person: Person, day: string) {
  const member = and(eq(visitMember.idx_visit, visit.idx), eq(visitMember.idx_staff, person.idx));
  const isMember = exists(sql`(select from ${visitMember} where ${and(member, isNull(visitMember.deleted_at))})`);
  const isMine = or(eq(visit.idx_visitor, person.idx), isMember);
  const rows = await visitsAt(db, day, ["plan", "delay", "done"], isMine);
  return rows.map(({ idx, kind, title, place, during }) => ({
    kind: kinds[kind as keyof typeof kinds] ?? kind,
    title: [title, place].filter(Boolean).join(" · "),
    ...hoursOn(day, during),
    is_mine: true,
    link: `/customermanagement/schedulevisitview/${idx}`,
  }));
}

/** In the evening, notifies everybody of the visits that they have tomorrow, once; returns how many were notified. */
export async function tellOfTomorrow(db: Database, now: Date): Promise<number> {
  if (minuteOf(now).slice(11) < EVENING) return 0;
  const due = dayOf(new Date(now.getTime() + DAY));
  const rows = await visitsAt(db, due, ["plan", "delay"]);
  let told = 0;
  for (const idx_staff of new Set(rows.map(({ idx_visitor }) => idx_visitor))) {
    const own = rows.filter(({ idx_visitor }) => idx_visitor === idx_staff);
    await db.transaction(async (tx) => {
      const sent = { entity: "visit", entity_idx: idx_staff, name: "tomorrow", due, days: -1, idx_staff, at: now };
      const { rowCount } = await tx.insert(reminderSent).values(sent).onConflictDoNothing();
      if (rowCount === 0) return;
      const [first] = own;
      const more = own.length > 1 ? ` 외 ${own.length - 1}건` : "";
      const title = `내일 방문 일정 ${own.length}건: ${first ? minuteOf(first.during.from).slice(11) : ""} ${first?.title}${more}`;
      const link = `/customermanagement/schedulevisitlist?tab=mine&during.from=${due}&during.to=${due}`;
      await notify(tx, { to: [idx_staff], kind: "customer", title, link }, now);
      told++;
    });
  }
  return told;
}
