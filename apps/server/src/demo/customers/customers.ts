import { companyKey } from "@portal/definition";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { contact, type customer, customerNote } from "../../db/tables";
import { goOnAfter } from "../bulk";
import { demoName } from "../company/names";
import type { DemoPerson } from "../company/people";
import { daysBefore } from "../days";

export type DemoCustomer = typeof customer.$inferInsert & { idx: number };

const names = ["한빛", "새솔", "다온", "누리", "미르", "가람", "해오름", "이룸"];
const trades = ["전자", "바이오", "물산"];
const moreNames = [
  ..."가온 나루 다솜 단비 도담 라온 마루 보람 비나 빛고을 새벽 샛별 소담 슬기 아라 아람 온누리 윤슬 은가람 예그린 초롱 파란 하늬 한결 해솔".split(
    " ",
  ),
];
const moreTrades = [
  "건설",
  "식품",
  "제약",
  "통신",
  "해운",
  "화학",
  "금융",
  "유통",
  "교육",
  "에너지",
  "모터스",
  "시스템",
  "공사",
  "대학교",
  "시청",
  "컨설팅",
];

/** How many customers have sales: the others are those who may buy one day, or did. */
export const SOLD_TO = names.length * trades.length;
const ALL = 400;
/** Groups of companies: each has a parent and three daughters. */
const GROUPS = 12;
/** Those that somebody has registered a second time, written another way. */
const DOUBLES = 9;

/** The demo company's customers; none of them exists. */
export function demoCustomers(people: readonly DemoPerson[], now: Date): DemoCustomer[] {
  const sellers = people.filter(
    ({ idx_team, idx_position }) => [111, 112, 113].includes(idx_team) && idx_position > 6104,
  );
  return Array.from({ length: ALL }, (_, n) => customerAt(n, sellers[n % sellers.length] as DemoPerson, now));
}

function customerAt(n: number, owner: DemoPerson, now: Date): DemoCustomer {
  const { idx_sector, idx_office, idx_team } = owner;
  const isFirst = n < SOLD_TO;
  const { name, trade } = nameAt(n);
  const group = n - SOLD_TO - GROUPS;
  const status = statusAt(n);
  return {
    idx: n + 1,
    idx_sector,
    idx_office,
    idx_team,
    name,
    name_key: companyKey(name),
    biz_no: isDouble(n) || (!isFirst && n % 6 === 0) ? null : businessNumber(n),
    kind: kindOf(trade, n),
    idx_parent: group >= 0 && group < GROUPS * 3 ? SOLD_TO + 1 + (group % GROUPS) : null,
    industry: trade,
    scale: ["large", "mid", "small"][n % 3] as string,
    emp_count: [4200, 380, 45][n % 3] ?? null,
    status,
    grade: isFirst || status === "active" ? (["A", "B", "C"][n % 3] as string) : null,
    source: ["exist", "refer", "inbound", "offer", "fair"][n % 5] as string,
    phone: `02-000-${String(1000 + n)}`,
    homepage: `https://customer${n + 1}.example`,
    addr: `서울시 가상구 누리로 ${n + 1}`,
    ceo_name: "홍가상",
    tax_email: `tax@customer${n + 1}.example`,
    idx_owner: owner.idx,
    idx_writer: owner.idx,
    wdate: daysBefore(now, isFirst ? 400 - n * 3 : 420 + ((n * 13) % 300)),
    last_contact_at: lastContact(n, status, now),
    next_action_at: status === "active" && n % 9 === 2 ? daysBefore(now, -(n % 14)) : null,
  };
}

function nameAt(n: number): { name: string; trade: string } {
  if (n < SOLD_TO) {
    const trade = trades[Math.floor(n / names.length)] as string;
    return { name: `(가상)${names[n % names.length]}${trade}`, trade };
  }
  if (isDouble(n)) {
    const { name, trade } = nameAt(n - (ALL - DOUBLES));
    return { name: `주식회사 ${name.replace(trade, ` ${trade}`)}`, trade };
  }
  const at = n - SOLD_TO;
  if (at < GROUPS) return { name: `(가상)${moreNames[at]}그룹`, trade: "지주" };
  const trade = moreTrades[Math.floor(at / moreNames.length) % moreTrades.length] as string;
  return { name: `(가상)${moreNames[at % moreNames.length]}${trade}`, trade };
}

