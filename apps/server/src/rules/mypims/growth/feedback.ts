import { permissionsOf, rowsOfGrants } from "@portal/definition";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { whereRows } from "../../../access/rows-where";
import { ApiError, wrongFields } from "../../../api-error";
import { peopleTeam } from "../../../company/teams";
import { feedback } from "../../../db/tables";
import { checkReceiver, deliveryOf, FEEDBACK, giverOf } from "../../../growth/feedback";
import { notify } from "../../../notifications";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

const results: Readonly<Record<string, [result: string, told: string]>> = {
  keep: ["keep", "이상이 없어 다시 보입니다"],
  conceal: ["hide", "숨겼습니다"],
  warn: ["warn", "보낸 사람에게 경고했습니다"],
};

/** Feedback: to be read by whom it is for once it is delivered, by others as it says, when reported by who handles it. */
export const rules: RulesOf<"feedback"> = {
  /** Also to masters: everything is open to them elsewhere. */
  visible({ now, person, asker }) {
    const me = person.idx;
    const { pd_auth } = permissionsOf(asker);
    const isHere = and(sql`${feedback.deliver_at} <= ${now}`, eq(feedback.status, "open"));
    const led = rowsOfGrants(asker, ["isLead:team"], { hasOrgUnit: true });
    const isOthers = and(
      ne(feedback.idx_to_staff, me),
      or(isNull(feedback.idx_from_staff), ne(feedback.idx_from_staff, me)),
    );
    return or(
      and(eq(feedback.idx_to_staff, me), isHere),
      eq(feedback.idx_from_staff, me),
      and(eq(feedback.visibility, "lead"), isHere, whereRows(led, feedback)),
      pd_auth ? and(eq(feedback.is_reported, true), isOthers) : undefined,
    );
  },

  async saving({ db, now, person }, { before, after }) {
    const { idx_to_staff, visibility, idx_asked } = after;
    if (before && before.idx_from_staff !== person.idx) throw new ApiError(403, "접근 권한이 없습니다.");
    if (before && before.deliver_at <= now) throw new ApiError(409, "이미 전달된 피드백은 고칠 수 없습니다.");
    if (visibility === "anon")
      throw wrongFields({
        visibility: "공개범위: 익명은 목록의 익명으로 보내기로 보내세요. 이 양식에는 보낸 사람이 남습니다.",
      });
    await checkReceiver(db, idx_to_staff, person.idx, "to_staff");
    if (idx_asked !== null && idx_asked !== undefined) {
      const [asked] = await db.select().from(feedback).where(eq(feedback.idx, idx_asked));
      const isMine =
        asked?.kind === "ask" && asked.idx_to_staff === person.idx && asked.idx_from_staff === idx_to_staff;
      if (!isMine) throw wrongFields({ asked: "요청피드백: 받는사람이 나에게 보낸 요청을 선택하세요." });
    }
    return before ? undefined : { idx_from_staff: person.idx, given_on: dayOf(now), deliver_at: deliveryOf(now) };
  },

  async removing({ now, person }, record) {
    const { idx_from_staff, deliver_at } = record;
    if (idx_from_staff !== person.idx || deliver_at <= now)
      throw new ApiError(409, "이미 전달된 피드백은 지울 수 없습니다.");
  },

  mayMove({ person, now }, record, move) {
    const { idx_to_staff, idx_from_staff, kind, is_hidden, is_reported, deliver_at } = record;
    if (move in results) return idx_to_staff !== person.idx && idx_from_staff !== person.idx;
    if (move === "again") return idx_from_staff === person.idx && kind === "ask" && deliver_at <= now;
    if (idx_to_staff !== person.idx) return false;
    const own: Partial<Record<typeof move, boolean | null>> = {
      ...{ reply: true, hide: !is_hidden, show: is_hidden, report: !is_reported },
    };
    return own[move] ?? false;
  },

  async moving({ db, now, person }, { record: row, move }) {
    const [result] = results[move] ?? [];
    if (result === undefined) return undefined;
    // said as of a reason, so that the log of refusals names nobody
    if ((await giverOf(db, row)) === person.idx)
      throw wrongFields({ reason: "본인과 관계된 신고는 다른 담당자가 처리합니다." });
    return { report_result: result, idx_handled_by: person.idx, handled_at: now };
  },

  async moved({ db, now }, { after, move }) {
    const { idx, idx_to_staff, idx_from_staff, idx_reported_by } = after;
    const tell = (to: readonly (number | null)[], title: string, link = `${FEEDBACK}#${idx}`) =>
      notify(db, { to: to.filter((one) => one !== null), kind: "education", title, link }, now);
    // who gave an anonymous one is not notified: a notice would name them
    if (move === "reply") await tell([idx_from_staff], "보낸 피드백에 답글이 왔습니다.");
    if (move === "again") await tell([idx_to_staff], "피드백을 다시 요청받았습니다.");
    if (move === "report")
      await tell(
        (await peopleTeam(db, now)).filter((one) => one !== idx_to_staff && one !== idx_from_staff),
        "신고된 피드백이 있습니다. 3영업일 안에 처리해 주세요.",
        `${FEEDBACK}?tab=reports#${idx}`,
      );
    const [, told] = results[move] ?? [];
    if (told === undefined) return;
    await tell([idx_reported_by], `신고한 피드백을 확인했습니다: ${told}.`, FEEDBACK);
    if (move === "warn") await tell([idx_from_staff], "보낸 피드백이 신고되어 경고를 받았습니다.");
  },

  /** The receiver has read it as soon as its page is opened. */
  async extra({ db, now, person }, record) {
    const { idx, idx_to_staff, read_at } = record;
    if (idx_to_staff === person.idx && read_at === null)
      await db
        .update(feedback)
        .set({ read_at: now })
        .where(and(eq(feedback.idx, idx), isNull(feedback.read_at)));
    return {};
  },
};
