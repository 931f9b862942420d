import { authOf, moduleOf, permissionsOf, rowsOf } from "@portal/definition";
import { getSalesPublishList } from "@portal/definition/contract";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { askerOf, idsOf } from "../access/asker";
import { whereRows } from "../access/rows-where";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { salesPublish, salesReceipt } from "../db/tables";
import { notYours } from "../flows/approval/document";
import { number } from "../narrowed";
import { dayOf } from "../seoul";

const { sales_publish } = moduleOf.salesPublishing.entities;

/** States of an invoice that was issued and holds. */
export const issued: readonly string[] = ["done", "part", "paid"];
/** States of what was issued ever: an invoice that was taken back counts with the negative one that took it back. */
export const everIssued: readonly string[] = [...issued, "cancel"];

/** The invoices that somebody may see. */
export async function isSeen(db: Database, person: Person, now: Date): Promise<SQL | undefined> {
  const asker = await askerOf(db, person, dayOf(now));
  const rows = rowsOf(asker, getSalesPublishList.can, sales_publish);
  return and(isNull(salesPublish.deleted_at), whereRows(rows, salesPublish));
}

/** Why some were not found: there is none of that number, or they are not the person's to see. */
export async function missing(db: Database, wanted: readonly number[]): Promise<ApiError> {
  const known = await db.$count(
    salesPublish,
    and(inArray(salesPublish.idx, [...wanted]), isNull(salesPublish.deleted_at)),
  );
  return known < new Set(wanted).size ? new ApiError(404, "없는 매출 발행입니다.") : notYours();
}

/** Whether somebody enters the numbers of issued invoices: accounting, and masters. */
export function keepsBooks(person: Person): boolean {
  return permissionsOf(idsOf(person)).isMaster || authOf(idsOf(person).idx_office) === "accounting";
}

/** Whether somebody enters what came in. */
export function takesMoney(person: Person): boolean {
  return keepsBooks(person) || permissionsOf(idsOf(person)).isSalesAdmin;
}

/** What came in for an invoice. */
export function received(): SQL<number> {
  const isOfIt = and(eq(salesReceipt.idx_publish, salesPublish.idx), isNull(salesReceipt.deleted_at));
  return number(sql`(select sum(${salesReceipt.amount}) from ${salesReceipt} where ${isOfIt})`);
}

/** What is still to come in for an invoice; nothing for one that was taken back, and for what took it back. */
export function unpaid(): SQL<number> {
  const isOwed = inArray(salesPublish.status, [...issued]);
  return number(sql`case when ${isOwed} then greatest(${salesPublish.total} - ${received()}, 0) end`);
}
