import { ApiError } from "../../../api-error";
import { retire } from "../../../db/tables";
import { dayOf } from "../../../seoul";
import { dataOf } from "../document";
import { type Effect, writtenBy } from "./effect";

interface Resignation {
  readonly retire_date: string;
  readonly reason: string;
  readonly detail: string | null;
  readonly early_reason: string | null;
}

/** 사직: HR gets it as 접수. */
export const resignation: Effect = {
  async completed({ tx, document, drafter, now }) {
    const { retire_date, reason, detail, early_reason } = dataOf<Resignation>(document);
    const { rowCount } = await tx
      .insert(retire)
      .values({
        idx_staff: drafter.idx,
        idx_document: document.idx,
        apply_date: dayOf(document.submitted_at ?? now),
        retire_date,
        reason,
        detail: [detail, early_reason].filter(Boolean).join("\n") || null,
        ...writtenBy({ document, now }),
      })
      .onConflictDoNothing();
    if (rowCount === 0) throw new ApiError(409, "이미 접수된 퇴사가 있습니다. 인사 담당자에게 확인하세요.");
  },
};
