import fc from "fast-check";
import { expect, test } from "vitest";
import { approvalException } from "../../../db/tables";
import {
  act,
  approvedByAll,
  approvers,
  DIVISION,
  LEAD,
  STAFF,
  statusesOf,
  submitted,
  tellDocuments,
} from "../../../testing/records/documents";
import { openTestPortal, type TestPortal } from "../../../testing/test-portal";

const [CEO, NEWCOMER, ACTING] = [1, 107, 109];

/** Who heads team, office and company of each of these, as the demo company is drawn up. */
const chains: Readonly<Record<number, readonly number[]>> = {
  [STAFF]: [LEAD, DIVISION, CEO],
  [NEWCOMER]: [LEAD, DIVISION, CEO],
  [LEAD]: [LEAD, DIVISION, CEO],
  [DIVISION]: [LEAD, DIVISION, CEO],
  41: [ACTING, DIVISION, CEO],
  [ACTING]: [ACTING, DIVISION, CEO],
};

/**
 * Who must approve, read off the specification: 지출결의 goes team → office → CEO, cut by the demo company's rules at 300,000
 * and 3,000,000 won. Own steps drop out, and what concerns somebody is decided above them.
 */
function askedFor(drafter: number, payee: number | null, amount: number, accountant: number): number[] {
  const chain = chains[drafter] as readonly number[];
  const parties = [drafter, ...(payee === null ? [] : [payee])];
  const last = amount <= 300_000 ? 1 : amount <= 3_000_000 ? 2 : 3;
  const [own, bar] = [chain.lastIndexOf(drafter), Math.max(...parties.map((party) => chain.lastIndexOf(party)))];
  const asked = chain.filter((head, at) => at < last && at > own && !parties.includes(head));
  const isAbove = asked.some((head) => chain.lastIndexOf(head) > bar);
  return isAbove ? asked : [...asked, chain[bar + 1] ?? accountant];
}

test("a line is taken when everybody is in it whom the rules ask for, in their order, and nobody whom it concerns; else who is missing is named", async () => {
  const portal = await openTestPortal();
  const [head] = (await portal.pool.query("select idx_staff from org_head where unit_level = '1' and unit_idx = 38"))
    .rows;
  const accountant = Number(head.idx_staff);
  const people = [...Object.keys(chains).map(Number), CEO, 102, 115, accountant];
  const names = new Map(
    (await portal.pool.query("select idx, kname from staff")).rows.map(({ idx, kname }) => [Number(idx), kname]),
  );
  const drawn = fc.record({
    drafter: fc.constantFrom(...Object.keys(chains).map(Number)),
    payee: fc.option(fc.constantFrom(...people), { freq: 2 }),
    amount: fc.constantFrom(1, 300_000, 300_001, 3_000_000, 3_000_001, 90_000_000),
    others: fc.uniqueArray(fc.constantFrom(...people), { maxLength: 4 }),
    // half of the lines begin with whom the rules ask for, with one of them left out at times
    isRuled: fc.boolean(),
    without: fc.nat({ max: 6 }),
  });
  let [taken, turned] = [0, 0];
  const property = fc.asyncProperty(drawn, async ({ drafter, payee, amount, others, isRuled, without }) => {
    const asked = askedFor(drafter, payee, amount, accountant);
    const ruled = isRuled ? asked.filter((_, at) => at !== without) : [];
    const line = [...new Set([...others, ...ruled])];
    const items = [{ use_date: "2026-02-27", account: "etc", summary: "대금", supply: amount, vat: 0, proof: "none" }];
    const form = { kind: "EXP", title: "이체", data: { expense_kind: "cash", idx_payee: payee, items } };
    const visitor = await portal.signedInAs(drafter);
    const answer = await tellDocuments(visitor, "submitDocument", { ...form, line: approvers(...line) });
    const missing = asked.filter((idx) => !line.includes(idx));
    const isInOrder = asked.every((idx, at) => at === 0 || line.indexOf(idx) > line.indexOf(asked[at - 1] as number));
    const isParty = payee !== null && payee !== drafter && line.includes(payee);
    if (missing.length === 0 && !isParty && !isInOrder) {
      turned++;
      expect(answer).toMatchObject({
        err: 400,
        fields: { line: expect.stringContaining("결재 순서가 규정과 다릅니다") },
      });
      return;
    }
    if (missing.length === 0 && !isParty) {
      taken++;
      expect(answer).toMatchObject({ err: 0, status: "run" });
      return;
    }
    expect(answer).toMatchObject({ err: 400 });
    const named = isParty ? [payee] : missing;
    for (const idx of named) expect(answer.fields.line).toContain(names.get(idx));
  });
  await fc.assert(property, { numRuns: 120, seed: 20_260_302 });
  expect(taken).toBeGreaterThan(20);
  expect(turned).toBeGreaterThan(0);
});

