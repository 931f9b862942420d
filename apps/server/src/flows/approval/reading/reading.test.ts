import { permissionsOf } from "@portal/definition";
import { expect, test } from "vitest";
import { askerOf } from "../../../access/asker";
import { docStep, document, staff } from "../../../db/tables";
import { demoAccounts } from "../../../demo/accounts";
import { openTestPortal } from "../../../testing/test-portal";
import type { Document, Step } from "../document";
import { isToldTo, readerOf } from "./reading";

/** A day on which nobody acts for anybody. */
const DAY = "2020-01-01";
/** One of each way to read: for oneself, for a team, for an office, for the money, for all. */
const asked = /^(staff|partner|lead|division|hr|sales|accounting|master)@/;

test("lists elsewhere tell of the very documents that somebody may read of themselves", async () => {
  const { db } = await openTestPortal();
  const documents = (await db.select().from(document)) as Document[];
  const steps = new Map<number, Step[]>();
  for (const step of await db.select().from(docStep)) {
    steps.set(step.idx_document, [...(steps.get(step.idx_document) ?? []), step]);
  }
  const people = await db.select().from(staff);
  const told: Record<string, number> = {};
  for (const { email, idx } of demoAccounts.filter((account) => asked.test(account.email))) {
    const person = people.find((it) => it.idx === idx);
    if (!person) throw new Error(`no staff ${idx}`);
    const asker = await askerOf(db, person, DAY);
    const found = await db
      .select({ idx: document.idx })
      .from(document)
      .where(isToldTo(asker, DAY, document));
    const wanted: number[] = [];
    for (const one of documents) {
      const reader = await readerOf(db, asker, one, steps.get(one.idx) ?? [], DAY);
      // a master reads the others to audit, which is recorded
      const isToldToMaster =
        permissionsOf(asker).isMaster && one.secret === "normal" && !/draft|withdraw/.test(one.status);
      // what was recalled may be written anew since
      const isRecalled = one.status === "withdraw" && reader !== "drafter";
      if ((reader !== null && reader !== "audit" && !isRecalled) || isToldToMaster) wanted.push(one.idx);
    }
    const numbers = found.map((row) => row.idx).sort((a, b) => a - b);
    expect([email, numbers]).toEqual([email, wanted.sort((a, b) => a - b)]);
    told[email] = numbers.length;
  }
  expect(told["staff@demo.test"]).toBeGreaterThan(0);
  expect(told["staff@demo.test"]).toBeLessThan(documents.length);
});
