import { notBefore } from "@portal/definition";
import { endOfMonths } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { ApiError, wrongFields } from "../api-error";
import type { Database } from "../db/open";
import { classRun, contract, quote, salesPlan, smp } from "../db/tables";
import type { RowOf } from "../records/record-of";
import type { RequestContext, Row } from "../records/rules";
import { logStatus } from "../status-log";

export type Opportunity = RowOf<"smp">;

/** How likely an opportunity is at each stage, in percent, unless somebody knows better. */
export const odds: Readonly<Record<string, number>> = { s1: 10, s2: 25, s3: 50, s4: 75, s5: 100, s6: 0 };

/** Whether an opportunity is neither won nor lost. */
export function isOpen({ stage }: Pick<Opportunity, "stage">): boolean {
  return ["s1", "s2", "s3", "s4"].includes(stage);
}

/** An opportunity, locked until the transaction ends, so that it is won once. */
export async function lockOpportunity(db: Database, idx: number): Promise<Opportunity> {
  const [found] = await db
    .select()
    .from(smp)
    .where(and(eq(smp.idx, idx), isNull(smp.deleted_at)))
    .for("update");
  if (!found) throw wrongFields({ idx_smp: "영업건: 없거나 삭제되었습니다. 다시 선택하세요." });
  return found;
}

/** Whose a quote, a contract or a class of an opportunity is. */
export function asOfOpportunity({ idx_customer, idx_owner, idx_sector, idx_office, idx_team }: Opportunity) {
  return { idx_customer, idx_owner, idx_sector, idx_office, idx_team };
}

/** What belongs to opportunities is their owner's: quotes, contracts and plans; classes stand in the same unit. */
export async function followOwner(db: Database, idxs: readonly number[]): Promise<void> {
  const { idx_owner, idx_sector, idx_office, idx_team } = smp;
  const place = { idx_sector, idx_office, idx_team };
  const isTheirs = inArray(smp.idx, [...idxs]);
  for (const table of [quote, contract, salesPlan])
    await db
      .update(table)
      .set({ ...place, idx_owner })
      .from(smp)
      .where(and(eq(table.idx_smp, smp.idx), isTheirs));
  await db
    .update(classRun)
    .set(place)
    .from(smp)
    .where(and(eq(classRun.idx_smp, smp.idx), isTheirs));
}

/** Keeps when somebody was at work on an opportunity last; an earlier time changes nothing. */
export async function noteActivity(db: Database, idx: number, at: Date): Promise<void> {
  const isLater = or(isNull(smp.last_activity_at), lt(smp.last_activity_at, at));
  await db
    .update(smp)
    .set({ last_activity_at: at })
    .where(and(eq(smp.idx, idx), isLater));
}

/** Takes records from one state to another and writes it down; those that are elsewhere stay. */
export async function setStates(
  { db, now, person }: Pick<RequestContext, "db" | "now" | "person">,
  entity: string,
  table: typeof import("../db/tables").quote | typeof import("../db/tables").contract,
  {
    idxs,
    from,
    to,
    set = {},
    memo,
  }: { idxs: readonly number[]; from: readonly string[]; to: string; set?: Row; memo?: string },
): Promise<void> {
  if (idxs.length === 0) return;
  const found = await db
    .select({ idx: table.idx, status: table.status })
    .from(table)
    .where(and(inArray(table.idx, [...idxs]), inArray(table.status, [...from]), isNull(table.deleted_at)))
    .for("update");
  for (const { idx, status } of found) {
    await db
      .update(table)
      .set({ ...set, status: to, mdate: now, idx_editor: person.idx })
      .where(eq(table.idx, idx));
    await logStatus(db, { entity, idx, from: status, to, memo }, person.idx, now);
  }
}

/** Ends what of contracts' payment plans nobody has asked to invoice. */
export async function endPlans(
  { db, now, person }: Pick<RequestContext, "db" | "now" | "person">,
  idxs: readonly number[],
) {
  if (idxs.length === 0) return;
  await db
    .update(salesPlan)
    .set({ deleted_at: now, idx_editor: person.idx })
    .where(
      and(inArray(salesPlan.idx_contract, [...idxs]), isNull(salesPlan.idx_publish), isNull(salesPlan.deleted_at)),
    );
}

/** The longest contract or class. */
const YEARS = 10;

/** Refuses a period that ends before it begins, or after more years than anything runs: its days are walked. */
export function refuseBackwards(from: string, to: string, [start, end]: readonly [start: string, end: string]): void {
  if (to < from) throw wrongFields({ date_to: notBefore(end, start) });
  if (endOfMonths(from, 12 * YEARS) < to) throw wrongFields({ date_to: `${end}: ${YEARS}년까지 입력하세요.` });
}

/** Why something may be neither added to nor taken from an opportunity that has ended. */
export function ended(): ApiError {
  return new ApiError(409, "이미 수주하거나 실주한 영업건입니다.");
}
