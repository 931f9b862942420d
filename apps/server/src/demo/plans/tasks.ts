import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { task, taskComment, taskMember } from "../../db/tables";
import { demoAccounts } from "../accounts";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { dayBefore, daysBefore, workday } from "../days";

const things = [
  "제안서",
  "교재 시안",
  "강사 배정표",
  "출강 보고서",
  "고객 설문",
  "홍보 문안",
  "계약서",
  "견적서",
  "교육 결과 보고",
  "촬영 대본",
  "수강생 명단",
  "운영 매뉴얼",
  "월간 통계",
  "재고 목록",
  "행사 계획",
];
const customers = [
  "가람전자",
  "누리식품",
  "다온건설",
  "라움제약",
  "마루물산",
  "바른통신",
  "새별은행",
  "아라해운",
  "한빛공사",
  "푸른시청",
];
const deeds = [
  ["task", "{사} {것} 초안 쓰기"],
  ["task", "{사} {것} 검토하고 의견 남기기"],
  ["req", "{것} 수정 요청 ({사})"],
  ["req", "{사} 담당자에게 {것} 보내기"],
  ["issue", "{사} {것} 수치가 맞지 않음"],
  ["meeting", "{사} 회의 후속: {것} 정리"],
  ["task", "{것} 최종본 공유"],
] as const;
const tags = ["제안", "출강", "교재", "정산", "촬영", "디자인", "법무", "상반기", "하반기", "긴급지원"];
const said = [
  "초안을 올렸습니다. 확인 부탁드립니다.",
  "수치를 다시 확인했습니다.",
  "고객사 답변을 기다리고 있습니다.",
  "내일 오전까지 마치겠습니다.",
  "두 번째 문단만 다듬으면 될 것 같아요.",
  "확인했습니다. 고맙습니다.",
  "일정을 하루 늦춰도 될까요?",
];
const priorities = ["mid", "mid", "high", "mid", "low", "mid", "urgent", "mid"];
const steps = ["자료 모으기", "초안 쓰기", "검토 받기", "최종본 올리기"];

/** How many tasks the company had in the year. */
const TASKS = 1500;

/** Fills the task list with a year's work: most of it done, some late, some still to come. */
export async function seedTasks(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const demos = demoAccounts.flatMap(({ idx }) =>
    people.filter((person) => person.idx === idx && person.idx_team !== 0),
  );
  const teams = new Map<number, DemoPerson[]>();
  for (const person of people) teams.set(person.idx_team, [...(teams.get(person.idx_team) ?? []), person]);
  const tasks: (typeof task.$inferInsert)[] = [];
  const members: (typeof taskMember.$inferInsert)[] = [];
  const comments: (typeof taskComment.$inferInsert)[] = [];
  for (let n = 0; n < TASKS; n++) {
    // the people whom one signs in as have more to do than others
    const doer = (n % 4 === 0 ? demos[(n / 4) % demos.length] : people[(n * 17) % people.length]) as DemoPerson;
    const team = teams.get(doer.idx_team) ?? [doer];
    const asker = n % 5 === 0 ? doer : (team[(n * 7) % team.length] as DemoPerson);
    // of one person no two are alike
    const turn = Math.floor(n / 100);
    const mine = Math.floor(n / 4);
    // of those whom one signs in as, the first tasks are what is on now
    const left =
      n % 4 === 0 && mine < demos.length * 4 ? 12 - ((mine * 7 + turn) % 18) : 40 - ((n * 373 + turn * 53) % 400);
    const status = statusOf(left, n);
    const wdate = daysBefore(now, Math.max(0.2, -left + 4 + (n % 15)));
    const [kind, title] = deeds[n % deeds.length] as (typeof deeds)[number];
    const idx = n + 1;
    tasks.push({
      idx,
      title: title
        .replace("{사}", customers[(n * 3 + turn) % customers.length] as string)
        .replace("{것}", things[(n * 11 + turn * 2) % things.length] as string),
      content:
        n % 3 === 0
          ? "<p>지난번 의견을 반영해 주세요.</p><ul><li>표와 수치 확인</li><li>고객사 이름 확인</li></ul>"
          : null,
      kind,
      priority: priorities[n % priorities.length] as string,
      idx_requester: asker.idx,
      start_date: workday(dayBefore(now, -left + 3 + (n % 9))),
      due: workday(dayBefore(now, -left)),
      progress:
        status === "done"
          ? 100
          : status === "todo" || status === "cancel"
            ? 0
            : status === "review"
              ? 90
              : 10 * (1 + (n % 8)),
      checklist: n % 6 === 0 ? steps.map((text, k) => ({ text, done: status === "done" || k < n % 4 })) : null,
      tags: n % 2 ? [tags[n % tags.length] as string] : null,
      is_private: n % 37 === 5,
      repeat_rule: n % 60 === 7 ? "week" : n % 60 === 31 ? "month" : null,
      status,
      is_closed: status === "done" || status === "cancel",
      comment_count: Math.floor(n / 3) % 4,
      idx_sector: doer.idx_sector,
      idx_office: doer.idx_office,
      idx_team: doer.idx_team || null,
      idx_writer: asker.idx,
      wdate,
      ver: 1,
      idx_parent: n > 60 && n % 25 === 1 ? idx - 25 : null,
    });
    members.push({ idx_task: idx, idx_staff: doer.idx, role: "assignee", idx_writer: asker.idx, wdate });
    const mate = team[(n * 5 + 1) % team.length] as DemoPerson;
    if (n % 3 === 0 && mate.idx !== doer.idx) {
      members.push({
        idx_task: idx,
        idx_staff: mate.idx,
        role: n % 2 ? "assignee" : "watcher",
        idx_writer: asker.idx,
        wdate,
      });
    }
    const count = Math.floor(n / 3) % 4;
    for (let k = 0; k < count; k++) {
      comments.push({
        idx_task: idx,
        content: said[(n + k) % said.length] as string,
        idx_writer: (k % 2 ? asker : doer).idx,
        wdate: new Date(Math.min(now.getTime(), wdate.getTime() + (k + 1) * 20_000_000)),
      });
    }
  }
  await insertMany(tx, task, tasks);
  await insertMany(tx, taskMember, members);
  await insertMany(tx, taskComment, comments);
  await goOnAfter(tx, task);
}

/** Most of what was due is done, a little is late; what is yet to come has hardly begun. `left` is days until it is due. */
function statusOf(left: number, n: number): string {
  if (left < -10) return n % 29 === 3 ? "cancel" : n % 53 === 9 ? "wait" : "done";
  if (left < 0) return n % 3 === 0 ? "run" : n % 7 === 1 ? "review" : "done";
  if (left < 10) return ["run", "todo", "review", "run", "done", "wait"][n % 6] as string;
  return n % 4 === 0 ? "run" : "todo";
}
