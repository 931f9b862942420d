import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { headsFor } from "../company/heads";
import type { Database } from "../db/open";
import { goods, goodsRental, staff } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";
import { logStatus } from "../status-log";

const DAY = 24 * 60 * 60 * 1000;
/** From this day on the lead of who is late is notified as well. */
const LEAD_TOLD = 3;

/** Every night: what nobody has fetched is free again, what is not back is late, and who has it is notified each day. */
export async function lookAfterGoods(db: Database, now: Date): Promise<number> {
  const { status, from_at, to_at, deleted_at } = goodsRental;
  const unfetched = and(eq(status, "ok"), lt(from_at, new Date(now.getTime() - DAY)), isNull(deleted_at));
  const due = and(eq(status, "out"), lt(to_at, now), isNull(deleted_at));
  for (const { idx, idx_renter } of await turn(db, unfetched, "cancel", now)) {
    const memo = "찾아가지 않아 취소됨";
    await logStatus(db, { entity: "goods_rental", idx, from: "ok", to: "cancel", memo }, idx_renter, now);
  }
  for (const { idx, idx_renter } of await turn(db, due, "late", now))
    await logStatus(db, { entity: "goods_rental", idx, from: "out", to: "late" }, idx_renter, now);
  const late = await db
    .select({ rental: goodsRental, name: goods.name, person: staff })
    .from(goodsRental)
    .innerJoin(goods, eq(goods.idx, goodsRental.idx_goods))
    .innerJoin(staff, eq(staff.idx, goodsRental.idx_renter))
    .where(and(inArray(status, ["late"]), isNull(deleted_at)));
  for (const { rental, name, person } of late) {
    const days = Math.max(1, Math.ceil((now.getTime() - rental.to_at.getTime()) / DAY));
    const leads = days < LEAD_TOLD ? [] : (await headsFor(db, person, dayOf(now))).of("team", person);
    const to = [rental.idx_renter, ...leads];
    const title = `반납이 ${days}일 늦었습니다: ${name} ${rental.qty}개`;
    await notify(db, { to, kind: "supply", title, link: `/mypims/goodsrentallist_tab1#${rental.idx}` }, now);
  }
  return late.length;
}

function turn(db: Database, where: ReturnType<typeof and>, to: string, now: Date) {
  return db
    .update(goodsRental)
    .set({ status: to, ver: sql`${goodsRental.ver} + 1`, mdate: now })
    .where(where)
    .returning({ idx: goodsRental.idx, idx_renter: goodsRental.idx_renter });
}
