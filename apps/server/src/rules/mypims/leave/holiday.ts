import { dayText } from "@portal/definition/calendar";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { forgetHolidays } from "../../../company/holidays";
import { holiday } from "../../../db/tables";
import { recountTelecommuting } from "../../../leave/requests/telecommuting";
import type { GivenOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

type Given = GivenOf<"holiday">;

/** What has been a holiday stays one; a day is closed once for everyone and once for each sector. */
const rules: RulesOf<"holiday"> = {
  async saving(context, { before, after }) {
    if (before) refusePast(context, before);
    if (before && before.hdate !== after.hdate) refusePast(context, after);
    await refuseSecond(context, after);
    return undefined;
  },
  async saved({ db }, { before, after }) {
    forgetHolidays(db);
    const days = [after.hdate, ...(before ? [before.hdate] : [])];
    await recountTelecommuting(db, [...new Set(days)]);
  },
  async removing(context, record) {
    refusePast(context, record);
    // counted before the record is gone, it would still be a holiday
    await context.db.update(holiday).set({ deleted_at: context.now }).where(eq(holiday.idx, record.idx));
    forgetHolidays(context.db);
    await recountTelecommuting(context.db, [record.hdate]);
  },
};

export { rules };

function refusePast({ now }: RequestContext, { hdate }: Given): void {
  if (hdate < dayOf(now)) {
    throw new ApiError(409, `지난 휴일(${hdate})은 바꿀 수 없습니다. 지난 휴가와 마감이 이 휴일로 계산되었습니다.`);
  }
}

async function refuseSecond({ db }: RequestContext, { idx, hdate, idx_sector }: Given): Promise<void> {
  const [other] = await db
    .select({ name: holiday.name })
    .from(holiday)
    .where(
      and(
        eq(holiday.hdate, hdate),
        sql`coalesce(${holiday.idx_sector}, 0) = ${Number(idx_sector ?? 0)}`,
        isNull(holiday.deleted_at),
        idx === undefined ? undefined : ne(holiday.idx, idx),
      ),
    );
  if (other) throw new ApiError(409, `${dayText(hdate)}은 이미 휴일입니다: ${other.name}`);
}
