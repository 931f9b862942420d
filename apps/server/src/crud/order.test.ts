import { type Access, mayOpen, modules } from "@portal/definition";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { askerOf } from "../access/asker";
import { sortOf } from "../db/indexes-of";
import type { Database } from "../db/open";
import { post, staff } from "../db/tables";
import { dayOf } from "../seoul";
import { openTestPortal } from "../testing/test-portal";
import { withBeside } from "./beside";
import { entityOf } from "./entity";
import { firstOfEach } from "./first-of-each";
import { listingOf, selectRows } from "./list";
import { orderBy, orderOf } from "./order";
import { findPlace, placeOf } from "./place";
import { portalEntities } from "./portal-entities";
import { readRecordOf } from "./read";
import type { Asking } from "./rules";
import { whereFixed } from "./scope";

test("a list's own order is read from an index, whatever the number of records", async () => {
  const { db } = await openTestPortal();
  const asking = await askingAs(db, 100);
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
      if (sort.some(([key]) => /link|choice/.test(placeOf(entity, key).field.kind) || key.includes("."))) continue;
      const order = sql.join(orderBy(orderOf(asking, entity, undefined, sort, [])), sql`, `);
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
  const asking = await askingAs(db, 100);
  const entity = entityOf({ entities: portalEntities }, "post");
  const indexes: Record<string, string> = {};
  await db.transaction(async (tx) => {
    for (const way of ["seqscan", "bitmapscan"]) await tx.execute(sql.raw(`set local enable_${way} = off`));
    for (const key of ["idx", "title", "wdate", "view_count", "category", "writer"]) {
      for (const sort of [key, `-${key}`]) {
        const query = { screen: "CARROTZone-NoticeList", sort, page: 1, rows: 30 };
        const [first] = firstOfEach(tx, entity, await listingOf(asking, entity, query), 30);
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

test("records come in the very order that is asked for, whichever way they are found, and have their neighbours in it", async () => {
  const { db } = await openTestPortal();
  // no option has it any more
  await db.update(post).set({ category: "gone" }).where(eq(post.idx, 300));
  const different: string[] = [];
  for (const asking of [await askingAs(db, 1), await askingAs(db, 100)]) {
    for (const { name, of, kind, can = [], ...screen } of modules.flatMap(
      ({ screens }) => screens as readonly Listed[],
    )) {
      if (of === undefined || !/list$/.test(kind) || !mayOpen(asking.asker, can)) continue;
      const entity = entityOf({ entities: portalEntities }, of);
      for (const key of screen.columns ?? []) {
        const place = findPlace(entity, key);
        if (!place || place.part !== undefined || /files|html|json|checklist/.test(place.field.kind)) continue;
        for (const sort of [key, `-${key}`]) {
          const listing = await listingOf(asking, entity, { screen: name, sort });
          const { ways: _, order, ...plain } = listing;
          const { steps: __, ...asOne } = order;
          const all = withBeside(
            db.select({ idx: entity.table.idx }).from(entity.table).$dynamic(),
            plain.beside,
            order,
          )
            .where(plain.where)
            .orderBy(...orderBy(asOne));
          const wanted = (await all).map(({ idx }) => idx);
          for (const offset of [0, Math.max(0, wanted.length - 12)]) {
            const rows = await selectRows(asking, entity, listing, { limit: 12, offset });
            if (String(rows.map(({ idx }) => idx)) !== String(wanted.slice(offset, offset + 12))) {
              different.push(`${name} ${sort} from ${offset}`);
            }
          }
          const at = Math.floor(wanted.length / 2);
          const idx = Number(wanted[at] ?? 0);
          if (idx === 0) continue;
          const { previous, next } = await readRecordOf(asking, entity, { screen: name, sort, idx });
          if (previous !== (wanted[at - 1] ?? null) || next !== (wanted[at + 1] ?? null)) {
            different.push(`${name} ${sort} beside ${idx}`);
          }
        }
      }
    }
  }
  expect(different).toEqual([]);
});

test("what somebody takes part in is read in order from the lines that tell so", async () => {
  const { db } = await openTestPortal();
  const entity = entityOf({ entities: portalEntities }, "task");
  const asking = await askingAs(db, 100);
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

async function askingAs(db: Database, idx: number): Promise<Asking> {
  const now = new Date();
  const [found] = await db.select().from(staff).where(eq(staff.idx, idx));
  if (!found) throw new Error(`no staff ${idx} in the demo company`);
  const asker = await askerOf(db, found, dayOf(now));
  const person = { ...found, sessionIdx: 1, byLink: false, mustChangePassword: false, given: asker.given ?? [] };
  return { db, asker, person, now };
}

interface Listed {
  readonly name: string;
  readonly kind: string;
  readonly of?: string;
  readonly can?: readonly Access[];
  readonly columns?: readonly string[];
  readonly filters?: readonly string[];
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  readonly sort?: readonly (readonly [string, "asc" | "desc"])[];
}
