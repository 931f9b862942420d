import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orgHead, staff } from "../../../db/tables";
import { act, approvers, LEAD, read, STAFF, statusesOf, submitted } from "../../../testing/records/documents";
import { openTestPortal } from "../../../testing/test-portal";

test("a document goes to the head of the unit in place of somebody who has left", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const idx = await submitted(drafter, approvers(LEAD, 115));
  await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.idx, 115));
  await act(await portal.signedIn("lead@demo.test"), idx, "approve");
  const [, second] = (await read(drafter, idx)).line;
  expect(second).toMatchObject({ status: "now" });
  expect(second.staff.idx).not.toBe(115);
});

test("a document whose next one has left, with nobody in their place, is not lost behind them: the approval says so", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const idx = await submitted(drafter, approvers(LEAD, 115));
  await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.idx, 115));
  await portal.db.delete(orgHead);
  expect(await act(lead, idx, "approve")).toMatchObject({
    err: 409,
    err_msg: expect.stringMatching(/^다음 결재자 .+님이 퇴사하였고 대신할 조직장이 없습니다\. 기안자가 회수하여/),
  });
  expect(await statusesOf(portal, idx)).toEqual(["now", "wait"]);
  expect(await act(drafter, idx, "recall")).toMatchObject({ status: "withdraw" });
});

test("what somebody who has left had submitted is decided on all the same", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const [approved, rejected] = [await submitted(drafter), await submitted(drafter)];
  await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.idx, STAFF));
  expect(await act(lead, approved, "approve")).toMatchObject({ status: "done" });
  expect(await act(lead, rejected, "reject", "퇴사로 반려합니다")).toMatchObject({ status: "reject" });
  expect((await read(lead, approved)).drafter).toMatchObject({ idx: STAFF });
});
