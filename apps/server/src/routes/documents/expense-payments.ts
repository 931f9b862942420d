import { moduleOf } from "@portal/definition";
import { getTransferFile, holdExpenses, payExpenses } from "@portal/definition/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { refuseOwn } from "../../auth/not-own";
import type { Person } from "../../auth/sessions";
import type { Database } from "../../db/open";
import { document, expense, staff } from "../../db/tables";
import { interestedOf } from "../../flows/approval/line/interested";
import { documentPath } from "../../flows/approval/line/turns";
import { reported } from "../../http/answers/reported";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { notify } from "../../notifications";
import { dayOf } from "../../seoul";
import { logStatus } from "../../status-log";
import { writeTable } from "../../threads/sheet";

const { pay_status } = moduleOf.expense.entities.expense.fields;
const { status } = moduleOf.approvalCore.entities.document.fields;

/** What accounting does with expenses that were approved: pays them, holds them back, takes them along for the bank. */
export const expensePaymentRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, payExpenses, async ({ idxs, pay_date }, { person, audit }) => {
    audit.subject = `expense ${idxs.join(" ")}`;
    if (pay_date > dayOf(now())) throw new ApiError(400, "지급일은 오늘이거나 그 전이어야 합니다.");
    const list = await reported(idxs, (idx) =>
      setPay(db, idx, person, now(), { to: "paid", from: ["wait", "hold"], set: { pay_date, hold_reason: null } }),
    );
    return { list };
  });

  serve(app, services, holdExpenses, async ({ idxs, reason }, { person, audit }) => {
    audit.subject = `expense ${idxs.join(" ")}`;
    const list = await reported(idxs, (idx) =>
      setPay(db, idx, person, now(), { to: "hold", from: ["wait"], set: { hold_reason: reason }, memo: reason }),
    );
    return { list };
  });

  serve(app, services, getTransferFile, async ({ ids }, { person }, reply) => {
    const rows = await db
      .select({ expense, title: document.title, interested: document.interested, kname: staff.kname })
      .from(expense)
      .innerJoin(document, eq(document.idx, expense.idx_document))
      .innerJoin(staff, eq(staff.idx, expense.idx_staff))
      .where(and(inArray(expense.idx, ids.split(",").map(Number)), eq(expense.pay_status, "wait")))
      .orderBy(asc(expense.idx));
    if (rows.length === 0) throw new ApiError(409, "지급대기인 지출결의를 선택하세요.");
    const own = rows.flatMap(({ expense: it, interested }) => [it.idx_staff, it.idx_payee, ...(interested ?? [])]);
    refuseOwn(person, own, "지출은");
    const lines = rows.map(({ expense: it, title, kname }) => [
      it.bank ?? "",
      it.account_no ?? "",
      it.pay_to ?? kname,
      it.total,
      title,
    ]);
    const table = [["은행", "계좌번호", "예금주", "금액", "적요"], ...lines];
    const content = await writeTable({ format: "csv", title: "이체파일", above: [] }, table);
    return sendFile(reply, { name: `이체파일_${dayOf(now())}.csv`, mime: "text/csv", content }, false);
  });
};

interface Payment {
  readonly to: "paid" | "hold";
  readonly from: readonly string[];
  readonly set: Partial<typeof expense.$inferInsert>;
  readonly memo?: string;
}

/** What becomes of an expense: of one that is not approved, what its document says. */
function stateOf({ pay_status: paid }: typeof expense.$inferSelect, source?: typeof document.$inferSelect): string {
  const isUnderWay = source === undefined || source.status === "run";
  return paid === "none" && !isUnderWay
    ? status.options[source.status as keyof typeof status.options]
    : pay_status.options[paid as keyof typeof pay_status.options];
}

async function setPay(
  db: Database,
  idx: number,
  person: Person,
  now: Date,
  { to, from, set, memo = "" }: Payment,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(expense).where(eq(expense.idx, idx)).for("update");
    if (!row) throw new ApiError(404, "없는 지출결의입니다.");
    const [source] = await tx.select().from(document).where(eq(document.idx, row.idx_document));
    if (to === "paid" && source) refuseOwn(person, [row.idx_staff, row.idx_payee, ...interestedOf(source)], "지출은");
    if (!from.includes(row.pay_status)) {
      throw new ApiError(409, `${stateOf(row, source)} 상태입니다. 새로 고쳐 확인하세요.`);
    }
    await tx
      .update(expense)
      .set({ ...set, pay_status: to, idx_editor: person.idx, mdate: now })
      .where(eq(expense.idx, idx));
    await logStatus(tx, { entity: "expense", idx, from: row.pay_status, to, memo }, person.idx, now);
    if (!source) return;
    const title = `${to === "paid" ? "지급완료" : "지급보류"}: ${source.title}`;
    await notify(tx, { to: [row.idx_staff], kind: "approval", title, link: documentPath(source) }, now);
  });
}
