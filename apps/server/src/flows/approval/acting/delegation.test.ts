import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { notification, vacationType } from "../../../db/tables";
import {
  act,
  approvedByAll,
  approvers,
  askDocuments,
  DIVISION,
  LEAD,
  listed,
  read,
  ruledLine,
  STAFF,
  statusesOf,
  submitted,
  tellDocuments,
} from "../../../testing/records/documents";
import { openTestPortal } from "../../../testing/test-portal";
import { redirectAtNight } from "../line/redirect";

const DAY = 24 * 60 * 60 * 1000;

test("a document is decided on by a delegate, who is named beside the one they decide for", async () => {
  const portal = await openTestPortal();
  const delegate = await portal.signedIn("acting@demo.test");
  const idx = await submitted(await portal.signedIn("staff@demo.test"));
  expect(await act(delegate, idx, "approve")).toMatchObject({ err: 403 });
  const lead = await portal.signedIn("lead@demo.test");
  const away = { idx_delegate: 109, date_from: "2026-03-02", date_to: "2026-03-06", reason: "출장" };
  expect((await tellDocuments(lead, "saveDelegation", away)).err).toBe(0);
  expect((await delegate.get("/rest/personal/getGNBInfo")).json().sign.count).toBe(
    (await listed(delegate, "T1")).length,
  );
  expect(await listed(delegate, "T1")).toContain(idx);
  expect(await act(delegate, idx, "approve")).toMatchObject({ status: "done" });
  expect((await read(delegate, idx)).line).toMatchObject([{ staff: { idx: LEAD }, acted_by: { idx: 109 } }]);
  portal.wait(10 * 24 * 60 * 60 * 1000);
  const later = await submitted(await portal.signedIn("staff@demo.test"));
  expect(await act(await portal.signedIn("acting@demo.test"), later, "approve")).toMatchObject({
    err: 403,
    err_msg: "위임 기간이 아니어서 대신 결재할 수 없습니다.",
  });
});

test("a delegation that is ended gives nobody's turn to the delegate any more, in lists and on the document", async () => {
  const portal = await openTestPortal();
  const [lead, delegate] = [await portal.signedIn("lead@demo.test"), await portal.signedIn("acting@demo.test")];
  const idx = await submitted(await portal.signedIn("staff@demo.test"));
  const away = { idx_delegate: 109, date_from: "2026-03-01", date_to: "2026-03-06", reason: "출장" };
  const given = await tellDocuments(lead, "saveDelegation", away);
  expect(await listed(delegate, "T1")).toContain(idx);
  expect(await tellDocuments(delegate, "endDelegation", { idx: given.idx })).toMatchObject({ err: 403 });
  expect(await tellDocuments(lead, "endDelegation", { idx: given.idx })).toMatchObject({ err: 0 });
  expect(await listed(delegate, "T1")).not.toContain(idx);
  expect((await act(delegate, idx, "approve")).err_msg).toBe("위임 기간이 아니어서 대신 결재할 수 없습니다.");
  expect(await act(lead, idx, "approve")).toMatchObject({ status: "done" });
  const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 109));
  expect(told.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^결재 위임 해제: .*2026-03-01/));
});

test("who heads a unit and goes on leave is offered to give their decisions away meanwhile; nobody else is", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const [annual] = await db.select().from(vacationType).where(eq(vacationType.code, "annual"));
  const leave = async (email: string, date_from: string, more: object = {}) => {
    const data = { idx_type: annual?.idx, date_from, date_to: date_from, reason: "휴식", ...more };
    const drafter = await portal.signedIn(email);
    const form = { kind: "D3", title: "연차", data };
    const idx = await submitted(drafter, await ruledLine(drafter, form), form);
    expect(await approvedByAll(portal, idx)).toMatchObject({ status: "done" });
  };
  const offers = async (idx_staff: number) => {
    const isOffer = and(eq(notification.idx_staff, idx_staff), like(notification.title, "%결재를 대신할 사람%"));
    return (await db.select().from(notification).where(isOffer)).map(({ link }) => link);
  };
  await leave("staff@demo.test", "2026-04-07");
  await leave("lead@demo.test", "2026-04-08", { idx_sub_staff: 109 });
  const offered = "/documents/alldocumentlist?delegate=109&since=2026-04-08&until=2026-04-08";
  expect([await offers(STAFF), await offers(LEAD)]).toEqual([[], [offered]]);
  const away = { idx_delegate: 109, date_from: "2026-04-01", date_to: "2026-04-30", reason: "휴가" };
  expect((await tellDocuments(await portal.signedIn("lead@demo.test"), "saveDelegation", away)).err).toBe(0);
  await leave("lead@demo.test", "2026-04-09");
  expect(await offers(LEAD)).toHaveLength(1);
});

const week = { date_from: "2026-03-02", date_to: "2026-03-06", reason: "출장" };

