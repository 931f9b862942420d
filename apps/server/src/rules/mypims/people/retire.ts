import { permissionsOf } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { setAsideWithdrawn } from "../../../company/withdrawn";
import { nextNumber } from "../../../crud/writing/number";
import { retireHandover, staff, staffOrder } from "../../../db/tables";
import { notify } from "../../../notifications";
import { collect, giveOver, refuseTaker } from "../../../people/hand-over";
import { endLines } from "../../../people/returned";
import type { RecordOf } from "../../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../../records/rules";
import { dayOf } from "../../../seoul";
import { logStatus } from "../../../status-log";

type Retire = RecordOf<"retire">;

/** What is ticked off before somebody has left. */
const checks = ["자산 반납", "법인카드 반납", "인수인계", "계정 정리", "비밀유지서약", "연차 정산"];

/** Leaving: what is handed over, and the order that closes the account as the last day ends. */
export const rules: RulesOf<"retire"> = {
  async saving({ db, now }, { before, after: given }) {
    if (!before) {
      const isHere = and(eq(staff.idx, given.idx_staff), ne(staff.status, "retired"));
      if ((await db.$count(staff, isHere)) === 0)
        throw wrongFields({ idx_staff: "퇴사자: 재직 중인 직원을 선택하세요." });
      await setAsideWithdrawn(db, given.idx_staff, now);
    }
    const wrong = await refuseTaker({ db }, given.idx_successor, given.idx_staff);
    if (wrong) throw wrongFields({ idx_successor: `후임자: ${wrong}` });
    return given.checklist?.length ? undefined : { checklist: checks.map((text) => ({ text, done: false })) };
  },

  async saved({ db, now }, { before, after: record }) {
    if (!before || before.retire_date === record.retire_date) return;
    const isLeft = and(
      eq(retireHandover.idx_retire, record.idx),
      ne(retireHandover.status, "ok"),
      eq(retireHandover.due, before.retire_date),
    );
    await db.update(retireHandover).set({ due: record.retire_date, mdate: now }).where(isLeft);
  },

  async refused(_, { code }) {
    return code === "23505" ? wrongFields({ idx_staff: "퇴사자: 이미 퇴사 절차가 있는 직원입니다." }) : undefined;
  },

  /** What has been handed over, and the order that follows, stay: the way back is a withdrawal. */
  mayRemove: (_, { status }) => !["hand", "done"].includes(status),

  mayMove({ person, now }, record, move) {
    if (move === "reopen" && record.retire_date < dayOf(now)) return false;
    return !["finish", "reopen"].includes(move) || record.idx_staff !== person.idx;
  },

  async moving(context, { record: leaving, move, values, reason }) {
    if (move === "collect") {
      const successor = values.idx_successor ?? leaving.idx_successor;
      const wrong = await refuseTaker(context, successor, leaving.idx_staff);
      if (wrong) throw wrongFields({ idx_successor: `후임자: ${wrong}` });
      await collect(context, leaving, successor);
      const isNamed = leaving.status !== "hand" || successor !== leaving.idx_successor;
      if (successor !== null && isNamed) await tellSuccessor(context, leaving, successor);
    }
    if (move === "give") await giveOver(context, leaving);
    if (move === "finish") {
      await refuseOpen(context, leaving, reason);
      const order_no = await nextNumber(context.db, "staff_order", "{yyyy}-{000}", dayOf(context.now));
      const effective_date = daysAfter(leaving.retire_date, 1);
      await context.add("staff_order", {
        idx_staff: leaving.idx_staff,
        kind: "retire",
        effective_date,
        order_no,
        status: "plan",
      });
    }
    if (move === "reopen") await cancelOrder(context, leaving, reason);
    return undefined;
  },
};

/** The order that ends the last day is cancelled; where it was carried out already, nothing leads back. */
async function cancelOrder({ db, now, person }: RequestContext, { idx_staff }: Retire, memo?: string): Promise<void> {
  const isPlanned = and(
    eq(staffOrder.idx_staff, idx_staff),
    eq(staffOrder.kind, "retire"),
    eq(staffOrder.status, "plan"),
    isNull(staffOrder.deleted_at),
  );
  const cancelled = await db
    .update(staffOrder)
    .set({ status: "cancel", idx_editor: person.idx, mdate: now, ver: sql`${staffOrder.ver} + 1` })
    .where(isPlanned)
    .returning({ idx: staffOrder.idx });
  if (cancelled.length === 0) throw new ApiError(409, "퇴직 발령이 이미 반영되어 취소할 수 없습니다.");
  for (const { idx } of cancelled)
    await logStatus(
      db,
      { entity: "staff_order", idx, from: "plan", to: "cancel", ...(memo && { memo }) },
      person.idx,
      now,
    );
}

/** Refuses to end what is not handed over or ticked off; the administrator of HR may, and says why. */
async function refuseOpen(context: WriteContext, { idx, checklist }: Retire, reason?: string): Promise<void> {
  const { db, asker } = context;
  await endLines(context, eq(retireHandover.idx_retire, idx));
  const isOpen = and(
    eq(retireHandover.idx_retire, idx),
    ne(retireHandover.status, "ok"),
    isNull(retireHandover.deleted_at),
  );
  const lines = await db.$count(retireHandover, isOpen);
  const unticked = (checklist ?? []).filter(({ done }) => !done).map(({ text }) => text);
  if (lines === 0 && unticked.length === 0) return;
  if (permissionsOf(asker).isHrAdmin && reason) return;
  const left = [...(lines > 0 ? [`남은 인계 ${lines}건`] : []), ...unticked];
  throw new ApiError(409, `퇴직처리할 수 없습니다: ${left.join(", ")}. 인사 관리자는 사유를 적고 처리할 수 있습니다.`);
}

async function tellSuccessor(
  { db, now }: RequestContext,
  { idx_staff, retire_date }: Retire,
  successor: number,
): Promise<void> {
  const [leaver] = await db.select({ kname: staff.kname }).from(staff).where(eq(staff.idx, idx_staff));
  const title = `${leaver?.kname}님(${retire_date} 퇴사 예정)의 후임자로 지정되었습니다. 인수할 것을 확인하세요.`;
  const link = `/mypims/personalinfolist_tab1/${successor}`;
  await notify(db, { to: [successor], kind: "people", title, link }, now);
}
