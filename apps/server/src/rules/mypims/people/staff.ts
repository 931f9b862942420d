import { permissionsOf } from "@portal/definition";
import { eq, ne } from "drizzle-orm";
import { refuseAbove } from "../../../access/not-above";
import { ApiError, wrongFields } from "../../../api-error";
import { account, staff } from "../../../db/tables";
import { beginningOf, welcome } from "../../../people/joining";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

/**
 * People: who has left is the people team's to look at; somebody's account goes by their address; nobody writes their
 * own record.
 */
export const rules: RulesOf<"staff"> = {
  visible({ asker }) {
    return permissionsOf(asker).pd_auth ? undefined : ne(staff.status, "retired");
  },

  async saving(context, { before, after }) {
    const { now, person } = context;
    if (before?.idx === person.idx)
      throw new ApiError(403, "본인의 인사기록은 변경요청으로 올려 다른 담당자의 승인을 받으세요.");
    const { birth } = after;
    if (birth && birth >= now.toISOString().slice(0, 10))
      throw wrongFields({ birth: "생년월일: 지난 날을 입력하세요." });
    // a link to a new password goes to the address
    if (before && before.email !== after.email)
      await refuseAbove(context.db, context.asker, Number(before.idx), dayOf(now));
    const begun = before ? {} : await beginningOf(context, after);
    return { ...begun, email: String(after.email).trim().toLowerCase() };
  },

  async removing() {
    throw new ApiError(409, "직원은 지울 수 없습니다. 퇴사자 관리에서 퇴직으로 처리하세요.");
  },

  async saved(context, { before, after }) {
    const { db } = context;
    if (before === null) await welcome(context, after);
    if (before === null || before.email === after.email) return;
    await db
      .update(account)
      .set({ email: String(after.email) })
      .where(eq(account.idx_staff, Number(after.idx)));
  },
};
