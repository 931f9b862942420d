import { daysAfter } from "@portal/definition/calendar";
import { eq, inArray } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import {
  applicant,
  hireLetter,
  hireTemplate,
  interview,
  interviewEval,
  jobrotation,
  jrApplicant,
  recruitReq,
} from "../../db/tables";
import { firstOf, wishesText } from "../../growth/job-rotation";
import { dayBefore, daysBefore, workday } from "../days";
import { demoName } from "./names";
import type { DemoPerson } from "./people";

const BY = { idx_writer: 102 };
/** The teams that are wished, with their offices. */
const placesWished = {
  기업교육1팀: { idx_office: 110, idx_team: 111 },
  교재개발1팀: { idx_office: 210, idx_team: 211 },
  플랫폼팀: { idx_office: 6095, idx_team: 6096 },
} as const;
const INTERVIEWS = 9;
/** Who interviews beside the people team. */
const INTERVIEWER = 109;
const jobs = ["기업교육 운영 매니저", "교재 편집자", "플랫폼 개발자", "디자인 인턴"] as const;
const stages = ["recv", "doc", "first", "second", "offer", "hired", "drop", "giveup"] as const;

/** Four requests with twelve applicants over all stages, nine interviews, and the wishes of last year and of this one. */
export async function seedRecruiting(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const teams = [111, 211, 6096, 213].map((team) => people.find(({ idx_team }) => idx_team === team));
  const made = await tx
    .insert(recruitReq)
    .values(
      jobs.map((job, n) => ({
        ...BY,
        job,
        idx_sector: teams[n]?.idx_sector ?? 100,
        idx_office: teams[n]?.idx_office ?? 110,
        idx_team: teams[n]?.idx_team ?? 111,
        headcount: n === 0 ? 2 : 1,
        employ_type: n === 3 ? "intern" : "regular",
        reason: (["fill", "add", "new", "fill"] as const)[n] as string,
        jd: `<p>${job} 업무를 맡습니다.</p>`,
        need_by: dayBefore(now, -20 - n * 15),
        idx_hr_owner: 102,
        status: n === 3 ? "ok" : "open",
      })),
    )
    .returning({ idx: recruitReq.idx });
  await insertMany(
    tx,
    applicant,
    Array.from({ length: 12 }, (_, n) => {
      const stage = stages[n % stages.length] as string;
      return {
        ...BY,
        idx_req: made[n % 3]?.idx as number,
        name: demoName(440 + n).kname,
        email: `applicant.${n + 1}@mail.example`,
        phone: `010-0005-${String(n + 1).padStart(4, "0")}`,
        source: (["site", "refer", "hunt"] as const)[n % 3] as string,
        applied_at: dayBefore(now, 12 + n * 2),
        stage,
        drop_reason: stage === "drop" ? "직무 경험이 맞지 않음" : null,
        join_date: stage === "hired" ? dayBefore(now, -14) : null,
        keep_until: ["drop", "giveup"].includes(stage) ? dayBefore(now, -170) : null,
      };
    }),
  );
  await seedInterviews(tx, now);
  await seedLetters(tx, now);
  const rounds = await tx.select({ idx: jobrotation.idx, year: jobrotation.year }).from(jobrotation);
  const year = Math.max(...rounds.map((round) => round.year));
  const [past] = await tx
    .insert(jobrotation)
    .values({ year: year - 1, sdate: `${year - 1}-10-01`, edate: `${year - 1}-10-31`, is_open: false })
    .returning({ idx: jobrotation.idx });
  const wishers = people.filter(({ idx, joinday }) => idx > 180 && joinday < dayBefore(now, 800));
  const sheets = (round: number, count: number, statusOf: (n: number) => string) =>
    wishers.slice(0, count).map((person, n) => {
      const rotation_1 = wishesFrom(["교육 과정 기획", "콘텐츠 제작", "데이터 분석"], n);
      const rotation_2 = wishesFrom(["기업교육1팀", "교재개발1팀", "플랫폼팀"], n).map((wish) => ({
        ...wish,
        ...placesWished[wish.title as keyof typeof placesWished],
      }));
      return {
        idx_round: round,
        idx_staff: person.idx,
        idx_writer: person.idx,
        wdate: daysBefore(now, n % 7),
        idx_sector: person.idx_sector,
        idx_office: person.idx_office,
        idx_team: person.idx_team || null,
        rotation_1,
        rotation_2,
        ...firstOf(rotation_1, rotation_2),
        wishes: wishesText(rotation_1, rotation_2),
        status: statusOf(n),
      };
    });
  const current = rounds.find((round) => round.year === year)?.idx as number;
  await insertMany(tx, jrApplicant, [
    ...sheets(past?.idx as number, 58, (n) => (n % 6 === 0 && n < 54 ? "accept" : "reject")),
    ...sheets(current, 23, () => "submit"),
  ]);
}

