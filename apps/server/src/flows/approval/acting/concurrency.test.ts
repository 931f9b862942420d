import { and, eq, gte, like, lte, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { numberCounter } from "../../../db/system-tables";
import { asset, docStep, document, extraPay, leaveLedger, sealLog, statusLog, vacationType } from "../../../db/tables";
import { act, completeAtOnce, line, submit } from "../../../testing/records/completed-documents";
import { openTestPortal, type TestPortal, type Visitor } from "../../../testing/test-portal";

const endings = async ({ db }: TestPortal, idx: number) =>
  db.$count(
    statusLog,
    and(eq(statusLog.entity, "document"), eq(statusLog.entity_idx, idx), eq(statusLog.from_status, "run")),
  );

test("a step is decided once, however many press at the same moment, and its effect happens once", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const delegate = await portal.signedIn("acting@demo.test");
  const away = { idx_delegate: 109, date_from: "2026-03-02", date_to: "2026-03-06" };
  expect((await lead.post("/rest/documents/saveDelegation", away)).json().err).toBe(0);
  const data = { category: "seal", seal: "use", seal_purpose: "계약", copies: 1 };
  for (let round = 0; round < 5; round++) {
    const idx = await submit(drafter, { kind: "D1", title: `계약 ${round}`, data });
    const pressed = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        act(n % 2 === 0 ? lead : delegate, idx, n % 3 === 0 ? "reject" : "approve", "동시에"),
      ),
    );
    expect(pressed.filter(({ err }) => err === 0)).toHaveLength(1);
    expect(pressed.filter(({ err }) => err === 409)).toHaveLength(9);
    expect(await endings(portal, idx)).toBe(1);
    const [it] = await portal.db.select().from(document).where(eq(document.idx, idx));
    const seals = await portal.db.$count(sealLog, eq(sealLog.idx_document, idx));
    expect(seals).toBe(it?.status === "done" ? 1 : 0);
  }
});

test("a recall and an approval at the same moment leave one of both, whole", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  for (let round = 0; round < 5; round++) {
    const work_date = `2026-03-0${round + 3}`;
    const works = [{ work_date, time_from: "18:30", time_to: "20:30", kind: "over", reason: "마감" }];
    const idx = await submit(drafter, { kind: "D6", title: "추가근무", data: { comp: "pay", works } });
    const [recalled, approved] = await Promise.all([act(drafter, idx, "recall"), act(lead, idx, "approve")]);
    expect([recalled.err, approved.err].filter((err) => err === 0)).toHaveLength(1);
    const rows = await portal.db.select().from(extraPay).where(eq(extraPay.idx_document, idx));
    expect(rows.map(({ status }) => status)).toEqual([approved.err === 0 ? "ok" : "cancel"]);
  }
});

test("all who agree at the same time may do so at the same moment; the next one's turn comes once", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const names = ["people", "sales", "support", "accounting"];
  const agreeing = await Promise.all(names.map((name) => portal.signedIn(`${name}@demo.test`)));
  const agree = [102, 104, 103, 105].map((idx_staff) => ({ role: "agree", idx_staff, parallel_group: 1 }));
  const idx = await submit(drafter, { kind: "D1", title: "합의", data: {} }, [...agree, ...line]);
  const pressed = await Promise.all(agreeing.map((visitor) => act(visitor, idx, "approve")));
  expect(pressed.every(({ err }) => err === 0)).toBe(true);
  const steps = await portal.db.select().from(docStep).where(eq(docStep.idx_document, idx)).orderBy(docStep.seq);
  expect(steps.map(({ status }) => status)).toEqual(["ok", "ok", "ok", "ok", "now"]);
});

// a hundred of them: concurrency.deep.test.ts
test("20 documents that are completed at once get numbers without gap and double", async () => {
  await completeAtOnce(await openTestPortal(), 20);
});

test("a completion that fails takes no number and leaves nothing half done", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const items = [{ name: "노트북", qty: 3, unit_price: 100_000, is_asset: true }];
  const data = { vendor: "(주)가상상사", reason: "신규", items };
  const idx = await submit(drafter, { kind: "D2", title: "노트북 구매", data });
  await portal.db.execute(sql`alter table ${asset} add constraint broken check (asset_no not like '품의-%-3')`);
  const counters = await portal.db.select().from(numberCounter);
  expect(await act(lead, idx, "approve")).toMatchObject({ err: 500 });
  expect(await portal.db.$count(asset, like(asset.asset_no, `품의-${idx}-%`))).toBe(0);
  expect(await portal.db.select().from(numberCounter)).toEqual(counters);
  expect(await endings(portal, idx)).toBe(0);
  await portal.db.execute(sql`alter table ${asset} drop constraint broken`);
  expect(await act(lead, idx, "approve")).toMatchObject({ status: "done" });
  expect(await portal.db.$count(asset, like(asset.asset_no, `품의-${idx}-%`))).toBe(3);
});

test("a day that many ask for at once is given once, and used once", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const asked = await Promise.all(Array.from({ length: 6 }, () => askLeave(portal, drafter, "2026-06-15")));
  const [sent, ...more] = asked.filter(({ err }) => err === 0);
  expect(more).toEqual([]);
  const before = await balance(portal);
  await Promise.all(Array.from({ length: 4 }, () => act(lead, sent.idx, "approve")));
  expect(await balance(portal)).toBe(before - 1);
});

test("leave of other days that is asked for at once never goes beyond what is left", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const place = { idx_sector: 1, idx_office: 11, idx_team: 111, idx_staff: 100 };
  const taken = { ...place, kind: "adjust", valid_from: "2026-01-01", valid_to: "2026-12-31", wdate: new Date() };
  await portal.db.insert(leaveLedger).values({ ...taken, qty: 2 - (await balance(portal)), memo: "둘만 남긴다" });
  const days = ["15", "16", "17", "18", "19", "22"].map((day) => `2026-06-${day}`);
  const asked = await Promise.all(days.map((day) => askLeave(portal, drafter, day)));
  const sent = asked.filter(({ err }) => err === 0);
  expect(sent).toHaveLength(2);
  await Promise.all(sent.map(({ idx }) => act(lead, idx, "approve")));
  expect(await balance(portal)).toBe(0);
});

async function askLeave({ db }: TestPortal, visitor: Visitor, day: string) {
  const [annual] = await db.select().from(vacationType).where(eq(vacationType.code, "annual"));
  const data = { idx_type: annual?.idx, date_from: day, date_to: day, reason: "휴식" };
  return (await visitor.post("/rest/documents/submitDocument", { kind: "D3", title: "연차", data, line })).json();
}

async function balance({ db }: TestPortal): Promise<number> {
  const isValid = and(lte(leaveLedger.valid_from, "2026-06-15"), gte(leaveLedger.valid_to, "2026-06-22"));
  const rows = await db
    .select()
    .from(leaveLedger)
    .where(and(eq(leaveLedger.idx_staff, 100), isValid));
  return rows.reduce((sum, { qty }) => sum + qty, 0);
}
