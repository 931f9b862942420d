import { sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { feedback, feedbackGiver, statusLog } from "../../db/tables";
import { sealedGiver } from "../../growth/feedback";
import { dayOf, dayStart } from "../../seoul";
import type { DemoPerson } from "../company/people";
import { atWork, dayBefore, daysBefore, workday } from "../days";

const GIVEN = 600;
const [MINUTE, HOUR] = [60_000, 60 * 60_000];
/** Whose box is never empty. */
const WELL_KNOWN = [100, 101, 104];
/** Who handles reports, and what became of each: nothing yet of the last one. */
const KEEPER = 102;
const reports: Readonly<Record<number, "keep" | "hide" | null>> = { 143: "keep", 309: "hide", 583: null };
const words = {
  praise: [
    "고객 설명회 자료가 한눈에 들어와서 좋았습니다. 질문에 차분하게 답해 주신 것도 큰 도움이 되었습니다.",
    "급한 일정 변경을 먼저 알려 주셔서 강사 배정을 제때 마쳤습니다. 고맙습니다.",
    "회의록을 그날 바로 나눠 주셔서 모두가 같은 내용을 알고 움직일 수 있었습니다.",
  ],
  improve: [
    "메일 제목에 고객사 이름을 먼저 적어 주시면 찾기 쉬울 것 같습니다.",
    "회의가 정해진 시간보다 길어질 때가 많습니다. 안건을 미리 나누면 어떨까요?",
    "견적을 보내기 전에 한 번 더 함께 확인하면 실수를 줄일 수 있을 것 같습니다.",
  ],
  ask: [
    "지난주 제안서에서 고칠 점을 알려 주세요.",
    "새로 맡은 과정의 운영 방식에 대한 의견을 듣고 싶습니다.",
    "발표를 들으시고 좋았던 점과 아쉬운 점을 부탁드립니다.",
  ],
  one: [
    "이번 달에는 신규 고객 응대에 시간을 더 쓰기로 했습니다.",
    "다음 분기에 맡고 싶은 일을 이야기했습니다. 교육 두 과정을 함께 찾아보기로 했습니다.",
    "업무량이 몰린 주간을 나누고, 급하지 않은 일은 다음 달로 옮기기로 했습니다.",
  ],
} as const;

/** A year of what people said to each other: some anonymous, three reported, one of these still open. */
export async function seedFeedback(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const staff = people.filter(({ idx_position }) => idx_position !== 6150);
  const rows = Array.from({ length: GIVEN }, (_, n) => rowOf(n, staff, now));
  await insertMany(
    tx,
    feedback,
    rows.map(({ giver: _, ...row }) => row),
  );
  await insertMany(
    tx,
    feedbackGiver,
    rows
      .filter(({ visibility }) => visibility === "anon")
      .map(({ idx, giver, wdate }) => ({ idx_feedback: idx, staff: sealedGiver(giver), wdate })),
  );
  await insertMany(tx, statusLog, rows.flatMap(historyOf));
  await tx.execute(sql`select setval(pg_get_serial_sequence('feedback', 'idx'), ${GIVEN})`);
}

type DemoRow = ReturnType<typeof rowOf>;

function rowOf(n: number, staff: readonly DemoPerson[], now: Date) {
  const then = atWork(daysBefore(now, 1 + Math.floor(((GIVEN - 1 - n) * 364) / GIVEN)), n);
  const isAnonymous = isAnonymousAt(n);
  const isAnswer = !isAnonymous && isAskAt(n - 1) && n % 3 !== 0;
  const [from, to] = isAnswer ? (peopleOf(n - 1, staff).toReversed() as [DemoPerson, DemoPerson]) : peopleOf(n, staff);
  const kind = isAnswer
    ? "improve"
    : isAskAt(n)
      ? "ask"
      : isAnonymous
        ? (["praise", "improve"] as const)[n % 2]
        : kindAt(n);
  const day = dayOf(then);
  const deliver_at = isAnonymous
    ? new Date(dayStart(workday(dayBefore(then, -1))).getTime() + 9 * HOUR)
    : new Date(then.getTime() + 10 * MINUTE);
  const isRead = n < GIVEN - 40;
  const isReplied = isRead && kind !== "ask" && n % 3 === 0;
  const reported_at = n in reports ? new Date(deliver_at.getTime() + 5 * HOUR) : null;
  const result = reports[n] ?? null;
  const wdate = isAnonymous ? dayStart(day) : then;
  return {
    ...{ idx: idxAt(n), idx_from_staff: isAnonymous ? null : from.idx, idx_to_staff: to.idx, kind: kind ?? "praise" },
    content: words[kind ?? "praise"][n % 3] as string,
    visibility: isAnonymous ? "anon" : n % 5 === 1 ? "lead" : "to",
    idx_asked: isAnswer ? idxAt(n - 1) : null,
    ...{ given_on: day, deliver_at, is_told: deliver_at <= now },
    reply: isReplied ? "고맙습니다. 말씀하신 대로 해 보겠습니다." : null,
    reply_at: isReplied ? new Date(deliver_at.getTime() + 20 * HOUR) : null,
    read_at: isRead ? new Date(deliver_at.getTime() + 2 * HOUR) : null,
    ...{ is_reported: reported_at !== null, reported_at, idx_reported_by: reported_at && to.idx },
    report_reason: reported_at && "일이 아니라 사람을 두고 한 말이라고 느꼈습니다.",
    ...{ report_result: result, idx_handled_by: result && KEEPER },
    handled_at: result && reported_at ? new Date(reported_at.getTime() + 30 * HOUR) : null,
    status: reported_at === null || result === "keep" ? "open" : result === "hide" ? "hidden" : "report",
    ...{ idx_sector: to.idx_sector, idx_office: to.idx_office, idx_team: to.idx_team || null },
    ...{ idx_writer: isAnonymous ? null : from.idx, wdate, giver: from.idx },
  };
}

/** Those of anonymous ones are far above the others, in no order, as the server gives them. */
function idxAt(n: number): number {
  return isAnonymousAt(n) ? 2 ** 30 + ((n * 2_654_435_761) % 2 ** 30) : n + 1;
}

function isAnonymousAt(n: number): boolean {
  return [3, 9, 15].includes(n % 20) || n in reports;
}

function isAskAt(n: number): boolean {
  return n % 11 === 5 && !isAnonymousAt(n);
}

function kindAt(n: number) {
  return (["praise", "improve", "praise", "one", "praise"] as const)[n % 5];
}

/** Who gave it, and to whom: mostly somebody of the same office. */
function peopleOf(n: number, staff: readonly DemoPerson[]): [DemoPerson, DemoPerson] {
  const known = n % 8 === 3 ? staff.find(({ idx }) => idx === WELL_KNOWN[n % 3]) : undefined;
  const to = known ?? (staff[(n * 37 + 11) % staff.length] as DemoPerson);
  const near = staff.filter(({ idx, idx_office }) => idx_office === to.idx_office && idx !== to.idx);
  const others = near.length > 0 ? near : staff.filter(({ idx }) => idx !== to.idx);
  return [others[(n * 13 + 5) % others.length] as DemoPerson, to];
}

function historyOf({ idx, idx_writer, wdate, idx_to_staff, reported_at, handled_at, report_reason, status }: DemoRow) {
  const step = (from_status: string | null, to_status: string, who: number, at: Date, memo: string | null = null) => ({
    ...{
      entity: "feedback",
      entity_idx: idx,
      from_status,
      to_status,
      idx_staff: who,
      at,
      memo,
      idx_writer: who,
      wdate: at,
    },
  });
  return [
    ...(idx_writer === null ? [] : [step(null, "open", idx_writer, wdate)]),
    ...(reported_at ? [step("open", "report", idx_to_staff, reported_at, report_reason)] : []),
    ...(handled_at ? [step("report", status, KEEPER, handled_at, "양쪽의 이야기를 듣고 정하였습니다.")] : []),
  ];
}