function isDouble(n: number): boolean {
  return n >= ALL - DOUBLES;
}

function kindOf(trade: string, n: number): string {
  if (trade === "대학교") return "school";
  if (trade === "시청" || trade === "공사") return "public";
  if (n % 41 === 40) return "person";
  return n % 29 === 28 ? "agency" : "corp";
}

/** Fifteen are dormant, a few have left; most of those without sales are still to be won. */
function statusAt(n: number): string {
  if (n < SOLD_TO) return n % 7 === 6 ? "pause" : "active";
  if (n % 31 === 30) return "pause";
  if (n % 23 === 22) return "end";
  return n % 5 < 2 ? "lead" : "active";
}

function lastContact(n: number, status: string, now: Date): Date | null {
  if (status === "lead" && n % 4 === 0) return null;
  const quiet = { pause: 380 + (n % 60), end: 200 + (n % 300) }[status];
  return daysBefore(now, quiet ?? 1 + ((n * 17) % 110) + 0.4);
}

const depts = ["인재개발팀", "인사팀", "교육팀", "총무팀", "HRD센터", "경영지원팀", "구매팀"];
const titles = ["사원", "대리", "과장", "차장", "팀장", "부장"];
const said = [
  "상반기 출강 계획을 여쭤보았습니다. 다음 달에 인원을 확정한다고 합니다.",
  "레벨 테스트 일정을 다시 잡기로 했습니다.",
  "예산이 줄어 전화 과정만 먼저 보고 싶다고 합니다.",
  "담당자가 바뀌었습니다. 인수인계 뒤 다시 연락하기로 했습니다.",
  "만족도 결과를 보냈고 재계약에 긍정적입니다.",
  "경쟁사 제안을 함께 검토하고 있다고 합니다.",
];

/** The people at the customers, and what has been noted of them. */
export async function seedCustomers(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const customers = demoCustomers(people, now);
  await insertMany(tx, contact, customers.flatMap(contactsOf));
  await insertMany(
    tx,
    customerNote,
    customers.flatMap((one) => (one.last_contact_at ? notesOf(one, one.last_contact_at) : [])),
  );
  for (const table of [contact, customerNote]) await goOnAfter(tx, table);
}

/** The first of a customer's people. */
export function firstContactOf(idx_customer: number): number {
  return (idx_customer - 1) * 2 + Math.floor((idx_customer - 1) / 4) + 1;
}

/** Two or three people of each, nine hundred in all. */
function contactsOf({ idx, idx_owner, idx_sub_owner, idx_sector, idx_office, idx_team, wdate }: DemoCustomer) {
  return Array.from({ length: idx % 4 === 0 ? 3 : 2 }, (_, k) => {
    const n = idx * 3 + k;
    return {
      idx: firstContactOf(idx) + k,
      idx_customer: idx,
      name: demoName(600 + n).kname,
      dept: depts[n % depts.length] as string,
      title: titles[(n * 5) % titles.length] as string,
      phone: `010-0000-${String(1000 + n)}`,
      tel: `02-000-${String(2000 + n)}`,
      email: `contact${n}@customer${idx}.example`,
      role: ["work", "decide", "pay"][k] as string,
      is_left: n % 19 === 7,
      ...{ idx_owner, idx_sub_owner: idx_sub_owner ?? null, idx_sector, idx_office, idx_team: idx_team ?? null },
      idx_writer: idx_owner,
      wdate: wdate as Date,
    };
  });
}

function notesOf({ idx, idx_owner }: DemoCustomer, last: Date) {
  return Array.from({ length: idx % 3 }, (_, k) => ({
    idx_customer: idx,
    content: said[(idx + k) % said.length] as string,
    noted_at: daysBefore(last, k * 20),
    idx_writer: idx_owner,
    wdate: daysBefore(last, k * 20),
  }));
}

/** A registration number with the right last digit, of the range 000-, which no company has. */
function businessNumber(n: number): string {
  const digits = String(n + 1).padStart(9, "0");
  const at = (index: number) => Number(digits[index]);
  const sum =
    [1, 3, 7, 1, 3, 7, 1, 3, 5].reduce((all, weight, index) => all + at(index) * weight, 0) +
    Math.floor((at(8) * 5) / 10);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
