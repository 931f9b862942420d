import { modules } from "@portal/definition";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { askerOf } from "../access/asker";
import { staff } from "../db/tables";
import { dayOf } from "../seoul";
import { openTestPortal } from "../testing/test-portal";
import { entityOf } from "./entity";
import { firstOfEach } from "./first-of-each";
import { listingOf } from "./list";
import { orderBy, orderOf } from "./order";
import { placeOf } from "./place";
import { portalEntities } from "./portal-entities";
import type { Asking } from "./rules";
import { whereFixed } from "./scope";

test("a list's own order is read from an index, whatever the number of records", async () => {
  const { db } = await openTestPortal();
  const sorted: string[] = [];
  await db.transaction(async (tx) => {
    // what the planner does with many records
    for (const way of ["seqscan", "bitmapscan", "sort", "incremental_sort"]) {
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    }
    for (const { name, of, ...screen } of modules.flatMap(({ screens }) => screens as readonly Listed[])) {
      if (of === undefined || !/list$/.test(screen.kind)) continue;
      const entity = entityOf({ entities: portalEntities }, of);
      const { sort = [["idx", "desc"]], where } = screen;
      // by the names of other records, or by the order of a choice's options
      if (sort.some(([key]) => /link|choice/.test(placeOf(entity, key).field.kind) || key.includes("."))) continue;
      const order = sql.join(orderBy(orderOf(entity, undefined, sort, [])), sql`, `);
      const kept = whereFixed(entity, where) ?? sql`true`;
      const plan = await tx.execute(sql`explain select from ${entity.table} where ${kept} order by ${order} limit 30`);
      if (/Sort/.test(JSON.stringify(plan.rows))) sorted.push(name);
    }
  });
  expect(sorted).toEqual([]);
});

test("what somebody takes part in is read in order from the lines that tell so", async () => {
  const { db } = await openTestPortal();
  const entity = entityOf({ entities: portalEntities }, "task");
  const now = new Date();
  const [found] = await db.select().from(staff).where(eq(staff.idx, 100));
  if (!found) throw new Error("no staff 100 in the demo company");
  const person = { ...found, sessionIdx: 1, byLink: false, mustChangePassword: false };
  const asking: Asking = { db, asker: await askerOf(db, person, dayOf(now)), person, now };
  const query = { screen: "TaskManagement-taskList", tab: "mine", status: "run,wait", page: 1, rows: 30 };
  await db.transaction(async (tx) => {
    for (const way of ["seqscan", "bitmapscan", "sort", "hashagg"])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const [first] = firstOfEach(tx, entity, await listingOf(asking, entity, query), 30);
    const plan = JSON.stringify((await tx.execute(sql`explain (format json) ${first}`)).rows);
    expect(plan).toContain('"Index Name":"task_member_staff_role_is_closed_due');
    expect(plan).not.toContain('"Sort"');
  });
});

interface Listed {
  readonly name: string;
  readonly kind: string;
  readonly of?: string;
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  readonly sort?: readonly (readonly [string, "asc" | "desc"])[];
}
