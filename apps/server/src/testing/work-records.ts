import { expect } from "vitest";
import type { AtEnd } from "./database/test-database";
import { openWorkshop } from "./open-workshop";
import type { Visitor } from "./test-portal";

/** The address of a call on the workshop's records. */
export const at = (call: string) => `/rest/records/work/${call}`;
/** The form that adds them. */
export const screen = "Workshop-Add";

/** Adds one; its number. */
export async function add(visitor: Visitor, values: object): Promise<number> {
  const answer = await visitor.post(at("add"), { screen, values });
  expect(answer.json()).toMatchObject({ err: 0 });
  return answer.json().idx;
}

/** What is answered to whoever opens one. */
export async function read(visitor: Visitor, idx: number) {
  return (await visitor.get(`${at("read")}?idx=${idx}`)).json();
}

/** The titles that a list shows, in its order. */
export async function titles(visitor: Visitor, query: string): Promise<string[]> {
  const answer = await visitor.get(`${at("list")}?screen=Workshop-List&${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().list.map(({ title }: { title: string }) => title);
}

/** A workshop with three records, which differ in each value that a list knows. */
export async function openList(atEnd?: AtEnd) {
  const portal = await openWorkshop({}, atEnd);
  const maker = await portal.signedIn("staff@demo.test");
  const bench = await portal.db
    .insert(portal.tables.bench as never)
    .values([{ name: "큰 작업대" }, { name: "작은 작업대" }] as never);
  expect(bench.rowCount).toBe(2);
  const day = (n: number) => ({ from: `2026-03-0${n}T01:00:00Z`, to: `2026-03-0${n}T03:00:00Z` });
  await add(maker, {
    title: "가",
    kind: "lamp",
    pieces: 3,
    price: 100,
    idx_bench: 1,
    made_on: "2026-03-01",
    during: day(1),
    colors: ["red"],
    tags: ["새것"],
    work_label: { words: "봄 하늘" },
  });
  await add(maker, {
    title: "나 100%",
    kind: "chair",
    pieces: 1,
    price: 200,
    idx_bench: 2,
    made_on: "2026-03-03",
    during: day(2),
    colors: ["red", "blue"],
    is_rush: true,
    helpers: [101],
  });
  await add(maker, {
    title: "다_라",
    kind: "table",
    pieces: 2,
    made_on: "2026-03-02",
    memo: "봄맞이",
    shown_at: "2026-03-05T23:30:00+09:00",
  });
  return { portal, maker };
}
