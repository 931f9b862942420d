import { type Access, type Asker, can, givenTo, moduleOf, rowsOf, specifiedGrants } from "@portal/definition";
import { and, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { docStep, document, leaveLedger } from "../db/tables";
import { openTestPortal } from "../testing/test-portal";
import { whereRows } from "./rows-where";

const { document: documents } = moduleOf.approvalCore.entities;
const { leave_ledger } = moduleOf.vacation.entities;

const unit = {
  idx_sector: fc.constantFrom(100, 300, 6167),
  idx_office: fc.constantFrom(110, 120, 38, 6198),
  idx_team: fc.constantFrom(0, 111, 112, 121, 6115),
};
const asker: fc.Arbitrary<Asker> = fc
  .record({
    ...unit,
    idx: fc.constantFrom(1, 11, 100, 101, 102, 109),
    idx_position: fc.constantFrom(6102, 6103, 6104, 6111),
    heads: fc.array(
      fc.record({ level: fc.constantFrom("company", "office", "team"), idx: fc.constantFrom(110, 111, 121) }),
      { maxLength: 2 },
    ),
  })
  // as the server knows of everybody what is given to them
  .map((ids) => ({ ...ids, given: givenTo(specifiedGrants, ids) }));
const grants = fc.array(
  fc.constantFrom<Access>(
    "staff",
    "staff:own",
    "staff:party",
    "staff:team",
    "isLead:team",
    "pd_auth:all",
    "pd_auth:others",
    "isLead:others",
    "accounting:all",
    "isGiftCardB2C:pool",
  ),
  { maxLength: 3 },
);

test("the database finds the very records of which `can` says that one may see them", async () => {
  const { db } = await openTestPortal();
  const all = await db.select().from(document);
  const steps = await db.select().from(docStep);
  const stepsOf = new Map<number, (typeof steps)[number][]>();
  for (const step of steps) stepsOf.set(step.idx_document, [...(stepsOf.get(step.idx_document) ?? []), step]);
  const withSteps = all.map((it) => ({ ...it, doc_step: stepsOf.get(it.idx) ?? [] }));
  const leaves = await db.select().from(leaveLedger);
  const use = fc.constantFrom("read" as const, "write" as const);
  // each time a fifth of the records
  const part = fc.nat({ max: 4 });
  await fc.assert(
    fc.asyncProperty(asker, grants, use, part, async (person, given, use, part) => {
      const isPart = ({ idx }: { idx: number }) => idx % 5 === part;
      const seen = await db
        .select({ idx: document.idx })
        .from(document)
        .where(and(whereRows(rowsOf(person, given, documents, use), document), sql`${document.idx} % 5 = ${part}`))
        .orderBy(document.idx);
      const may = withSteps
        .filter((it) => isPart(it) && can(person, given, it, documents, use))
        .map(({ idx }) => ({ idx }));
      expect(seen).toEqual(may.sort((a, b) => a.idx - b.idx));

      const rows = await db
        .select({ idx: leaveLedger.idx })
        .from(leaveLedger)
        .where(
          and(whereRows(rowsOf(person, given, leave_ledger, use), leaveLedger), sql`${leaveLedger.idx} % 5 = ${part}`),
        )
        .orderBy(leaveLedger.idx);
      const mayLeave = leaves
        .filter((it) => isPart(it) && can(person, given, it, leave_ledger, use))
        .map(({ idx }) => ({ idx }));
      expect(rows).toEqual(mayLeave.sort((a, b) => a.idx - b.idx));
    }),
    { numRuns: 150 },
  );
});

test("no grant finds no record", async () => {
  const { db } = await openTestPortal();
  const none = await db.select({ one: sql`1` }).from(document).where(whereRows([], document));
  expect(none).toEqual([]);
});
