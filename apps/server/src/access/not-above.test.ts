import { mayOpen, permissionFlags, permissionsOf, screens } from "@portal/definition";
import { calls } from "@portal/definition/calls";
import { expect, test } from "vitest";
import { staff } from "../db/tables";
import { demoAccounts } from "../demo/accounts";
import { shareTestPortal } from "../testing/test-portal";
import { askerOf } from "./asker";
import { mayMore } from "./not-above";

const today = "2026-03-02";
const shared = shareTestPortal();

test("whose way in somebody may open opens nothing to them that was closed: no call, screen or flag, of any pair of accounts", async () => {
  const { db } = shared();
  const people = await db.select().from(staff);
  const askers = await Promise.all(
    demoAccounts.map(({ idx }) => askerOf(db, people.find((it) => it.idx === idx) as (typeof people)[number], today)),
  );
  const doors = [...new Set([...calls, ...screens].map(({ can }) => can))];
  for (const mine of askers) {
    // those whom the person can be, and whom those can be, and so on
    const reached = new Set([mine]);
    for (const one of reached) for (const other of askers) if (!mayMore(other, one)) reached.add(other);
    for (const other of reached) {
      const [my, their] = [permissionsOf(mine), permissionsOf(other)];
      expect([mine.idx, other.idx, permissionFlags.filter((flag) => their[flag] && !my[flag])]).toEqual([
        ...[mine.idx, other.idx],
        [],
      ]);
      const opened = doors.filter((can) => mayOpen(other, can) && !mayOpen(mine, can));
      expect([mine.idx, other.idx, opened]).toEqual([mine.idx, other.idx, []]);
    }
  }
});

test("the people team neither resets the password of a developer nor leads its mail elsewhere, but of others it does both", async () => {
  const portal = shared();
  const people = await portal.signedIn("people@demo.test");
  const refused = "나에게 없는 권한이 있는";
  for (const path of ["resetPassword", "makeJoiningLink"]) {
    const answer = await people.post(`/rest/auth/${path}`, { idx: 106 });
    expect([answer.statusCode, answer.json().err_msg]).toEqual([403, expect.stringContaining(refused)]);
  }
  const changed = async (idx: number) => {
    const { record } = (await people.get(`/rest/records/staff/read?idx=${idx}`)).json();
    const values = { email: `elsewhere${idx}@demo.test` };
    return (await people.post("/rest/records/staff/change", { idx, ver: record.ver, values })).json();
  };
  expect(await changed(106)).toMatchObject({ err: 403, err_msg: expect.stringContaining(refused) });
  expect(await changed(100)).toMatchObject({ err: 0 });
});

test("an order by which somebody may more than its writer is decided on by another one", async () => {
  const portal = shared();
  const people = await portal.signedIn("people@demo.test");
  const values = { idx_staff: 107, kind: "move", effective_date: "2026-03-09", idx_to_office: 6095, idx_to_team: 6096 };
  const { idx } = (await people.post("/rest/records/staff_order/add", { values })).json();
  const plan = { idx, ver: 1, move: "plan" };
  const alone = await people.post("/rest/records/staff_order/move", plan);
  expect([alone.statusCode, alone.json().err_msg]).toEqual([403, expect.stringContaining("다른 인사 담당자가 확정")]);
  const helper = await portal.signedIn("peoplehelper@demo.test");
  expect((await helper.post("/rest/records/staff_order/move", plan)).json()).toMatchObject({ err: 0 });
});
