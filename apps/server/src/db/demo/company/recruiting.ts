import { wishesText } from "../../../routes/company/job-rotation";
import { insertMany } from "../../insert-many";
import type { Database } from "../../open";
import { applicant, jobrotation, jrApplicant, recruitReq } from "../../tables";
import { dayBefore, daysBefore } from "../days";
import { demoName } from "./names";
import type { DemoPerson } from "./people";

const BY = { idx_writer: 102 };
const jobs = ["기업교육 운영 매니저", "교재 편집자", "플랫폼 개발자", "디자인 인턴"] as const;
const stages = ["recv", "doc", "first", "second", "offer", "hired", "drop", "giveup"] as const;

/** Four requests with twelve applicants over all stages, and the wishes of last year and of this one. */
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
        idx_office: 0,
        idx_team: 0,
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

function wishesFrom(titles: readonly string[], n: number) {
  return titles.map((_, at) => ({
    title: titles[(at + n) % titles.length] as string,
    memo: at === 0 ? "지금까지의 경험을 넓히고 싶습니다." : "",
  }));
}
