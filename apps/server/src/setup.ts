import { setupSteps } from "@portal/definition/contract";
import { and, eq, gte, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import type { Database } from "./db/open";
import { account, company, holiday, permissionGrant, position, staff, team } from "./db/tables";
import { NO_PASSWORD } from "./people/joining";
import { dayOf } from "./seoul";

type Step = (typeof setupSteps)[number];

/** Everything is done, whatever is counted. */
const ALL_STEPS = "all";
/** How many people are listed. */
const LISTED = 200;

/** How far the installation is set up: what there is, and what somebody has said to be enough. */
export async function setupOf(db: Database, now: Date) {
  const [own] = await db.select().from(company).orderBy(company.idx).limit(1);
  const year = dayOf(now).slice(0, 4);
  const isHere = and(ne(staff.status, "retired"), isNull(staff.deleted_at));
  const isTouched = or(isNotNull(position.idx_writer), isNotNull(position.idx_editor));
  const counts: Record<Step, number> = {
    company: own?.name && own.brand ? 1 : 0,
    organization: await db.$count(team, and(eq(team.is_use, true), isNull(team.deleted_at))),
    positions: await db.$count(position, and(isTouched, isNull(position.deleted_at))),
    people: await db.$count(staff, isHere),
    permissions: await db.$count(permissionGrant, isNull(permissionGrant.deleted_at)),
    holidays: await db.$count(
      holiday,
      and(
        ...[gte(holiday.hdate, `${year}-01-01`), lte(holiday.hdate, `${year}-12-31`), isNull(holiday.deleted_at)],
        // a day of the company's own, or of one sector, is not a year's holidays
        ...[eq(holiday.kind, "legal"), isNull(holiday.idx_sector)],
      ),
    ),
  };
  // there is one person from the beginning, who has one permission
  const least: Partial<Record<Step, number>> = { people: 2, permissions: 2 };
  const said = new Set(own?.setup ?? []);
  const steps = setupSteps.map((step) => {
    return { step, is_done: said.has(step) || counts[step] >= (least[step] ?? 1), count: counts[step] };
  });
  return { is_done: said.has(ALL_STEPS) || steps.every(({ is_done }) => is_done), steps };
}

/** Those who have never come in. */
export function waitingPeople(db: Database) {
  return db
    .select({ idx: staff.idx, kname: staff.kname, email: staff.email })
    .from(staff)
    .innerJoin(account, eq(account.idx_staff, staff.idx))
    .where(and(eq(account.pw_hash, NO_PASSWORD), ne(staff.status, "retired"), isNull(staff.deleted_at)))
    .orderBy(staff.kname, staff.idx)
    .limit(LISTED);
}

/** Keeps that a step needs nothing more, or does. */
export async function saySetup(db: Database, step: string, isDone: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx.select().from(company).orderBy(company.idx).limit(1).for("update");
    const others = (own?.setup ?? []).filter((one) => one !== step);
    const setup = isDone ? [...others, step] : others;
    if (own) await tx.update(company).set({ setup }).where(eq(company.idx, own.idx));
    else await tx.insert(company).values({ name: "", setup });
  });
}
