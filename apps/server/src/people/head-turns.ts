import { daysAfter } from "@portal/definition/calendar";
import { and, asc, desc, eq, gte, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { replacementOf } from "../company/heads";
import type { Database } from "../db/open";
import { docStep, document, office, orgHead, staff, team } from "../db/tables";
import { findSteps, type Handing, handOn, stepsLeftOf } from "../flows/approval/acting/pass-on";
import { interestedOf } from "../flows/approval/line/interested";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import { dayOf } from "../seoul";

type Head = RowOf<"org_head">;
/** An appointment, as far as it says who comes after whom. */
export type Coming = Pick<Head, "unit_level" | "unit_idx" | "idx_staff" | "date_from" | "is_acting">;

/** Where somebody finds what waits for them. */
const list = "/documents/alldocumentlist?doc_type=T1";

/**
 * Who decided for a unit until an appointment begins: whoever headed it last, and those whose acting ends with it. Who
 * acts for somebody takes over from them alone.
 */
async function formerHeads(db: Database, { unit_level, unit_idx, idx_staff, date_from, is_acting }: Coming) {
  const before = await db
    .select({ idx: staff.idx, kname: staff.kname, isActing: orgHead.is_acting, date_to: orgHead.date_to })
    .from(orgHead)
    .innerJoin(staff, eq(staff.idx, orgHead.idx_staff))
    .where(
      and(
        eq(orgHead.unit_level, unit_level),
        eq(orgHead.unit_idx, unit_idx),
        lt(orgHead.date_from, date_from),
        isNull(orgHead.deleted_at),
      ),
    )
    .orderBy(desc(orgHead.date_from), desc(orgHead.idx));
  const main = before.find(({ isActing }) => !isActing);
  const ended = before.filter(({ isActing, date_to }) => isActing && date_to === daysAfter(date_from, -1));
  const all = new Map([...(main ? [main] : []), ...(is_acting ? [] : ended)].map((head) => [head.idx, head]));
  return [...all.values()].filter(({ idx }) => idx !== idx_staff);
}

/** What somebody still has to decide of documents that people of a unit have submitted. */
function turnsIn({ unit_level, unit_idx }: Coming, idx_staff: number): SQL | undefined {
  const isOfUnit = { "0": undefined, "1": eq(document.idx_office, unit_idx), "2": eq(document.idx_team, unit_idx) };
  return and(stepsLeftOf(idx_staff, ["now", "hold", "wait"]), isOfUnit[unit_level as "0"]);
}

/** How many turns an appointment would take over, and from whom. */
export async function turnsBefore(db: Database, head: Coming): Promise<{ count: number; from: string }> {
  const former = await formerHeads(db, head);
  const counts = await Promise.all(
    former.map(({ idx }) =>
      db
        .select({ count: sql`count(*)`.mapWith(Number) })
        .from(docStep)
        .innerJoin(document, eq(document.idx, docStep.idx_document))
        .where(turnsIn(head, idx)),
    ),
  );
  const count = counts.flat().reduce((sum, each) => sum + each.count, 0);
  return { count, from: former.map(({ kname }) => kname).join(", ") };
}

/**
 * Gives the turns of who headed a unit to who heads it now, and tells both. What is a matter of the new head's own goes to
 * who stands above them; where nobody does, it stays. Returns how many turns went over.
 */
export async function giveTurns(
  tx: Database,
  head: Head,
  doing: { readonly person: { readonly idx: number }; readonly now: Date },
): Promise<number> {
  const { now } = doing;
  const unit = await nameOf(tx, head);
  const handing = afterAppointment(tx, head, unit, dayOf(now));
  const [taker] = await tx.select({ kname: staff.kname }).from(staff).where(eq(staff.idx, head.idx_staff));
  let all = 0;
  for (const former of await formerHeads(tx, head)) {
    let count = 0;
    for (const step of await findSteps(tx, turnsIn(head, former.idx)))
      if ((await handOn(tx, step, head.idx_staff, doing, handing)) === "handed") count++;
    all += count;
    if (count === 0) continue;
    const tell = (to: number, title: string) => notify(tx, { to: [to], kind: "approval", title, link: list }, now);
    await tell(former.idx, `${unit} 결재 ${count}건을 ${taker?.kname}님에게 이관하였습니다.`);
    await tell(head.idx_staff, `${unit} 결재 ${count}건을 ${former.kname}님에게서 이관받았습니다.`);
  }
  await tx.update(orgHead).set({ handed_over_at: now }).where(eq(orgHead.idx, head.idx));
  return all;
}

/** From whom to whom a turn went, and who decides on what is the new head's own matter. */
function afterAppointment(tx: Database, head: Head, unit: string, day: string): Handing {
  return {
    note: (from, to) => `${unit} 조직장이 바뀌어 ${from}님에게서 ${to}님에게 이관되었습니다.`,
    instead: ({ idx_office, idx_team, ...document }) =>
      replacementOf(tx, { idx: head.idx_staff, idx_office, idx_team }, interestedOf(document), day, "above"),
  };
}

async function nameOf(db: Database, { unit_level, unit_idx }: Head): Promise<string> {
  if (unit_level === "0") return "회사";
  const table = unit_level === "1" ? office : team;
  const [unit] = await db.select({ kname: table.kname }).from(table).where(eq(table.idx, unit_idx));
  return unit?.kname ?? "";
}

/** What the night does for appointments that have begun and are to take over what waits. */
export async function giveTurnsAtNight(tx: Database, now: Date): Promise<number> {
  const day = dayOf(now);
  const begun = await tx
    .select({ head: orgHead })
    .from(orgHead)
    .innerJoin(staff, and(eq(staff.idx, orgHead.idx_staff), eq(staff.status, "active")))
    .where(
      and(
        eq(orgHead.hand_over, true),
        isNull(orgHead.handed_over_at),
        lte(orgHead.date_from, day),
        or(isNull(orgHead.date_to), gte(orgHead.date_to, day)),
        isNull(orgHead.deleted_at),
      ),
    )
    .orderBy(asc(orgHead.date_from), asc(orgHead.idx));
  let given = 0;
  for (const { head } of begun)
    given += await giveTurns(tx, head, { person: { idx: head.idx_writer ?? head.idx_staff }, now });
  return given;
}
