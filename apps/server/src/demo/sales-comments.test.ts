import { expect, test } from "vitest";
import { contextAs } from "../crud/access/audience";
import { entityOf } from "../crud/entity";
import { readWhole } from "../crud/reading/read";
import { callComment, contractComment, quoteComment } from "../db/tables";
import { portalEntities } from "../portal-entities";
import { openTestPortal } from "../testing/test-portal";

test("what is said of quotes, contracts and calls is said by people who may read them, and some of it is answered", async () => {
  const { db } = await openTestPortal();
  const said = [
    ...(await db.select().from(quoteComment)).map(({ idx_quote, ...one }) => ({ ...one, on: "quote", of: idx_quote })),
    ...(await db.select().from(contractComment)).map(({ idx_contract: of, ...one }) => ({
      ...one,
      on: "contract",
      of,
    })),
    ...(await db.select().from(callComment)).map(({ idx_call: of, ...one }) => ({ ...one, on: "call_log", of })),
  ];
  expect(new Set(said.map(({ on, of }) => `${on} ${of}`)).size).toBe(12);
  expect(said.filter(({ idx_parent }) => idx_parent !== null).length).toBeGreaterThan(5);
  for (const { on, of, idx_writer } of said) {
    // few of them have accounts
    const context = await contextAs(db, idx_writer, new Date("2026-03-02T01:00:00Z"));
    const { whole } = await readWhole(context, entityOf({ entities: portalEntities }, on), { idx: of });
    expect([on, of, idx_writer, whole.idx]).toEqual([on, of, idx_writer, of]);
  }
});
