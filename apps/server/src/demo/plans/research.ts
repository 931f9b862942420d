import { daysAfter } from "@portal/definition/calendar";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import {
  research,
  researchComment,
  researchMember,
  researchMilestone,
  researchOutput,
  statusLog,
  task,
  taskMember,
} from "../../db/tables";
import { dayOf, dayStart } from "../../seoul";
import { statusChange } from "../../status-log";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";

const DAY = 24 * 60 * 60 * 1000;
/** Their states, the newest project first; two of those that run have a milestone that is late. */
const states = [
  "plan",
  "plan",
  "run",
  "run",
  "run",
  "run",
  "check",
  ...Array<string>(15).fill("done"),
  "stop",
  "stop",
] as const;
const LATE = 2;
const subjects = [
  ["content", "직무별 영어 회화 콘텐츠 설계"],
  ["method", "짧은 강의와 실습을 섞은 수업의 효과"],
  ["market", "기업 어학 교육 수요 조사"],
  ["tech", "말하기 답안의 자동 채점"],
  ["paper", "성인 학습자의 학습 지속 요인"],
  ["content", "신입사원 적응 과정의 사례 수집"],
  ["method", "원어민 강사 수업 관찰 도구 개발"],
  ["market", "공공기관 교육 입찰 동향"],
] as const;
const steps = ["선행 연구 정리", "설계와 설문 준비", "자료 수집", "분석", "보고서 작성"];
const weights = [10, 20, 30, 25, 15];
const roles = ["공동 연구", "자료 수집", "분석", "보고서 작성"];
const kinds = ["report", "paper", "data", "book", "talk", "patent"] as const;
const memos: Readonly<Record<string, string>> = {
  check: "자료 수집을 마치고 분석을 시작했습니다.",
  stop: "조사 대상 기관의 사정으로 중단합니다.",
};
const said = ["자료 수집 범위를 한 번 더 좁혀 보면 좋겠습니다.", "설문 문항에 의견을 남겼습니다. 확인해 주세요."];

type Project = ReturnType<typeof projectOf>;

/** Three years of research: two projects planned, five in hand, the others done or given up. */
export async function seedResearch(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const projects = states.map((_, n) => projectOf(people, n, now));
  const milestones = projects.map((project) => milestonesOf(project, now));
  await insertMany(
    tx,
    research,
    projects.map((project, n) => researchOf(project, milestones[n] ?? [])),
  );
  await insertMany(tx, researchMember, projects.flatMap(membersOf));
  await insertMany(
    tx,
    researchMilestone,
    milestones.flat().map((row, at) => ({ idx: at + 1, ...row })),
  );
  await insertMany(
    tx,
    researchOutput,
    projects.flatMap((project) => outputsOf(project, now)),
  );
  await insertMany(
    tx,
    researchComment,
    projects.flatMap((project) => commentOn(project, now)),
  );
  await insertMany(
    tx,
    statusLog,
    projects.flatMap((project) => historyOf(project, now)),
  );
  await addTasks(tx, projects, now);
  for (const table of [research, researchMilestone]) await goOnAfter(tx, table);
}

/** A project with what all that belongs to it follows from. */
function projectOf(people: readonly DemoPerson[], n: number, now: Date) {
  const status = states[n] as (typeof states)[number];
  const teams = people.filter(({ idx_team }) => [111, 112, 211, 212, 66, 6098].includes(idx_team));
  // the first project in hand is of somebody with an account
  const leader = (n === 2 ? people.find((one) => one.idx === 100) : teams[(n * 13) % teams.length]) as DemoPerson;
  const others = [1, 2, 3].map((k) => teams[(n * 13 + k * 7) % teams.length] as DemoPerson);
  const [kind, subject] = subjects[n % subjects.length] as (typeof subjects)[number];
  const isOver = status === "done" || status === "stop";
  const length = 150 + (n % 4) * 45;
  const begun = isOver ? length + 20 + (n - 7) * 40 : status === "plan" ? -20 - n * 10 : 70 + n * 9;
  const date_from = daysAfter(dayOf(now), -begun);
  const date_to = daysAfter(date_from, length);
  const wdate = new Date(Math.min(dayStart(date_from, 0).getTime() - 12 * DAY, now.getTime() - DAY));
  const outputs = status === "done" ? 1 + (n % 3) : status === "check" ? 1 : 0;
  const place = { idx_sector: leader.idx_sector, idx_office: leader.idx_office, idx_team: leader.idx_team || null };
  const writer = { idx_writer: leader.idx, wdate };
  return {
    ...{ idx: n + 1, n, status, leader, others, kind, subject, isOver },
    ...{ length, date_from, date_to, outputs, place, writer },
  };
}

