import { count, inArray } from "drizzle-orm";
import type { Database } from "../open";
import { account } from "../tables";

/** The password of every demo account. */
export const DEMO_PASSWORD = "demo-2026!";

/** Where a demo account's person works: `team` 0 is outside of any team. */
export interface DemoAccount {
  readonly email: string;
  /** Staff id; the first ones are those the permission ids list. */
  readonly idx: number;
  readonly team: number;
  readonly position: number;
  /** For whom the account stands, in the list of accounts that is printed at the start. */
  readonly role: string;
}

/** One account for each kind of user; no other account exists in the demo company. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: "staff@demo.test", idx: 100, team: 111, position: 6111, role: "직원" },
  { email: "lead@demo.test", idx: 101, team: 111, position: 6104, role: "팀장" },
  { email: "people@demo.test", idx: 102, team: 6199, position: 6110, role: "피플본부" },
  { email: "hr@demo.test", idx: 11, team: 6200, position: 6110, role: "인사 관리자" },
  { email: "support@demo.test", idx: 103, team: 6115, position: 6111, role: "총무지원팀" },
  { email: "sales@demo.test", idx: 104, team: 6116, position: 6111, role: "매출관리팀" },
  { email: "accounting@demo.test", idx: 105, team: 381, position: 6111, role: "회계팀" },
  { email: "master@demo.test", idx: 1, team: 6161, position: 6100, role: "마스터" },
  { email: "dev@demo.test", idx: 106, team: 6096, position: 6110, role: "개발본부" },
];

/** How many of the demo accounts exist in a database. */
export async function countDemoAccounts(db: Database): Promise<number> {
  const emails = demoAccounts.map(({ email }) => email);
  const [row] = await db.select({ demos: count() }).from(account).where(inArray(account.email, emails));
  return row?.demos ?? 0;
}
