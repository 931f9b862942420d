import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { expense, outsideWork } from "../../../db/tables";
import {
  act,
  approvedByAll,
  askDocuments,
  read,
  ruledLine,
  STAFF,
  submitted,
  tellDocuments,
} from "../../../testing/records/documents";
import { openTestPortal, type Visitor } from "../../../testing/test-portal";

async function open() {
  const portal = await openTestPortal();
  const [worker, lead] = (await Promise.all(["staff", "lead"].map((name) => portal.signedIn(`${name}@demo.test`)))) as [
    Visitor,
    Visitor,
  ];
  const [made] = await portal.db
    .insert(outsideWork)
    .values({
      ...{ idx_staff: STAFF, place: "가람전자", purpose: "계약 협의", work_date: "2026-02-27", transport: "taxi" },
      ...{ cost: 18_000, status: "done", idx_writer: STAFF, wdate: new Date("2026-02-27T09:00:00Z") },
      ...{ idx_sector: 1, idx_office: 110, idx_team: 111 },
    })
    .returning({ idx: outsideWork.idx });
  const idx = made?.idx as number;
  const start = (who: Visitor) => askDocuments(who, "startDocument", `kind=EXP&spent=outside_work&spent_idx=${idx}`);
  const mayClaim = async (who: Visitor) =>
    (await who.get(`/rest/records/outside_work/read?idx=${idx}`)).json().may.claim;
  const claim = async () =>
    (await portal.db.select().from(outsideWork).where(eq(outsideWork.idx, idx)))[0]?.idx_expense ?? null;
  return { portal, worker, lead, idx, start, mayClaim, claim };
}

/** The expense that somebody begins with, with what only they know. */
async function formOf(data: { items: object[] }) {
  const items = data.items.map((item) => ({ ...item, proof: "simple" }));
  return { kind: "EXP", title: "교통비", data: { ...data, items } };
}

test("what an outside work has cost is claimed by who went, once, and each leads to the other", async () => {
  const { portal, worker, lead, idx, start, mayClaim, claim } = await open();
  expect([await mayClaim(worker), await mayClaim(lead)]).toEqual([true, false]);
  expect((await start(lead)).err).toBe(409);
  const { data } = await start(worker);
  expect(data).toMatchObject({
    expense_kind: "cash",
    idx_outside_work: idx,
    items: [{ use_date: "2026-02-27", account: "traffic", summary: "가람전자 교통비", supply: 18_000 }],
  });
  const form = await formOf(data);
  const line = await ruledLine(worker, form);
  const stolen = await tellDocuments(lead, "submitDocument", { ...form, line: await ruledLine(lead, form) });
  expect(stolen.err).not.toBe(0);
  const document = await submitted(worker, line, form);
  const [row] = await portal.db.select().from(expense).where(eq(expense.idx_document, document));
  expect(await claim()).toBe(row?.idx);
  expect(await mayClaim(worker)).toBe(false);
  expect((await start(worker)).err).toBe(409);
  expect((await tellDocuments(worker, "submitDocument", { ...form, line })).err).not.toBe(0);
  expect(await approvedByAll(portal, document)).toMatchObject({ status: "done" });
  expect((await read(worker, document)).results).toContainEqual(
    expect.objectContaining({ path: `/customermanagement/outsideworkview/${idx}` }),
  );
});

test("what a rejected expense has claimed is free again, and a copy of an expense claims nothing", async () => {
  const { worker, lead, start, claim } = await open();
  const form = await formOf((await start(worker)).data);
  const document = await submitted(worker, await ruledLine(worker, form), form);
  expect(await claim()).not.toBeNull();
  expect(await act(lead, document, "reject", "영수증을 붙여 주세요.")).toMatchObject({ err: 0 });
  expect(await claim()).toBeNull();
  expect((await start(worker)).err).toBe(0);
  const copy = await askDocuments(worker, "startDocument", `kind=EXP&from=${document}`);
  expect(copy.data.idx_outside_work ?? null).toBeNull();
});
