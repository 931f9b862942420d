import { expect, test } from "vitest";
import { approvalRule } from "../../../db/tables";
import { DIVISION, LEAD } from "../../../testing/records/documents";
import { openTestPortal } from "../../../testing/test-portal";

test("a document begins with the line of its form: the heads of the units, cut by the rules on amounts", async () => {
  const portal = await openTestPortal();
  await portal.db.delete(approvalRule);
  await portal.db.insert(approvalRule).values([
    { kind: "D2", amount_to: 500_000, last_level: "team" },
    { kind: "D2", amount_to: 5_000_000, last_level: "office" },
  ]);
  const drafter = await portal.signedIn("staff@demo.test");
  const line = async (unit_price: number) => {
    const data = { items: [{ name: "모니터", qty: 1, unit_price }] };
    const answer = (await drafter.post("/rest/documents/previewLine", { kind: "D2", data })).json();
    return answer.line.map(({ staff: who }: { staff: { idx: number } }) => who.idx);
  };
  expect(await line(400_000)).toEqual([LEAD]);
  expect(await line(4_000_000)).toEqual([LEAD, DIVISION]);
  expect(await line(40_000_000)).toEqual([LEAD, DIVISION, 1]);
  const lead = await portal.signedIn("lead@demo.test");
  const own = (await lead.post("/rest/documents/previewLine", { kind: "D1", data: {} })).json().line;
  expect(own.map(({ staff: who }: { staff: { idx: number } }) => who.idx)).toEqual([DIVISION]);
});

test("who heads a unit begins with who is above them, also where the form asks for that unit alone", async () => {
  const portal = await openTestPortal();
  const lineOf = async (idx: number, kind = "D3") => {
    const drafter = await portal.signedInAs(idx);
    const answer = (await drafter.post("/rest/documents/previewLine", { kind, data: {} })).json();
    const approving = answer.line.filter(({ role }: { role: string }) => role === "approve");
    return approving.map(({ staff: who }: { staff: { idx: number } }) => who.idx);
  };
  expect(await lineOf(100)).toEqual([LEAD]);
  expect(await lineOf(LEAD)).toEqual([DIVISION]);
  expect(await lineOf(DIVISION)).toEqual([1]);
  expect(await lineOf(1)).toEqual([]);
  // HR agrees to an education, which approves nothing
  expect(await lineOf(LEAD, "D7")).toEqual([DIVISION]);
});
