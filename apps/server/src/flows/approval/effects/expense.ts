import type { FormValues } from "@portal/definition";
import { and, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { document as documents, expense, expenseItem, staff } from "../../../db/tables";
import { logStatus } from "../../../status-log";
import { dataOf } from "../document";
import { overBudget } from "./budget";
import { type Effect, placeOf, writtenBy } from "./effect";
import { claimSpent, releaseSpent, spentResults, wrongSpent } from "./spent";

interface Item {
  readonly use_date: string;
  readonly account: string;
  readonly summary: string;
  readonly supply: number;
  readonly vat: number | null;
  readonly proof: string;
  readonly attendees: string | null;
  readonly idx_customer: number | null;
  readonly receipt: number | null;
}
interface Expense {
  readonly expense_kind: string;
  readonly idx_payee?: number | null;
  readonly pay_to: string | null;
  readonly bank: string | null;
  readonly account_no: string | null;
  readonly total: number;
  readonly items: Item[];
}

/** 지출: rows that accounting pays once the document is completed. */
export const expenses: Effect = {
  async fill(db, { data, drafter, ...acting }, idx) {
    const written = data as Partial<Expense>;
    return {
      data: {},
      problems: [...(await unknownPayee(db, written)), ...(await wrongSpent(db, data, acting))],
      warnings: [...(await twice(db, written, drafter.idx, idx)), ...(await overBudget(db, written, drafter, idx))],
    };
  },

  async submitted(effecting) {
    const { tx, document, drafter, now } = effecting;
    await releaseSpent(effecting);
    const { expense_kind, idx_payee = null, pay_to, bank, account_no, total, items } = dataOf<Expense>(document);
    const before = tx.select({ idx: expense.idx }).from(expense).where(eq(expense.idx_document, document.idx));
    await tx.delete(expenseItem).where(inArray(expenseItem.idx_expense, before));
    await tx.delete(expense).where(eq(expense.idx_document, document.idx));
    const [made] = await tx
      .insert(expense)
      .values({
        ...placeOf(drafter),
        idx_document: document.idx,
        title: document.title,
        idx_staff: drafter.idx,
        expense_kind,
        idx_payee,
        pay_to,
        bank,
        account_no,
        total,
        idx_source_doc: document.idx_parent,
        ...writtenBy({ document, now }),
      })
      .returning({ idx: expense.idx });
    await tx.insert(expenseItem).values(
      items.map(({ use_date, account, summary, supply, vat, proof, attendees, idx_customer, receipt }, seq) => ({
        idx_expense: made?.idx as number,
        seq: seq + 1,
        use_date,
        account,
        summary,
        supply,
        vat: vat ?? 0,
        proof,
        attendees,
        idx_customer,
        receipt,
        ...writtenBy({ document, now }),
      })),
    );
    await claimSpent(effecting, made?.idx as number);
  },

  released: releaseSpent,

  async completed({ tx, document, person, now }) {
    const [row] = await tx
      .update(expense)
      .set({ pay_status: "wait", idx_editor: person.idx, mdate: now })
      .where(and(eq(expense.idx_document, document.idx), eq(expense.pay_status, "none")))
      .returning({ idx: expense.idx });
    if (!row) throw new Error(`expense of no submitted document: ${document.idx}`);
    await logStatus(tx, { entity: "expense", idx: row.idx, from: "none", to: "wait" }, person.idx, now);
  },

  async results(db, { idx, status, data }) {
    const spent = spentResults(data as FormValues);
    if (status !== "done") return spent;
    const [row] = await db.select().from(expense).where(eq(expense.idx_document, idx));
    const notes = {
      none: "결재중",
      wait: "지급대기",
      paid: `지급완료 ${row?.pay_date}`,
      hold: `지급보류: ${row?.hold_reason}`,
    };
    return row
      ? [
          ...spent,
          {
            title: "지출",
            note: notes[row.pay_status as keyof typeof notes],
            path: "/documents/myexpensemanagement",
          },
        ]
      : [];
  },
};

async function unknownPayee(db: Database, { idx_payee }: Partial<Expense>) {
  if (!idx_payee) return [];
  const isHere = and(eq(staff.idx, idx_payee), ne(staff.status, "retired"), isNull(staff.deleted_at));
  if ((await db.$count(staff, isHere)) > 0) return [];
  return [{ path: "idx_payee", message: "지출한 직원을 다시 선택하세요." }];
}

/** Lines that stand on another expense of the same person with the same day and amount. */
async function twice(db: Database, { items = [] }: Partial<Expense>, idx_staff: number, idx: number) {
  const days = items.map(({ use_date }) => use_date).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day ?? ""));
  if (days.length === 0) return [];
  const known = await db
    .select({
      use_date: expenseItem.use_date,
      total: sql<number>`${expenseItem.supply} + ${expenseItem.vat}`.mapWith(Number),
      title: documents.title,
    })
    .from(expenseItem)
    .innerJoin(expense, eq(expense.idx, expenseItem.idx_expense))
    .innerJoin(documents, eq(documents.idx, expense.idx_document))
    .where(
      and(
        eq(expense.idx_staff, idx_staff),
        ne(documents.idx, idx),
        inArray(documents.status, ["run", "done"]),
        isNull(documents.deleted_at),
        inArray(expenseItem.use_date, days),
        gte(expenseItem.supply, 0),
      ),
    );
  return items.flatMap(({ use_date, supply, vat }, index) => {
    const other = known.find((row) => row.use_date === use_date && row.total === (supply ?? 0) + (vat ?? 0));
    return other
      ? [{ path: `items.${index}.supply`, message: `사용일과 금액이 같은 지출이 있습니다: ${other.title}` }]
      : [];
  });
}