function milestonesOf({ idx, n, status, leader, others, length, date_from, writer }: Project, now: Date) {
  const isLate = status === "run" && n - 2 < LATE;
  const dues = steps.map((_, k) => daysAfter(date_from, Math.round(((k + 1) * length) / steps.length)));
  return steps.map((title, k) => {
    const due = dues[k] as string;
    const isPassed = due < dayOf(now) && !(isLate && (dues[k + 1] ?? "9999") >= dayOf(now));
    const isDone = status === "done" || (status === "stop" ? k < 2 : isPassed);
    const idx_owner = (k % 2 ? others[k % 3] : leader)?.idx as number;
    const memo = isDone && k === 2 ? "응답 214건을 모았습니다." : null;
    const done_at = isDone ? daysAfter(due, -(k % 4)) : null;
    const weight = weights[k] as number;
    return {
      ...{ idx_research: idx, seq: k + 1, title, due, idx_owner, weight, done_at, memo },
      is_done: isDone,
      ...writer,
    };
  });
}

function researchOf(project: Project, milestones: ReturnType<typeof milestonesOf>): typeof research.$inferInsert {
  const { idx, n, status, leader, kind, subject, isOver, date_from, date_to, outputs, place, writer } = project;
  const budget = 6_000_000 + (n % 7) * 2_500_000;
  const progress = milestones.reduce((sum, { is_done, weight }) => sum + (is_done ? weight : 0), 0);
  return {
    idx,
    title: `${subject} ${date_from.slice(0, 4)}`,
    kind,
    idx_leader: leader.idx,
    ...{ date_from, date_to, budget, progress, outputs, status },
    next_due: milestones.find(({ is_done }) => !is_done)?.due ?? date_to,
    spent: status === "plan" ? 0 : Math.round((budget * (status === "done" ? 90 + (n % 4) * 5 : progress + 8)) / 100),
    goal: `${subject}에 필요한 근거를 모으고, 다음 해의 과정과 교재에 쓸 수 있는 형태로 정리한다.`,
    abstract: isOver
      ? `${subject}의 결과를 요약한다. 응답 214건을 분석하고 과정 설계에 쓸 제안 다섯 가지를 적었다.`
      : null,
    is_open: n % 6 !== 3,
    ...place,
    ...writer,
  };
}

/** Those who work with the leader, each once. */
function membersOf({ idx, n, leader, others, date_from, date_to, writer }: Project) {
  return others.flatMap(({ idx: idx_staff }, k): (typeof researchMember.$inferInsert)[] => {
    const isKnown = idx_staff === leader.idx || others.findIndex((one) => one.idx === idx_staff) < k;
    const role = roles[(n + k) % roles.length] as string;
    const share = 20 + ((n + k) % 4) * 10;
    return isKnown ? [] : [{ idx_research: idx, idx_staff, role, share, date_from, date_to, ...writer }];
  });
}

function outputsOf({ idx, n, status, subject, date_to, outputs, writer }: Project, now: Date) {
  return Array.from({ length: outputs }, (_, k): typeof researchOutput.$inferInsert => {
    const of = kinds[(n + k) % kinds.length] as string;
    return {
      idx_research: idx,
      kind: k === 0 ? "report" : of,
      title: k === 0 ? `${subject} 보고서` : `${subject}: ${k + 1}차 결과`,
      out_date: status === "done" ? daysAfter(date_to, -3 * k) : daysAfter(dayOf(now), -10),
      url: `https://research.pureunbat.example/${idx}/${k + 1}`,
      idx_textbook: of === "book" && k > 0 ? 1 + (n % 20) : null,
      ...writer,
    };
  });
}

function historyOf({ idx, status, leader, length, writer }: Project, now: Date) {
  const begins = status === "plan" ? ["plan"] : ["plan", "run"];
  const passed = begins.includes(status) ? begins : [...begins, status];
  return passed.map((to, k) => {
    const at = new Date(Math.min(writer.wdate.getTime() + (k * (length + 12) * DAY) / 2, now.getTime() - DAY / 4));
    const change = { entity: "research", idx, from: passed[k - 1] ?? null, to, memo: memos[to] };
    return statusChange(change, to === "run" ? 101 : leader.idx, at);
  });
}

/** Of projects in hand something is said. */
function commentOn({ idx, n, status, others }: Project, now: Date): (typeof researchComment.$inferInsert)[] {
  if (status !== "run" && status !== "check") return [];
  const content = said[n % said.length] as string;
  const idx_writer = others[0]?.idx as number;
  return [{ idx_research: idx, content, idx_writer, wdate: new Date(+now - n * DAY) }];
}

/** Of projects in hand something is to be done by their leaders. */
async function addTasks(tx: Database, projects: readonly Project[], now: Date): Promise<void> {
  const inHand = projects.filter(({ status }) => status === "run" || status === "check");
  const tasks = inHand.map(({ idx, n, subject, leader, place }) => ({
    title: `${subject} 자료 수집 업체 연락`,
    idx_requester: leader.idx,
    due: daysAfter(dayOf(now), 5 + n),
    idx_research: idx,
    ...place,
    idx_writer: leader.idx,
    wdate: new Date(+now - 3 * DAY),
  }));
  const made = await tx.insert(task).values(tasks).returning({ idx: task.idx, due: task.due, who: task.idx_requester });
  const assigned = made.map(({ idx, due, who }) => ({ idx_task: idx, idx_staff: who, due, idx_writer: who }));
  await insertMany(tx, taskMember, assigned);
}