test("approvals that are sent to be given at once are given one after the other in the ruled order; in another order they are refused", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const items = [
    { use_date: "2026-02-27", account: "etc", summary: "대금", supply: 90_000_000, vat: 0, proof: "none" },
  ];
  const form = { kind: "EXP", title: "이체", data: { expense_kind: "cash", items } };
  const ruled = [LEAD, DIVISION, CEO];
  const orders = ruled.flatMap((first) =>
    ruled.flatMap((second) => ruled.map((third) => [first, second, third]).filter((one) => new Set(one).size === 3)),
  );
  const groups = [
    [1, 1, 1],
    [null, 1, 1],
    [1, 1, null],
    [1, 2, 1],
  ];
  for (const order of orders) {
    for (const group of groups) {
      const line = approvers(...order).map((step, at) => ({ ...step, parallel_group: group[at] }));
      const answer = await tellDocuments(drafter, "submitDocument", { ...form, line });
      if (order.join() !== ruled.join()) {
        expect([order, answer.fields]).toEqual([
          order,
          { line: expect.stringContaining("결재 순서가 규정과 다릅니다") },
        ]);
        continue;
      }
      for (const [at, idx] of ruled.entries()) {
        const turns = ruled.map((_, other) => (other < at ? "ok" : other === at ? "now" : "wait"));
        expect([group, await statusesOf(portal, answer.idx)]).toEqual([group, turns]);
        const later = ruled[at + 1];
        if (later !== undefined)
          expect(await act(await portal.signedInAs(later), answer.idx, "approve")).not.toMatchObject({ err: 0 });
        expect(await act(await portal.signedInAs(idx), answer.idx, "approve")).toMatchObject({ err: 0 });
      }
      expect(await statusesOf(portal, answer.idx)).toEqual(["ok", "ok", "ok"]);
    }
  }
});

test("an exception is a rule of its own: asked for by one, agreed to by accounting, for that drafter alone", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const form = {
    kind: "EXP",
    title: "행사 대관",
    data: {
      expense_kind: "card",
      items: [{ use_date: "2026-02-27", account: "etc", summary: "대관", supply: 5_000_000, vat: 0, proof: "card" }],
    },
  };
  const submit = (line: readonly object[]) => tellDocuments(drafter, "submitDocument", { ...form, line });
  const exception = {
    ...{ idx_staff: STAFF, kind: "EXP", amount_to: 6_000_000, last_level: "team" },
    ...{ date_from: "2026-03-01", date_to: "2026-03-31", reason: "대표와 본부장이 해외 출장" },
  };
  const screen = "documents-ApprovalExceptionAdd";
  const add = async (who: string, values: object) =>
    (
      await (await portal.signedIn(`${who}@demo.test`)).post("/rest/records/approval_exception/add", { screen, values })
    ).json();
  expect(await add("hr", { ...exception, idx_staff: 11 })).toMatchObject({ err: 403 });
  expect(await add("hr", { ...exception, reason: "" })).toMatchObject({ err: 400 });
  const { idx } = await add("hr", exception);
  expect(await submit(approvers(LEAD))).toMatchObject({ err: 400 });
  const move = async (who: string) =>
    (
      await (
        await portal.signedIn(`${who}@demo.test`)
      ).post("/rest/records/approval_exception/move", { idx, ver: 1, move: "agree" })
    ).json();
  // a master may do everything that accounting does, but for agreeing in its place
  expect([(await move("hr")).err, (await move("master")).err, (await move("staff")).err]).toEqual([403, 409, 403]);
  expect(await move("accounting")).toMatchObject({ err: 0 });
  const taken = await submit(approvers(LEAD));
  expect(taken).toMatchObject({ err: 0 });
  expect(await approvedByAll(portal, taken.idx)).toMatchObject({ status: "done" });
  const other = await portal.signedInAs(NEWCOMER);
  expect(await tellDocuments(other, "submitDocument", { ...form, line: approvers(LEAD) })).toMatchObject({ err: 400 });
  await portal.db.update(approvalException).set({ date_to: "2026-03-01" });
  expect(await submit(approvers(LEAD))).toMatchObject({ err: 400 });
});

test("a line that is changed under way is checked again: whoever the rules miss comes first", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const idx = await submitted(drafter);
  await missTheOffice(portal, idx);
  const lead = await portal.signedIn("lead@demo.test");
  const add = (idx_staff: number) => tellDocuments(lead, "addStep", { idx, rev: 1, role: "approve", idx_staff });
  expect(await add(NEWCOMER)).toMatchObject({ err: 409, err_msg: expect.stringContaining("한빛나 본부장") });
  expect(await add(DIVISION)).toMatchObject({ err: 0 });
});

/** As if the document had been submitted before the rules asked for the office. */
async function missTheOffice({ pool }: TestPortal, idx: number): Promise<void> {
  await pool.query("delete from approval_rule where kind = 'D1'");
  await pool.query("update document set title = title where idx = $1", [idx]);
}

test("who ends a line leaves out nobody whom the rules ask for, and nobody who has to agree", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const agree = { role: "agree", idx_staff: 102, idx_team: 0 };
  const idx = await submitted(drafter, [...approvers(LEAD), agree, ...approvers(NEWCOMER)]);
  const lead = await portal.signedIn("lead@demo.test");
  expect(await tellDocuments(lead, "actOnDocument", { idx, rev: 1, action: "final" })).toMatchObject({ err: 403 });
});
