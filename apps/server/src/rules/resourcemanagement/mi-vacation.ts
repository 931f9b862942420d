import { formByKind, permissionIds } from "@portal/definition";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { applyLine, askToStandIn, lessonsIn, linesOf, nameOf } from "../../classes/instructor-leave";
import { headsFor } from "../../company/heads";
import { tutorTeam } from "../../company/teams";
import { miProfile, miSub, vacation } from "../../db/tables";
import { isWritable } from "../../flows/approval/acting/draft";
import { submitDocument } from "../../flows/approval/acting/submit";
import { findDocument } from "../../flows/approval/document";
import { defaultLine } from "../../flows/approval/line/line";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf, dayStart } from "../../seoul";

type Leave = RecordOf<"mi_vacation">;
type Given = GivenOf<"mi_vacation">;

const NO_INSTRUCTOR = "강사: 전임강사로 등록된 직원을 선택하세요.";

/** Instructors' leaves: what becomes of each class, who agrees to it, and the leave form that it is handed in with. */
export const rules: RulesOf<"mi_vacation"> = {
  checks: [
    async ({ db }, { after }) => ((await isInstructor(db, after.idx_mi)) ? undefined : { idx_mi: NO_INSTRUCTOR }),
    async ({ db }, { before, after }) => {
      const wrong = await wrongLessons(db, before, after);
      return wrong.length > 0 ? { mi_sub: wrong.join(" ") } : undefined;
    },
  ],

  /** Who is newly asked has not agreed yet; a leave that holds already takes its classes along. */
  async saved({ db, now, person }, { before: old, after: given }) {
    await dropStrayLines(db, given, now);
    const changed = given.mi_sub.filter((line) => isChanged(old, line)).map(({ idx }) => idx);
    if (changed.length === 0) return;
    await db.update(miSub).set({ agreed_at: null }).where(inArray(miSub.idx, changed));
    if (!old) return;
    const lines = (await linesOf(db, given.idx)).filter(({ idx }) => changed.includes(idx));
    if (given.status === "ok") for (const line of lines) await applyLine(db, line, { by: person.idx, now });
    if (given.status === "ask") await askToStandIn(db, given, lines, now);
  },

  mayMove({ person }, record, move) {
    const { mi_sub, idx_mi } = record;
    if (move === "file") return idx_mi === person.idx;
    return mi_sub.some(
      ({ idx_sub_mi, action, agreed_at }) => action === "sub" && idx_sub_mi === person.idx && !agreed_at,
    );
  },

  async moving(context, { record, move }) {
    if (move === "file") return { idx_document: await file(context, record) };
    return undefined;
  },

  async moved({ db, now, person }, { after, move, reason }) {
    const { idx, idx_mi, date_from } = after;
    const link = `/resourcemanagement/mivacationmod/${idx}`;
    if (move === "decline") {
      // the class needs somebody else: until then the leave is not allowed
      await db
        .update(miSub)
        .set({ idx_sub_mi: null, memo: reason ?? null })
        .where(and(eq(miSub.idx_mi_vacation, idx), eq(miSub.idx_sub_mi, person.idx), isNull(miSub.agreed_at)));
      const title = `대강을 거절했습니다: ${await nameOf(db, person.idx)} MI (${date_from}) ${reason ?? ""}`;
      const others = (await tutorTeam(db, now)).filter((one) => one !== person.idx);
      await notify(db, { to: [idx_mi, ...others], kind: "class", title, link }, now);
    }
    if (move !== "agree") return;
    await db
      .update(miSub)
      .set({ agreed_at: now })
      .where(and(eq(miSub.idx_mi_vacation, idx), eq(miSub.idx_sub_mi, person.idx), isNull(miSub.deleted_at)));
    const title = `대강을 수락했습니다: ${await nameOf(db, person.idx)} MI (${date_from})`;
    await notify(db, { to: [idx_mi], kind: "class", title, link }, now);
  },

  /** The state of the leave itself, once it is handed in: it may be asked back. */
  async extra({ db }, { idx_vacation }) {
    if (!idx_vacation) return {};
    const [leave] = await db.select({ status: vacation.status }).from(vacation).where(eq(vacation.idx, idx_vacation));
    return { leave: leave?.status };
  },

  async removing(_, record) {
    if (!["draft", "end"].includes(record.status))
      throw new ApiError(409, "결재 중이거나 승인된 휴가는 지울 수 없습니다. 휴가를 먼저 취소하세요.");
  },
};

/** Before a leave is allowed, classes that no longer lie in its days keep no line. */
async function dropStrayLines(db: RequestContext["db"], given: Leave, now: Date): Promise<void> {
  if (given.status === "ok") return;
  const lessons = await lessonsOf(db, given);
  const strays = given.mi_sub.filter(({ idx_schedule }) => !lessons.some(({ idx }) => idx === idx_schedule));
  if (strays.length === 0) return;
  const isStray = inArray(
    miSub.idx,
    strays.map(({ idx }) => idx),
  );
  await db.update(miSub).set({ deleted_at: now }).where(isStray);
}

