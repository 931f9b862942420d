import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { numberCounter } from "../../db/system-tables";
import type { TestPortal, Visitor } from "../test-portal";

const LEAD = 101;
export const line = [{ role: "approve", idx_staff: LEAD }];

export const submit = async (visitor: Visitor, form: object, more = line) => {
  const answer = (await visitor.post("/rest/documents/submitDocument", { ...form, line: more })).json();
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx as number;
};

export const act = async (visitor: Visitor, idx: number, action: string, opinion = "") =>
  (await visitor.post("/rest/documents/actOnDocument", { idx, rev: 1, action, opinion })).json();

/** So many documents are completed at the same moment: each has a number, and none is missing. */
export async function completeAtOnce(portal: TestPortal, count: number): Promise<void> {
  const drafter = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const before = await lastNumber(portal);
  const idxs: number[] = [];
  for (let n = 0; n < count; n++) idxs.push(await submit(drafter, { kind: "D1", title: `문서 ${n}`, data: {} }));
  const done = await Promise.all(idxs.map((idx) => act(lead, idx, "approve")));
  const numbers = done.map(({ doc_no }) => Number((doc_no as string).slice(-4))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: count }, (_, n) => before + n + 1));
  expect(await lastNumber(portal)).toBe(before + count);
}

async function lastNumber({ db }: TestPortal): Promise<number> {
  const [row] = await db.select().from(numberCounter).where(eq(numberCounter.name, "document GEN-2026-111-"));
  return row?.last ?? 0;
}
