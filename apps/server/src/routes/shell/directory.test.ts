import { isNamed } from "@portal/definition";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { staff } from "../../db/tables";
import { openTestPortal, type Visitor } from "../../testing/test-portal";
import { isNamedLike } from "./directory";

interface Entry {
  idx: number;
  is_on: string;
  is_thanks: string;
  phone: string;
  mp3code: string;
}

interface Placed extends Entry {
  ename: string;
  idx_team: number;
  position_rank: number;
}

const search = async (visitor: Visitor, tmr: string): Promise<Entry[]> =>
  (await visitor.get(`/rest/documents/connection_staff_all?tmr=${encodeURIComponent(tmr)}&idx_staff=100`)).json().list;

test("everybody who works here is listed with extension and phone, unless the phone is private", async () => {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn("staff@demo.test");
  await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.idx, 150));
  const list = await search(visitor, "");
  const entry = (idx: number) => list.find((it) => it.idx === idx);
  expect(entry(150)).toBeUndefined();
  expect(entry(101)).toMatchObject({ is_on: "N", is_thanks: "Y", mp3code: "2101", phone: "010-0000-0101" });
  expect(entry(99)).toMatchObject({ phone: "" });
  expect(entry(100)).toMatchObject({ is_thanks: "N" });
});

test("the list has the order of the organisation, then of positions, then of English names", async () => {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn("staff@demo.test");
  const list = (await search(visitor, "")) as Placed[];
  const [first] = list;
  expect(first).toMatchObject({ sector_name: "총괄부문", position_name: "대표", position_rank: 1 });
  const team = list.filter(({ idx_team }) => idx_team === 111);
  expect(team.map(({ idx }) => list.findIndex((it) => it.idx === idx) - list.indexOf(team[0] as Placed))).toEqual(
    team.map((_, index) => index),
  );
  const ranks = team.map(({ position_rank, ename }) => `${String(position_rank).padStart(3, "0")} ${ename}`);
  expect(ranks).toEqual(ranks.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(team[0]).toMatchObject({ office_name: "기업교육본부", team_name: "기업교육1팀", position_name: "본부장" });
});

test("somebody is present for five minutes after a heartbeat", async () => {
  const portal = await openTestPortal();
  const lead = await portal.signedIn("lead@demo.test");
  const visitor = await portal.signedIn("staff@demo.test");
  const isOn = async () => (await search(visitor, "")).find(({ idx }) => idx === 101)?.is_on;
  expect(await isOn()).toBe("N");
  expect((await lead.post("/rest/personal/heartbeat", {})).json()).toEqual({ err: 0, err_msg: "" });
  expect(await isOn()).toBe("Y");
  portal.wait(5 * 60_000 + 1);
  expect(await isOn()).toBe("N");
});

test("the database finds the same names as the screens", async () => {
  const { db } = await openTestPortal();
  const people = await db.select().from(staff).orderBy(staff.idx);
  const letters = fc.constantFrom(..."ㄱㄴㅇㅂ김이가온amB %_\\.*[]()?^$|{}+-/'\"");
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, minLength: 1, maxLength: 4 }), async (text) => {
      const found = await db.select({ idx: staff.idx }).from(staff).where(isNamedLike(text)).orderBy(staff.idx);
      expect(found.map(({ idx }) => idx)).toEqual(people.filter((it) => isNamed(it, text)).map(({ idx }) => idx));
    }),
    { numRuns: 200 },
  );
});