/** The classes that an instructor has planned in the days of a leave. */
function lessonsOf(
  db: RequestContext["db"],
  { idx_mi, date_from, date_to }: Pick<Given, "idx_mi" | "date_from" | "date_to">,
) {
  return lessonsIn(db, idx_mi, { from: dayStart(date_from), to: dayStart(date_to, 1) });
}

/** Whether something else is to become of a class than before. */
function isChanged(old: Leave | null, line: Given["mi_sub"][number]): boolean {
  const said = ({ action, idx_sub_mi, new_during }: Pick<typeof line, "action" | "idx_sub_mi" | "new_during">) =>
    JSON.stringify([action, action === "sub" && idx_sub_mi, action === "move" && new_during]);
  const was = old?.mi_sub.find(({ idx }) => idx === line.idx);
  return was === undefined || said(was) !== said(line);
}

async function isInstructor(db: RequestContext["db"], idx: number): Promise<boolean> {
  const isOne = and(eq(miProfile.idx_staff, idx), isNull(miProfile.deleted_at));
  return (await db.$count(miProfile, isOne)) > 0;
}

/** What is wrong with what is to become of the classes, class by class. */
async function wrongLessons(db: RequestContext["db"], old: Leave | null, given: Given): Promise<string[]> {
  const lessons = await lessonsOf(db, given);
  const kept = old ? (await linesOf(db, old.idx)).map(({ entry }) => entry) : [];
  const titles = new Map([...kept, ...lessons].map(({ idx, title }) => [idx, title]));
  const over = new Set(kept.flatMap(({ idx, status }) => (status === "done" ? [idx] : [])));
  const wrongWith = async (line: Given["mi_sub"][number]) => {
    const { idx_schedule, action, new_during, idx_sub_mi } = line;
    if (!titles.has(idx_schedule)) return "이 기간에 강사가 맡은 수업이 아닙니다. 다시 선택하세요.";
    if (over.has(idx_schedule) && isChanged(old, line)) return "이미 끝난 수업이라 바꿀 수 없습니다.";
    if (action === "move" && !new_during) return "보강시간을 입력하세요.";
    if (action !== "sub") return undefined;
    if (!idx_sub_mi) return "대강강사를 선택하세요.";
    if (idx_sub_mi === given.idx_mi) return "본인이 아닌 대강강사를 선택하세요.";
    return (await isInstructor(db, idx_sub_mi)) ? undefined : NO_INSTRUCTOR;
  };
  const wrong = [];
  const isStray = ({ idx_schedule }: { idx_schedule: number }) =>
    old?.status !== "ok" && titles.has(idx_schedule) && !lessons.some(({ idx }) => idx === idx_schedule);
  for (const line of given.mi_sub) {
    // goes by itself, with the days that it was in
    if (isStray(line)) continue;
    const what = await wrongWith(line);
    if (what) wrong.push(`${titles.get(line.idx_schedule) ?? "수업"}: ${what}`);
  }
  return wrong;
}

/** Hands the leave form in: who heads the tutors' team agrees, then the usual line decides. */
async function file({ db, now, person }: RequestContext, leave: Leave): Promise<number> {
  const acting = { person, now, day: dayOf(now) };
  const form = formByKind("D3");
  const { idx_type, date_from, date_to, at, reason } = leave;
  const data = { idx_type, date_from, date_to, at, reason };
  const before = leave.idx_document ? await findDocument(db, leave.idx_document) : null;
  const again: RecordOf<"document"> | null = before && isWritable(before) ? before : null;
  const { line } = await defaultLine(db, { form, data, drafter: person, interested: [] }, acting.day);
  const tutors = { idx: 0, idx_office: 0, idx_team: permissionIds.teams.tutor };
  const [head] = (await headsFor(db, tutors, acting.day)).of("team", tutors);
  const isAsked = head === undefined || head === person.idx || line.some(({ idx_staff }) => idx_staff === head);
  const agreeing = isAsked ? [] : [{ role: "agree" as const, idx_staff: head, idx_team: 0, parallel_group: null }];
  const written = {
    ...{
      idx: again?.idx ?? 0,
      ver: again?.ver ?? 0,
      kind: "D3" as const,
      title: form.titleOf?.(data) ?? "휴가 신청",
      body: "",
      data,
    },
    ...{ secret: "private" as const, keep_years: "5" as const, idx_parent: 0, files: [], line: [...agreeing, ...line] },
  };
  const { idx } = await submitDocument(db, written, acting);
  return idx;
}
