import { expect } from "vitest";
import type { TestPortal } from "../test-portal";

/** The 연차 of the demo company. */
const ANNUAL = 1;

/** HR enters leave for somebody; gives its number. */
export async function entered(portal: TestPortal, idx_staff: number, from: string, to = from): Promise<number> {
  const hr = await portal.signedIn("hr@demo.test");
  const request = { idx_staff, idx_type: ANNUAL, from, to, reason: "전화로 신청" };
  const answer = await hr.post("/rest/mypims/enterLeave", request);
  expect(answer.json()).toMatchObject({ err: 0 });
  return answer.json().idx;
}
