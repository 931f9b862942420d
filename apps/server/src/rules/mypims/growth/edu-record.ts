import { and, eq, gte, isNull, lte, ne, sum } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { refuseOwn } from "../../../auth/not-own";
import { eduRecord } from "../../../db/tables";
import {
  asOnCourse,
  type Course,
  HELD,
  HOURS_OF_CREDIT,
  type Learnt,
  lockCourse,
  moveUp,
  stateOn,
  tell,
} from "../../../growth/courses";
import type { GivenOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";
import { dayIn, dayOf } from "../../../seoul";

type Given = GivenOf<"edu_record">;

/** What somebody may learn by themselves, in hours. */
const [A_DAY, A_YEAR] = [4, 40];
/** Until so many days before it begins somebody leaves a course without asking. */
const LEAVES = 3;
const [ATTENDED, SCORED, REPORTED] = [80, 60, 300];

/** What people learn: whose it is, what makes it passed, and who moves up when somebody leaves. */
export const rules: RulesOf<"edu_record"> = {
  async saving(context, { before: old, after: given }) {
    const isMarked = old && (given.attend_rate !== old.attend_rate || given.score !== old.score);
    if (isMarked) refuseOwn(context.person, [given.idx_staff], "출석과 점수는");
    const report_at = given.report && given.report !== old?.report ? context.now : (old?.report_at ?? null);
    if (given.idx_course) return { report_at, ...(old ? {} : await ontoCourse(context, given)) };
    // what is missing is reported at its field
    if (!given.edu_date || !given.hours) return { report_at };
    if (given.edu_date > dayOf(context.now)) throw wrongFields({ edu_date: "교육일: 오늘까지의 날을 입력하세요." });
    await refuseTooMuch(context, given);
    return { report_at, credit: Math.round((Number(given.hours) / HOURS_OF_CREDIT) * 10) / 10 };
  },

  async saved(context, { before: old, after: record }) {
    const isGone = old && HELD.includes(old.status) && record.status === "cancel";
    if (isGone && record.idx_course) await moveUp(context, record.idx_course);
  },

  mayMove({ person, now }, record, move) {
    const { idx_staff, idx_course, edu_date, status } = record;
    if (move === "leave") return idx_course === null || status === "wait" || dayIn(now, LEAVES) <= edu_date;
    return idx_staff !== person.idx;
  },

  async moving(context, { record: row, move, reason }) {
    if (move !== "pass") return undefined;
    const course = row.idx_course ? await lockCourse(context, row.idx_course) : undefined;
    const missing = missingIn(row, course);
    if (missing && !reason) throw wrongFields({ reason: `${missing} 그래도 이수로 하려면 사유를 입력하세요.` });
    return course && { edu_date: dayOf(course.end_at) };
  },

  async moved(context, { before: old, after: record, move, reason }) {
    if (record.status === "cancel" && record.idx_course && HELD.includes(old.status))
      await moveUp(context, record.idx_course);
    const said = reason ? ` (${reason})` : "";
    const told: Readonly<Record<string, string>> = {
      confirm: "자율학습이 확인되었습니다",
      giveBack: "자율학습이 반려되었습니다",
      pass: "교육을 이수하였습니다",
      fail: "교육을 이수하지 못했습니다",
      takeOut: "교육 수강이 취소되었습니다",
    };
    if (told[move]) await tell(context, [record.idx_staff], `${told[move]}: ${record.title}${said}`, record.idx);
  },

  async removing(_, record) {
    if (record.idx_course) throw new ApiError(409, "과정의 이력은 지울 수 없습니다. 취소 처리하세요.");
  },
};

/** Onto a course with a place, or behind those who wait for one. */
async function ontoCourse(context: RequestContext, { idx_course, status }: Given) {
  const course = await lockCourse(context, Number(idx_course));
  if (!course || ["done", "cancel"].includes(course.status))
    throw wrongFields({ idx_course: "과정: 신청할 수 없는 교육과정입니다." });
  return { ...asOnCourse(course), status: status === "apply" ? await stateOn(context.db, course) : status };
}

async function refuseTooMuch({ db }: RequestContext, { idx, idx_staff, edu_date, hours }: Given): Promise<void> {
  const learnt = async (from: string, to: string) => {
    const [found] = await db
      .select({ hours: sum(eduRecord.hours) })
      .from(eduRecord)
      .where(
        and(
          eq(eduRecord.idx_staff, idx_staff),
          isNull(eduRecord.idx_course),
          isNull(eduRecord.idx_document),
          isNull(eduRecord.deleted_at),
          ne(eduRecord.status, "cancel"),
          gte(eduRecord.edu_date, from),
          lte(eduRecord.edu_date, to),
          idx ? ne(eduRecord.idx, idx) : undefined,
        ),
      );
    return Number(found?.hours ?? 0) + Number(hours);
  };
  if ((await learnt(edu_date, edu_date)) > A_DAY)
    throw wrongFields({ hours: `시간: 자율학습은 하루 ${A_DAY}시간까지 등록할 수 있습니다.` });
  const year = edu_date.slice(0, 4);
  if ((await learnt(`${year}-01-01`, `${year}-12-31`)) > A_YEAR)
    throw wrongFields({ hours: `시간: 자율학습은 한 해 ${A_YEAR}시간까지 등록할 수 있습니다.` });
}

/** What a record lacks to be passed; nothing where it lacks nothing. */
function missingIn({ attend_rate, score, report }: Learnt, course: Course | undefined): string | undefined {
  if (attend_rate !== null && Number(attend_rate) < ATTENDED) return `출석률이 ${ATTENDED}%보다 낮습니다.`;
  if (score !== null && Number(score) < SCORED) return `점수가 ${SCORED}점보다 낮습니다.`;
  const words = (report ?? "").replace(/<[^>]*>/g, "").trim().length;
  if (course?.needs_report && words < REPORTED) return `학습보고가 ${REPORTED}자보다 짧습니다.`;
}
