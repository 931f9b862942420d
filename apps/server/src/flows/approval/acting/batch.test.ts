import { expect, test } from "vitest";
import {
  act,
  approvers,
  DIVISION,
  general,
  LEAD,
  read,
  submitted,
  tellDocuments,
} from "../../../testing/records/documents";
import { openTestPortal } from "../../../testing/test-portal";

test("documents are approved together; each that was not says why", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const [first, second] = [await submitted(drafter), await submitted(drafter, approvers(DIVISION, LEAD))];
  const lead = await portal.signedIn("lead@demo.test");
  const list = [first, second].map((idx) => ({ idx, rev: 1 }));
  expect((await tellDocuments(lead, "approveDocuments", { list })).list).toEqual([
    { idx: first, is_done: true, message: "" },
    { idx: second, is_done: false, message: "아직 결재할 차례가 아닙니다." },
  ]);
});

test("nobody is told to decide on what is decided, taken back or somebody else's turn", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const asked = async () => {
    const { list } = (await lead.get("/rest/personal/getNotificationList?state=NEW")).json();
    return list.filter(({ title }: { title: string }) => title.startsWith("결재 요청: ")).length;
  };
  const before = await asked();
  const [first, second] = [await submitted(drafter), await submitted(drafter)];
  expect(await asked()).toBe(before + 2);
  await tellDocuments(lead, "approveDocuments", { list: [{ idx: first, rev: 1 }] });
  expect(await asked()).toBe(before + 1);
  await act(drafter, second, "recall");
  expect(await asked()).toBe(before);
});

test("of documents that are approved together, one that was taken back or changed meanwhile stops none of the others", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const [first, recalled, again, last] = [
    await submitted(drafter),
    await submitted(drafter),
    await submitted(drafter),
    await submitted(drafter),
  ];
  await act(drafter, recalled, "recall");
  await act(drafter, again, "recall");
  const { ver } = await read(drafter, again);
  await submitted(drafter, approvers(LEAD), { ...general, idx: again, ver });
  const list = [first, recalled, again, last].map((idx) => ({ idx, rev: 1 }));
  const done = await tellDocuments(lead, "approveDocuments", { list, opinion: "일괄 승인" });
  expect(done.list).toEqual([
    { idx: first, is_done: true, message: "" },
    { idx: recalled, is_done: false, message: expect.stringContaining("기안자가 회수한 문서입니다.") },
    { idx: again, is_done: false, message: expect.stringContaining("다시 상신된 문서입니다.") },
    { idx: last, is_done: true, message: "" },
  ]);
  expect((await read(drafter, last)).line).toMatchObject([{ status: "ok", opinion: "일괄 승인" }]);
});