test("a delegate decides up to an amount, and on no personnel matter; both stay with who gave it, and the words say so", async () => {
  const portal = await openTestPortal();
  const [lead, delegate, drafter] = [
    await portal.signedIn("lead@demo.test"),
    await portal.signedIn("acting@demo.test"),
    await portal.signedIn("staff@demo.test"),
  ];
  await tellDocuments(lead, "saveDelegation", { ...week, idx_delegate: 109, amount_to: 200_000 });
  const spend = (supply: number) => ({
    kind: "EXP",
    title: "다과",
    data: {
      expense_kind: "card",
      items: [{ use_date: "2026-02-27", account: "meet", summary: "다과", supply, vat: 0, proof: "card" }],
    },
  });
  const study = { edu_title: "글쓰기", date_from: "2026-04-06", date_to: "2026-04-06", hours: 4, benefit: "보고서" };
  const learn = { kind: "D7", title: "수강", data: study };
  const within = await submitted(drafter, approvers(LEAD), spend(200_000));
  const above = await submitted(drafter, approvers(LEAD), spend(200_001));
  const personnel = await submitted(drafter, await ruledLine(drafter, learn), learn);
  const waiting = await listed(delegate, "T1");
  expect([within, above, personnel].map((idx) => waiting.includes(idx))).toEqual([true, false, false]);
  for (const idx of [above, personnel]) {
    expect(await act(delegate, idx, "approve")).toMatchObject({
      err: 403,
      err_msg: "위임받지 않은 문서입니다. 인사 문서와 위임 한도를 넘는 금액은 위임한 사람이 결재합니다.",
    });
    expect((await read(delegate, idx)).err).toBe(403);
  }
  expect(await act(delegate, within, "approve")).toMatchObject({ status: "done" });
});

test("what was given to somebody is not handed on, and who has given theirs away is given none", async () => {
  const portal = await openTestPortal();
  const [lead, delegate, third] = [
    await portal.signedIn("lead@demo.test"),
    await portal.signedIn("acting@demo.test"),
    await portal.signedIn("support@demo.test"),
  ];
  expect(await tellDocuments(lead, "saveDelegation", { ...week, idx_delegate: 109 })).toMatchObject({ err: 0 });
  expect(await tellDocuments(delegate, "saveDelegation", { ...week, idx_delegate: 103 })).toMatchObject({
    err: 409,
    err_msg: expect.stringContaining("다시 위임할 수 없습니다"),
  });
  expect(await tellDocuments(third, "saveDelegation", { ...week, idx_delegate: LEAD })).toMatchObject({
    err: 409,
    err_msg: expect.stringContaining("자신의 결재를 다른 사람에게 위임하였습니다"),
  });
});

test("who stands above is told of a delegation, and has in a list what was decided by it; others have not", async () => {
  const portal = await openTestPortal();
  const [lead, delegate] = [await portal.signedIn("lead@demo.test"), await portal.signedIn("acting@demo.test")];
  await tellDocuments(lead, "saveDelegation", { ...week, idx_delegate: 109 });
  const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, DIVISION));
  expect(told.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^결재 위임: 윤도담 → .+ \(2026-03-02 ~ 2026-03-06, 5,000,000원까지\)$/),
  );
  const idx = await submitted(await portal.signedIn("staff@demo.test"));
  await act(delegate, idx, "approve");
  for (const name of ["lead", "acting", "division"]) {
    const { decided } = await askDocuments(await portal.signedIn(`${name}@demo.test`), "getDelegations", "");
    expect(decided).toMatchObject([{ idx_document: idx, staff: { idx: LEAD }, delegate: { idx: 109 }, status: "ok" }]);
  }
  const { decided } = await askDocuments(await portal.signedIn("support@demo.test"), "getDelegations", "");
  expect(decided).toEqual([]);
});

test("a delegation to the drafter takes the turn to who stands above, at once or on the morning when it begins", async () => {
  const portal = await openTestPortal();
  const [lead, drafter] = [await portal.signedIn("lead@demo.test"), await portal.signedIn("staff@demo.test")];
  const now = await submitted(drafter);
  await tellDocuments(lead, "saveDelegation", { ...week, idx_delegate: STAFF, date_to: "2026-03-02" });
  expect(await statusesOf(portal, now)).toEqual(["skip", "now"]);
  await tellDocuments(lead, "saveDelegation", { ...week, idx_delegate: STAFF, date_from: "2026-03-04" });
  portal.wait(DAY);
  const again = await portal.signedIn("staff@demo.test");
  const later = await submitted(again);
  expect(await statusesOf(portal, later)).toEqual(["now"]);
  expect(await portal.db.transaction((tx) => redirectAtNight(tx, new Date("2026-03-03T19:00:00Z")))).toBe(1);
  expect(await statusesOf(portal, later)).toEqual(["skip", "now"]);
  expect((await read(again, later)).line[1]).toMatchObject({ staff: { idx: DIVISION } });
  expect(await portal.db.transaction((tx) => redirectAtNight(tx, new Date("2026-03-03T19:05:00Z")))).toBe(0);
});
