import { eq } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { peopleTeam } from "../../../company/teams";
import { setAsideWithdrawn } from "../../../company/withdrawn";
import { retire, staff } from "../../../db/tables";
import { notify } from "../../../notifications";
import { dayOf } from "../../../seoul";
import { dataOf } from "../document";
import { type Effect, writtenBy } from "./effect";

interface Resignation {
  readonly retire_date: string;
  readonly reason: string;
  readonly detail: string | null;
  readonly early_reason: string | null;
  readonly idx_successor: number | null;
}

/** 사직: HR gets it as 접수. */
export const resignation: Effect = {
  async completed({ tx, document, drafter, now }) {
    const { retire_date, reason, detail, early_reason, idx_successor } = dataOf<Resignation>(document);
    await setAsideWithdrawn(tx, drafter.idx, now);
    const { rowCount } = await tx
      .insert(retire)
      .values({
        idx_staff: drafter.idx,
        idx_document: document.idx,
        apply_date: dayOf(document.submitted_at ?? now),
        retire_date,
        reason,
        idx_successor,
        detail: [detail, early_reason].filter(Boolean).join("\n") || null,
        ...writtenBy({ document, now }),
      })
      .onConflictDoNothing();
    if (rowCount === 0) throw new ApiError(409, "이미 접수된 퇴사가 있습니다. 인사 담당자에게 확인하세요.");
    const [person] = await tx.select({ kname: staff.kname }).from(staff).where(eq(staff.idx, drafter.idx));
    const to = await peopleTeam(tx, now);
    const link = "/mypims/retireemanagementlist";
    await notify(tx, { to, kind: "people", title: `사직서: ${person?.kname}님 (${retire_date} 퇴사)`, link }, now);
  },
};