/** Interviews of those who have come so far: held ones with their marks, two that are to come. One who interviews is no HR. */
async function seedInterviews(tx: Database, now: Date): Promise<void> {
  const met = await tx
    .select({ idx: applicant.idx, stage: applicant.stage, job: recruitReq.job })
    .from(applicant)
    .innerJoin(recruitReq, eq(recruitReq.idx, applicant.idx_req))
    .where(inArray(applicant.stage, ["first", "second", "offer", "hired"]))
    .orderBy(applicant.idx);
  // day by day, so that nobody holds two at once
  const held = met
    .flatMap((one) =>
      (one.stage === "first" ? ["first" as const] : ["first" as const, "second" as const]).map((round) => ({
        ...one,
        round,
      })),
    )
    .slice(0, INTERVIEWS);
  for (const [n, { idx: idx_applicant, stage, job, round }] of held.entries()) {
    const isToCome = round === stage;
    const day = workday(dayBefore(now, isToCome ? -2 - n : 9 + (INTERVIEWS - n) * 2));
    const from = new Date(`${day}T${10 + (n % 6)}:00:00+09:00`);
    const during = { from, to: new Date(from.getTime() + 3_600_000) };
    const interviewers = [102, INTERVIEWER];
    const [made] = await tx
      .insert(interview)
      .values({
        ...BY,
        ...{ idx_applicant, job, round, during, interviewers, place: "상담실" },
        guide: "맡았던 일과 가장 어려웠던 결정, 함께 일할 때 중요하게 여기는 것을 묻습니다.",
        status: isToCome ? "plan" : "done",
      })
      .returning({ idx: interview.idx });
    const given = (at: number) => {
      const [skill, attitude, fit] = [3 + ((n + at) % 3), 3 + (n % 3), 4];
      const score = Math.round(((skill + attitude + fit) / 3) * 10) / 10;
      const submitted_at = new Date(during.to.getTime() + (at + 1) * 3_600_000);
      return { skill, attitude, fit, score, decision: "pass", comment: "일한 경험이 분명합니다.", submitted_at };
    };
    await insertMany(
      tx,
      interviewEval,
      interviewers.map((idx_interviewer, at) => ({
        ...BY,
        ...{ idx_interview: made?.idx as number, idx_applicant, idx_interviewer, starts_at: during.from },
        ...(isToCome ? { status: "open" } : { ...given(at), status: "done", open_until: daysAfter(day, 35) }),
      })),
    );
  }
}

const greeting = "{이름}님, 안녕하세요.\n";
const closing = "\n궁금한 점은 이 메일에 회신해 주세요.\n감사합니다.";
/** What applicants are written, by name, subject and text. */
const templates = [
  [
    "면접 초대",
    "{포지션} 면접 안내",
    `${greeting}{포지션} 면접에 초대합니다.\n\n일시: {면접일시}\n장소: {면접장소}\n${closing}`,
  ],
  [
    "합격·처우 제안",
    "{포지션} 합격을 축하드립니다",
    `${greeting}{포지션}에 함께하시게 되어 기쁩니다. 처우는 전화로 설명드리겠습니다.\n\n입사예정일: {입사예정일}\n${closing}`,
  ],
  [
    "불합격",
    "{포지션} 전형 결과 안내",
    `${greeting}{포지션}에 지원해 주셔서 감사합니다. 이번에는 함께하지 못하게 되었습니다. 좋은 소식이 있기를 바랍니다.\n${closing}`,
  ],
] as const;

/** The templates, a letter that was handed over and one that is being written. */
async function seedLetters(tx: Database, now: Date): Promise<void> {
  const made = await tx
    .insert(hireTemplate)
    .values(templates.map(([title, subject, body]) => ({ ...BY, title, subject, body })))
    .returning({ idx: hireTemplate.idx });
  const people = await tx
    .select({ idx: applicant.idx, name: applicant.name, stage: applicant.stage, job: recruitReq.job })
    .from(applicant)
    .innerJoin(recruitReq, eq(recruitReq.idx, applicant.idx_req))
    .where(inArray(applicant.stage, ["drop", "first"]))
    .orderBy(applicant.idx);
  const filled = ({ name, job }: { name: string; job: string }, text: string) =>
    text.replaceAll("{이름}", name).replaceAll("{포지션}", job);
  const written = [
    [people.find(({ stage }) => stage === "drop"), 2, { status: "handed", sent_at: daysBefore(now, 3) }],
    [people.find(({ stage }) => stage === "first"), 0, { status: "draft" }],
  ] as const;
  for (const [person, at, state] of written) {
    const [, subject, body] = templates[at];
    if (!person) continue;
    const text = { subject: filled(person, subject), body: filled(person, body) };
    await tx
      .insert(hireLetter)
      .values({ ...BY, idx_applicant: person.idx, idx_template: made[at]?.idx as number, ...text, ...state });
  }
}

function wishesFrom(titles: readonly string[], n: number) {
  return titles.map((_, at) => ({
    title: titles[(at + n) % titles.length] as string,
    memo: at === 0 ? "지금까지의 경험을 넓히고 싶습니다." : "",
  }));
}
