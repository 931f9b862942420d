import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import {
  approvalRule,
  businessTrip,
  customer,
  docComment,
  docInbox,
  docRead,
  docRevision,
  docStep,
  document,
  expense,
  expenseBudget,
  expenseItem,
  extraPay,
  extraPayRate,
  salesPlan,
  salesPublish,
  salesPublishItem,
  salesReceipt,
  salesSupplier,
  salesTarget,
  statusLog,
} from "../../db/tables";
import { markWeeks } from "../../flows/overtime/minutes";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { demoCustomers, SOLD_TO, seedCustomers } from "../customers/customers";
import { noteProducts, seedOpportunities } from "../customers/opportunities";
import type { DemoLeave } from "../leave/leave-kept";
import { recordsOf } from "./document-records";
import { draftsOfLeave, draftsOfSales } from "./document-requests";
import { demoBudgets, demoRates, demoRules, demoSupplier, demoTargets } from "./document-settings";
import { demoDocuments } from "./documents";

/**
 * Stores a year of documents with what came of them; the leaves, days at home and trips that they asked for get their
 * numbers, so store the documents first.
 */
export async function addDemoDocuments(
  tx: Database,
  people: readonly DemoPerson[],
  leave: DemoLeave,
  holidays: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const all = demoCustomers(people, now);
  const customers = all.slice(0, SOLD_TO);
  const made = demoDocuments(people, now, [
    ...draftsOfLeave(leave, people, now),
    ...draftsOfSales(customers, people, now),
  ]);
  const records = recordsOf(made.documents, customers, now);
  const trips = leave.absences.filter(({ kind }) => kind === "trip");
  for (const { idx, kind, record } of made.documents) {
    if (record === undefined) continue;
    const row = kind === "D3" ? leave.vacations[record] : kind === "D4" ? leave.telecommutings[record] : undefined;
    if (row) row.idx_document = idx;
    const trip = kind === "D5" ? trips[record] : undefined;
    if (trip) trip.ref_idx = record + 1;
  }
  await insertMany(tx, customer, all);
  await seedCustomers(tx, people, now);
  const plans = await seedOpportunities(tx, all, people, records, holidays, now);
  await tx.insert(approvalRule).values(demoRules.map((rule) => ({ ...rule, wdate: now })));
  await insertMany(tx, extraPayRate, demoRates(now));
  await insertMany(tx, expenseBudget, demoBudgets(people, now));
  await tx.insert(salesSupplier).values({ ...demoSupplier, wdate: now });
  await insertMany(tx, salesTarget, demoTargets(records.sales, now));
  await insertMany(
    tx,
    document,
    made.documents.map(({ drafter, decider, record, ...row }) => row),
  );
  await insertMany(tx, docRevision, made.revisions);
  await insertMany(tx, docStep, made.steps);
  await insertMany(tx, docInbox, made.inbox);
  await insertMany(tx, docComment, made.comments);
  await insertMany(tx, docRead, made.reads);
  await insertMany(tx, numberCounter, made.counters);
  await insertMany(tx, statusLog, made.history);
  await insertMany(tx, expense, records.expenses);
  await insertMany(tx, expenseItem, records.expenseItems);
  await insertMany(tx, extraPay, records.extraPays);
  await markWeeks(tx);
  await insertMany(tx, businessTrip, records.trips);
  await insertMany(tx, salesPublish, records.sales);
  await noteProducts(tx);
  await insertMany(tx, salesPublishItem, records.salesItems);
  await insertMany(tx, salesReceipt, records.receipts);
  await insertMany(tx, salesPlan, [...records.plans, ...plans]);
  for (const table of [expense, businessTrip, salesPublish, customer]) await goOnAfter(tx, table);
}
