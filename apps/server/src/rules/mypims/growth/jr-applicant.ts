import { monthsAfter } from "@portal/definition/calendar";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { staffOrder } from "../../../db/tables";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

/** Wishes for another task or team: others decide on them, and they are met by an order or for a reason. */
export const rules: RulesOf<"jr_applicant"> = {
  mayMove: ({ person }, { idx_staff }) => idx_staff !== person.idx,

  async moving(context, { record, move, reason }) {
    const isOfIt = and(
      eq(staffOrder.idx_rotation, record.idx),
      inArray(staffOrder.status, ["draft", "plan", "done"]),
      isNull(staffOrder.deleted_at),
    );
    const orders = ["order", "accept"].includes(move) ? await context.db.$count(staffOrder, isOfIt) : 0;
    if (move === "accept" && orders === 0 && !reason)
      throw wrongFields({ reason: "발령안이 없습니다. 발령 없이 반영하는 사유를 입력하세요." });
    if (move !== "order") return undefined;
    if (orders > 0) throw new ApiError(409, "이미 만든 발령안이 있습니다.");
    if (record.idx_wished_office === null)
      throw new ApiError(409, "희망 본부를 고르지 않은 신청입니다. 인사기록에서 발령을 등록하세요.");
    await context.add("staff_order", {
      idx_staff: record.idx_staff,
      kind: "move",
      effective_date: `${monthsAfter(dayOf(context.now), 1).slice(0, 7)}-01`,
      idx_to_office: record.idx_wished_office,
      idx_to_team: record.idx_wished_team,
      idx_rotation: record.idx,
      memo: "잡로테이션",
    });
    return undefined;
  },
};
