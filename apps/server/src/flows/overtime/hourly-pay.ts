import { desc, inArray, isNull } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import { type extraPay, extraPayRate, staff } from "../../db/tables";

type Row = typeof extraPay.$inferSelect;

/**
 * What an hour of each of these rows is worth, in won: the rate of the person's position, else everybody's, that holds on
 * the day of the work. Work that is given back as leave is paid nothing. Throws in words when a rate is missing.
 */
export async function hourlyOf(db: Database, rows: readonly Row[]): Promise<Map<number, number>> {
  const paid = rows.filter(({ comp }) => comp === "pay");
  const people = [...new Set(paid.map(({ idx_staff }) => idx_staff))];
  if (people.length === 0) return new Map();
  const positions = new Map(
    (
      await db.select({ idx: staff.idx, position: staff.idx_position }).from(staff).where(inArray(staff.idx, people))
    ).map(({ idx, position }) => [idx, position]),
  );
  const rates = await db
    .select()
    .from(extraPayRate)
    .where(isNull(extraPayRate.deleted_at))
    .orderBy(desc(extraPayRate.date_from));
  return new Map(
    paid.map(({ idx, idx_staff, work_date }) => {
      const held = rates.filter(({ date_from }) => date_from <= work_date);
      const own = held.find(({ idx_position }) => idx_position === positions.get(idx_staff));
      const rate = own ?? held.find(({ idx_position }) => idx_position === null);
      if (!rate) throw new ApiError(409, `${work_date}의 시간당 금액이 없습니다. [추가수당 단가]에서 먼저 등록하세요.`);
      return [idx, rate.hourly];
    }),
  );
}
