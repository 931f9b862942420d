import { type DocumentKind, documentKinds, formByKind } from "@portal/definition";
import { and, eq, gte, inArray, isNull, lte, type Placeholder, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { delegation } from "../../../db/tables";
import type { Document } from "../document";
import { interestedOf } from "../line/interested";

/** Whether a delegation holds on a day (YYYY-MM-DD). */
export function holdsOn(day: string | Placeholder): SQL | undefined {
  return and(lte(delegation.date_from, day), gte(delegation.date_to, day), isNull(delegation.deleted_at));
}

/** What of a document says whether somebody may decide on it in another one's place. */
export type Delegable = Pick<Document, "kind" | "amount" | "idx_drafter" | "interested">;

/** Forms on which nobody decides in another one's place. */
export const personalForms: readonly DocumentKind[] = documentKinds.filter(
  (kind) => formByKind(kind).category === "인사",
);

/** Whether documents of a form can be decided on by a delegate. */
export function isDelegable(kind: DocumentKind): boolean {
  return !personalForms.includes(kind);
}

/** Those to whom these people have given their decision on a document, on a day. */
export async function delegatesFor(
  db: Database,
  people: readonly number[],
  { kind, amount }: Delegable,
  day: string,
): Promise<{ idx_staff: number; idx_delegate: number }[]> {
  if (!isDelegable(kind) || people.length === 0) return [];
  return db
    .select({ idx_staff: delegation.idx_staff, idx_delegate: delegation.idx_delegate })
    .from(delegation)
    .where(and(inArray(delegation.idx_staff, [...people]), holdsOn(day), gte(delegation.amount_to, amount ?? 0)));
}

/** The people in whose place somebody decides on a document on a day; none where it is their own matter. */
export async function delegatorsOf(db: Database, idx: number, document: Delegable, day: string): Promise<number[]> {
  if (!isDelegable(document.kind) || interestedOf(document).includes(idx)) return [];
  const rows = await db
    .select({ idx: delegation.idx_staff })
    .from(delegation)
    .where(and(eq(delegation.idx_delegate, idx), holdsOn(day), gte(delegation.amount_to, document.amount ?? 0)));
  return rows.map((row) => row.idx);
}

/** Whether somebody was, or will be, the delegate of one of these people. */
export async function hasDecidedFor(db: Database, idx: number, people: readonly number[]): Promise<boolean> {
  const isOfThem = and(eq(delegation.idx_delegate, idx), inArray(delegation.idx_staff, [...people]));
  return (await db.$count(delegation, isOfThem)) > 0;
}

/** Why somebody who is, was or will be a delegate of one of these people does not decide on a document of theirs. */
export async function undelegatedReason(db: Database, idx: number, people: readonly number[], day: string) {
  const isNow = and(eq(delegation.idx_delegate, idx), inArray(delegation.idx_staff, [...people]), holdsOn(day));
  return (await db.$count(delegation, isNow)) > 0
    ? "위임받지 않은 문서입니다. 인사 문서와 위임 한도를 넘는 금액은 위임한 사람이 결재합니다."
    : "위임 기간이 아니어서 대신 결재할 수 없습니다.";
}
