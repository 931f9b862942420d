import { permissionsOf } from "@portal/definition";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { freeBooking, keepBooking } from "../../../bookings/booked-with";
import { spokenTime } from "../../../bookings/booking";
import { applicant, interviewEval, recruitReq, staff } from "../../../db/tables";
import { notify } from "../../../notifications";
import { addressOfInterview, mineOpenOn } from "../../../people/recruiting/interviews";
import type { GivenOf, RecordOf, SentOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";

type Interview = RecordOf<"interview">;

/** Interviews: the room that is booked with them, and a sheet for the marks of each who interviews. */
export const rules: RulesOf<"interview"> = {
  /** Whoever interviews, until some time after the stage. */
  visible(context, table) {
    if (permissionsOf(context.asker).pd_auth) return undefined;
    return mineOpenOn(context, eq(interviewEval.idx_interview, table.idx));
  },

  async saving(context, { before, after: given }) {
    if (before && before.idx_applicant !== given.idx_applicant)
      throw wrongFields({ idx_applicant: "지원자: 면접을 등록한 뒤에는 바꿀 수 없습니다." });
    await refuseInterviewers(context, before, given);
    const job = await jobOf(context, given.idx_applicant);
    if (before && before.status !== "plan") return { job };
    return {
      job,
      idx_booking: await keepBooking(context, before?.idx_booking ?? null, roomFor(given, job), "면접 변경"),
    };
  },

  async saved(context, { before, after: interview }) {
    const { db, now, person } = context;
    const here = eq(interviewEval.idx_interview, interview.idx);
    const had = before?.interviewers ?? [];
    const has = interview.interviewers ?? [];
    const gone = had.filter((idx) => !has.includes(idx));
    const come = has.filter((idx) => !had.includes(idx));
    const starts_at = interview.during.from;
    await db
      .update(interviewEval)
      .set({ deleted_at: now, idx_editor: person.idx })
      .where(and(here, inArray(interviewEval.idx_interviewer, gone)));
    await db.update(interviewEval).set({ starts_at }).where(here);
    const of = { idx_interview: interview.idx, idx_applicant: interview.idx_applicant };
    for (const idx_interviewer of come) await context.add("interview_eval", { ...of, idx_interviewer, starts_at });
    await tell(context, interview, come, "면접관으로 지정되었습니다");
    const hasMoved = before && (+before.during.from !== +starts_at || before.idx_classroom !== interview.idx_classroom);
    const stay = has.filter((idx) => had.includes(idx));
    if (hasMoved) await tell(context, interview, stay, "면접 일정이 바뀌었습니다");
  },

  async moved(context, { after, move, reason }) {
    if (move === "finish") return;
    if (after.idx_booking !== null) await freeBooking(context, after.idx_booking, "면접 취소");
    const what = move === "cancel" ? `면접이 취소되었습니다(${reason ?? ""})` : "지원자가 면접에 오지 않았습니다";
    await tell(context, after, after.interviewers ?? [], what);
  },

  async removing(context, { idx, idx_booking }) {
    const here = and(eq(interviewEval.idx_interview, idx), isNull(interviewEval.deleted_at));
    if ((await context.db.$count(interviewEval, and(here, eq(interviewEval.status, "done")))) > 0)
      throw new ApiError(409, "제출된 평가가 있는 면접은 지울 수 없습니다.");
    if (idx_booking !== null) await freeBooking(context, idx_booking, "면접 삭제");
    await context.db.update(interviewEval).set({ deleted_at: context.now }).where(here);
  },
};

/** Refuses an interview without people to hold it, with people who are not here, or without one who has given marks. */
async function refuseInterviewers({ db }: RequestContext, before: Interview | null, given: GivenOf<"interview">) {
  const wrong = (why: string) => wrongFields({ interviewers: `면접관: ${why}` });
  const has = given.interviewers ?? [];
  if (has.length === 0) throw wrong("한 명 이상 선택하세요.");
  const come = has.filter((idx) => !before?.interviewers?.includes(idx));
  const isHere = and(inArray(staff.idx, come), eq(staff.status, "active"), isNull(staff.deleted_at));
  if ((await db.$count(staff, isHere)) < new Set(come).size) throw wrong("재직 중인 직원을 선택하세요.");
  const gone = before?.interviewers?.filter((idx) => !has.includes(idx)) ?? [];
  const isMarked = and(
    eq(interviewEval.idx_interview, before?.idx ?? 0),
    inArray(interviewEval.idx_interviewer, gone),
    eq(interviewEval.status, "done"),
    isNull(interviewEval.deleted_at),
  );
  if ((await db.$count(interviewEval, isMarked)) > 0) throw wrong("평가를 제출한 면접관은 뺄 수 없습니다.");
}

async function jobOf({ db }: RequestContext, idx: number): Promise<string | null> {
  const [found] = await db
    .select({ job: recruitReq.job })
    .from(applicant)
    .innerJoin(recruitReq, eq(recruitReq.idx, applicant.idx_req))
    .where(eq(applicant.idx, idx));
  return found?.job ?? null;
}

/** The booking of the room: everybody sees it, so that it names nobody. */
function roomFor(given: GivenOf<"interview">, job: string | null): SentOf<"booking"> | null {
  if (given.idx_classroom === null || given.idx_classroom === undefined) return null;
  const title = `면접: ${job ?? ""}`;
  return { kind: "classroom", idx_resource: given.idx_classroom, during: given.during, title, purpose: "면접" };
}

async function tell(
  { db, now, person }: RequestContext,
  interview: Interview,
  people: readonly number[],
  what: string,
) {
  const to = people.filter((idx) => idx !== person.idx);
  const title = `${what}: ${interview.job} (${spokenTime(interview.during)})`;
  await notify(db, { to, kind: "recruit", title, link: addressOfInterview(interview.idx) }, now);
}
