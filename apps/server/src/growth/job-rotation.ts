import { monthsAfter } from "@portal/definition/calendar";
import { and, desc, eq, gte, isNull, lte, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { jobrotation, jrApplicant } from "../db/tables";

/** The round that is open for writing on a day, and whether the person has applied. */
export async function openRound(db: Database, day: string, person: Person) {
  const [round] = await db
    .select({
      idx: jobrotation.idx,
      sdate: jobrotation.sdate,
      edate: jobrotation.edate,
      notice: jobrotation.notice,
      sample_image: jobrotation.sample_image,
      hasApplied: hasApplied(person.idx).mapWith(Boolean),
    })
    .from(jobrotation)
    .where(isOpenOn(day))
    .orderBy(desc(jobrotation.year))
    .limit(1);
  return round;
}

/** Whether somebody is to be shown the job rotation: a round is open, they may apply and have not. */
export function isShownTo(idx: number | Placeholder, day: string | Placeholder): SQL<boolean> {
  return isThereRound(sql`${isOpenOn(day)} and not ${hasApplied(idx)}`);
}

/** Whether somebody has applied in a round that is open, and nobody has looked at it yet. */
export function isSentBy(idx: number | Placeholder, day: string | Placeholder): SQL<boolean> {
  return isThereRound(sql`${isOpenOn(day)} and ${hasApplied(idx, eq(jrApplicant.status, "submit"))}`);
}

/** What somebody has applied for in a round. */
export async function wishesOf(db: Database, idx_round: number, { idx }: Person) {
  const [found] = await db
    .select({ rotation_1: jrApplicant.rotation_1, rotation_2: jrApplicant.rotation_2 })
    .from(jrApplicant)
    .where(and(eq(jrApplicant.idx_round, idx_round), eq(jrApplicant.idx_staff, idx), isNull(jrApplicant.deleted_at)));
  return found ?? null;
}

function isThereRound(which: SQL): SQL<boolean> {
  return sql`exists (select from ${jobrotation} where ${which})`.mapWith(Boolean) as SQL<boolean>;
}

function isOpenOn(day: string | Placeholder): SQL | undefined {
  return and(
    eq(jobrotation.is_open, true),
    isNull(jobrotation.deleted_at),
    lte(jobrotation.sdate, day),
    gte(jobrotation.edate, day),
  );
}

function hasApplied(idx: number | Placeholder, also?: SQL): SQL {
  const isMine = and(eq(jrApplicant.idx_round, jobrotation.idx), eq(jrApplicant.idx_staff, idx), also);
  return sql`exists (select from ${jrApplicant} where ${isMine})`;
}

/** Whether somebody joined at least a year ago. */
export function mayApply({ joinday }: Person, day: string): boolean {
  return monthsAfter(joinday, 12) <= day;
}

/** What is wished first, as lists go by it. */
export function firstOf(
  [task]: readonly { readonly title: string }[],
  [place]: readonly { readonly title: string; readonly idx_office: number; readonly idx_team: number }[],
) {
  return {
    first_task: task?.title || null,
    first_team: place?.title || null,
    idx_wished_office: place?.idx_office || null,
    idx_wished_team: place?.idx_team || null,
  };
}

interface Wish {
  readonly title: string;
  readonly memo: string;
  readonly idx_office?: number;
  readonly idx_team?: number;
}

/** The wishes in words: three tasks, then three teams, each with the unit that is meant and why. */
export function wishesText(
  tasks: readonly Wish[],
  places: readonly Wish[],
  unitOf: (wish: Wish) => string = () => "",
): string {
  return [tasks, places]
    .flatMap((wishes, at) =>
      wishes.map((wish, n) => {
        const unit = unitOf(wish);
        const what = [wish.title, unit && `(${unit})`].filter(Boolean).join(" ");
        return what && `${at === 0 ? "직무" : "조직"} ${n + 1}지망 ${what}${wish.memo && `: ${wish.memo}`}`;
      }),
    )
    .filter(Boolean)
    .join("\n");
}
