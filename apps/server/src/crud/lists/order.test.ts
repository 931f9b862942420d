import { modules } from "@portal/definition";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sortOf } from "../../db/indexes-of";
import { portalEntities } from "../../portal-entities";
import { openTestPortal } from "../../testing/test-portal";
import { contextAs, type Listed, walkOrders } from "../../testing/walks/order-walk";
import { whereFixed } from "../access/scope";
import { entityOf } from "../entity";
import { fieldAt } from "../place";
import { firstOfEach } from "./first-of-each";
import { listingOf } from "./list";
import { orderBy, orderOf } from "./order";

test("a list's own order is read from an index, whatever the number of records", async () => {
  const { db } = await openTestPortal();
  const context = await contextAs(db, 100);
  const sorted: string[] = [];
  await db.transaction(async (tx) => {
    // what the planner does with many records
    for (const way of ["seqscan", "bitmapscan", "sort", "incremental_sort"]) {
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    }
    for (const { name, of, ...screen } of modules.flatMap(({ screens }) => screens as readonly Listed[])) {
      if (of === undefined || !/list$/.test(screen.kind)) continue;
      const entity = entityOf({ entities: portalEntities }, of);
      const sort = sortOf(screen);
      const { where, filters = [] } = screen;
      // by the names of other records, or by the order of a choice's options
      if (sort.some(([key]) => /link|choice/.test(fieldAt(entity, key).field.kind) || key.includes("."))) continue;
      const order = sql.join(orderBy(orderOf(context, entity, undefined, sort, [])), sql`, `);
      const kept = whereFixed(entity, where) ?? sql`true`;
      const written = sql`wdate >= '2026-03-01' and wdate < '2026-03-04'`;
      for (const some of filters.includes("wdate") ? [sql`true`, written] : [sql`true`]) {
        const { rows } = await tx.execute(
          sql`explain select from ${entity.table} where ${kept} and ${some} order by ${order} limit 30`,
        );
        if (/Sort/.test(JSON.stringify(rows))) sorted.push(name);
      }
    }
  });
  expect(sorted).toEqual([]);
});

test("each column's order has an index in a list that everybody sees whole", async () => {
  const { db } = await openTestPortal();
  const context = await contextAs(db, 100);
  const entity = entityOf({ entities: portalEntities }, "post");
  const indexes: Record<string, string> = {};
  await db.transaction(async (tx) => {
    for (const way of ["seqscan", "bitmapscan"]) await tx.execute(sql.raw(`set local enable_${way} = off`));
    for (const key of ["idx", "title", "wdate", "view_count", "category", "writer"]) {
      for (const sort of [key, `-${key}`]) {
        const query = { screen: "CARROTZone-NoticeList", sort, page: 1, rows: 30 };
        const [first] = firstOfEach(tx, entity, await listingOf(context, entity, query), 30);
        const plan = JSON.stringify((await tx.execute(sql`explain (format json) ${first}`)).rows);
        indexes[sort] = /"Index Name":"(post_[^"]*)"/.exec(plan)?.[1] ?? "none";
      }
    }
  });
  const both = (key: string, name: string) => ({ [key]: name, [`-${key}`]: name });
  expect(indexes).toMatchObject({
    ...both("title", "post_board_title_idx_list"),
    ...both("wdate", "post_board_wdate_idx_list"),
    ...both("view_count", "post_board_view_count_idx_list"),
    ...both("category", "post_board_category_is_pinned_wdate_idx_list"),
    ...both("writer", "post_board_idx_writer_is_pinned_wdate_idx_list"),
  });
});

// every column both ways for two askers: order.deep.test.ts
test("records come in the very order that is asked for, whichever way they are found, and have their neighbours in it", async () => {
  const { db } = await openTestPortal();
  const { different, unasked } = await walkOrders(db, "some");
  expect(different).toEqual([]);
  expect(unasked).toEqual([]);
});

test("what somebody takes part in is read in order from the lines that tell so", async () => {
  const { db } = await openTestPortal();
  const entity = entityOf({ entities: portalEntities }, "task");
  const context = await contextAs(db, 100);
  const query = { screen: "TaskManagement-taskList", tab: "mine", status: "run,wait", page: 1, rows: 30 };
  await db.transaction(async (tx) => {
    for (const way of ["seqscan", "bitmapscan", "sort", "hashagg"])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const [first] = firstOfEach(tx, entity, await listingOf(context, entity, query), 30);
    const plan = JSON.stringify((await tx.execute(sql`explain (format json) ${first}`)).rows);
    expect(plan).toContain('"Index Name":"task_member_staff_role_is_closed_due');
    expect(plan).not.toContain('"Sort"');
  });
});
