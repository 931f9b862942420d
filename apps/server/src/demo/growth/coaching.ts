import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { mcGoal, mcSheet } from "../../db/tables";
import { lastDayOf } from "../../growth/coaching";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { evaluatorsAmong } from "./evaluation";

const MONTHS = 12;
const goals = [
  "재계약 상담 다섯 곳 마치기",
  "새 제안서 두 건 보내기",
  "강의 만족도 낮은 반 찾아 고치기",
  "미수금 확인하고 정리하기",
  "교재 신청 자동화 초안 만들기",
  "후배와 함께 고객사 방문하기",
  "월간 보고서 양식 다듬기",
];
const feedbacks = [
  "약속한 것을 차근차근 해낸 한 달이었습니다. 다음 달에는 우선순위를 먼저 정해 봅시다.",
  "어려운 고객사를 잘 맡아 주었습니다. 혼자 안고 있지 말고 일찍 나누어 주세요.",
  "보고가 빨라져 팀이 편해졌습니다. 다음 달에는 새 제안에 시간을 더 써 봅시다.",
];

/** A year of monthly coaching for everybody who has a leader; the last month is half done. */
export async function seedCoaching(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const leadersOf = evaluatorsAmong(people);
  const today = new Date(`${dayOf(now)}T00:00:00Z`);
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (MONTHS - 1 - back), 1));
    return first.toISOString().slice(0, 7);
  });
  const sheets: (typeof mcSheet.$inferInsert & { idx: number })[] = [];
  const lines: (typeof mcGoal.$inferInsert)[] = [];
  for (const [at, month] of months.entries()) {
    const isThis = at === MONTHS - 1;
    for (const [n, person] of people.entries()) {
      const [leader] = leadersOf(person);
      if (leader === undefined || person.joinday.slice(0, 7) > month) continue;
      const idx = sheets.length + 1;
      const isDone = at < MONTHS - 2 ? (n + at) % 13 !== 0 : at === MONTHS - 2 && n % 2 === 0;
      const status = isThis ? (n % 3 === 0 ? "goal" : "none") : isDone ? "done" : "goal_ok";
      const wdate = new Date(`${month}-01T00:00:00Z`);
      const own = status === "none" ? [] : [0, 1, 2].slice(0, 2 + (n % 2));
      const reached = own.map((i) => (isDone ? Math.min(100, 60 + ((n * 7 + at * 11 + i * 17) % 45)) : null));
      for (const [i, achievement] of reached.entries())
        lines.push({
          ...{ idx_sheet: idx, seq: i + 1, goal: goals[(n + at + i) % goals.length] as string, achievement },
          due: `${month}-25`,
          support: (n + i) % 19 === 0 ? "관련 팀과의 회의를 잡아 주세요." : null,
          reason: achievement !== null && achievement < 70 ? "고객사 일정이 다음 달로 미루어졌습니다." : null,
          ...{ idx_writer: person.idx, wdate },
        });
      const sum = reached.reduce((all: number, each) => all + (each ?? 0), 0);
      const due = lastDayOf(month);
      sheets.push({
        ...{ idx, idx_staff: person.idx, month, idx_leader: leader, status },
        ...{ idx_sector: person.idx_sector, idx_office: person.idx_office, idx_team: person.idx_team || null },
        asks_support: own.some((i) => (n + i) % 19 === 0),
        ...{ goal_due: `${month}-05`, review_due: `${due.slice(0, 8)}03` },
        goal_at: status === "none" ? null : new Date(`${month}-0${1 + (n % 4)}T05:00:00Z`),
        ...(isDone && {
          rate: Math.round((sum / reached.length) * 10) / 10,
          review_at: new Date(`${due.slice(0, 8)}02T05:00:00Z`),
          condition: 2 + ((n + at * 3) % 4),
          leader_feedback: feedbacks[(n + at) % feedbacks.length] as string,
          one_on_one_date: `${month}-20`,
        }),
        ...{ idx_writer: person.idx, wdate },
      });
    }
  }
  await insertMany(tx, mcSheet, sheets);
  await insertMany(tx, mcGoal, lines);
  for (const table of [mcSheet, mcGoal]) await goOnAfter(tx, table);
}
