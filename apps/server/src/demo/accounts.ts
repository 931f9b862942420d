import { count, inArray } from "drizzle-orm";
import type { Database } from "../db/open";
import { account } from "../db/tables";

/** The password of every demo account. */
export const DEMO_PASSWORD = "demo-2026!";

/** Where a demo account's person works. */
export interface DemoAccount {
  readonly email: string;
  /** Staff id; the first ones are those the permission ids list. */
  readonly idx: number;
  /** 0 for somebody outside of any team. */
  readonly team: number;
  /** Only for somebody outside of any team. */
  readonly office?: number;
  readonly position: number;
  /** For whom the account stands, in the list of accounts that is printed at the start. */
  readonly role: string;
  /** Joined less than a year ago. */
  readonly isNew?: boolean;
}

/** One account for each kind of user: every permission flag and scope has one. No other account exists in the demo company. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: "staff@demo.test", idx: 100, team: 111, position: 6111, role: "직원" },
  { email: "newcomer@demo.test", idx: 107, team: 111, position: 6112, role: "신입 직원", isNew: true },
  { email: "partner@demo.test", idx: 108, team: 0, office: 310, position: 6150, role: "파트너, 팀 없음" },
  { email: "lead@demo.test", idx: 101, team: 111, position: 6104, role: "팀장" },
  { email: "acting@demo.test", idx: 109, team: 112, position: 6110, role: "팀장 직무대행" },
  { email: "division@demo.test", idx: 110, team: 111, position: 6103, role: "본부장" },
  { email: "executive@demo.test", idx: 111, team: 121, position: 6102, role: "부문장" },
  { email: "people@demo.test", idx: 102, team: 6199, position: 6110, role: "피플본부" },
  { email: "peoplehelper@demo.test", idx: 24, team: 122, position: 6111, role: "피플 업무 담당" },
  { email: "hr@demo.test", idx: 11, team: 6200, position: 6110, role: "인사 관리자" },
  { email: "support@demo.test", idx: 103, team: 6115, position: 6111, role: "총무지원팀" },
  { email: "sales@demo.test", idx: 104, team: 6116, position: 6111, role: "매출관리팀" },
  { email: "accounting@demo.test", idx: 105, team: 381, position: 6111, role: "회계팀" },
  { email: "cms@demo.test", idx: 12, team: 122, position: 6111, role: "콜 관리자" },
  { email: "disposal@demo.test", idx: 16, team: 214, position: 6111, role: "자산 폐기 담당" },
  { email: "conference@demo.test", idx: 18, team: 113, position: 6111, role: "컨퍼런스 사이트 담당" },
  { email: "er@demo.test", idx: 20, team: 211, position: 6111, role: "글로벌 ER 관리자" },
  { email: "commerce@demo.test", idx: 112, team: 391, position: 6111, role: "커머스부문" },
  { email: "giftcard@demo.test", idx: 23, team: 213, position: 6111, role: "B2C 상품권 담당" },
  { email: "archive@demo.test", idx: 113, team: 6075, position: 6111, role: "아카이브팀" },
  { email: "editor@demo.test", idx: 114, team: 5994, position: 6111, role: "사보기획팀" },
  { email: "growth@demo.test", idx: 115, team: 361, position: 6111, role: "고객성장본부" },
  { email: "tutor@demo.test", idx: 116, team: 66, position: 6111, role: "강사지원팀" },
  { email: "smp@demo.test", idx: 41, team: 112, position: 6111, role: "SMP 담당" },
  { email: "dev@demo.test", idx: 106, team: 6096, position: 6110, role: "개발본부" },
  { email: "master@demo.test", idx: 1, team: 6161, position: 6100, role: "마스터" },
];

/** How many of the demo accounts exist in a database. */
export async function countDemoAccounts(db: Database): Promise<number> {
  const emails = demoAccounts.map(({ email }) => email);
  const [row] = await db.select({ demos: count() }).from(account).where(inArray(account.email, emails));
  return row?.demos ?? 0;
}
