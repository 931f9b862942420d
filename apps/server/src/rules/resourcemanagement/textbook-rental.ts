import { notBefore } from "@portal/definition";
import { and, count, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { textbookRental, textbookRentalItem } from "../../db/tables";
import { endReturned } from "../../people/returned";
import type { RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { dayOf } from "../../seoul";
import { reserve, wrongLines } from "../../textbooks/available";
import { titleOf } from "../../textbooks/title-of";

type Rental = RecordOf<"textbook_rental">;

const DAY = 24 * 60 * 60 * 1000;
const LONGEST = 90;
/** Days by which a rental is made longer at most, once. */
const EXTENSION = 30;
const PART = "textbook_rental_item";

/** Rentals: who may have how many for how long, and what leaves the store with them. */
export const rules: RulesOf<"textbook_rental"> = {
  checks: [
    (_, { after }) => (after.status === "req" ? wrongDates(after) : undefined),
    (_, { after }) => (after.status === "req" ? wrongLines(after.textbook_rental_item, PART) : undefined),
    (_, { after: { status, purpose, idx_class_run, idx_customer } }) =>
      status === "req" && purpose === "class" && !idx_class_run && !idx_customer
        ? { idx_class_run: "클래스: 강의에 쓸 교재면 클래스나 고객사를 선택하세요." }
        : undefined,
  ],

  async saving(context, { before: old, after: given }) {
    if (given.status !== "req") return undefined;
    const lines = given.textbook_rental_item;
    if (!old) await refuseLate(context, given.idx_borrower);
    await reserve(context.db, lines, old?.textbook_rental_item);
    const { idx_borrower, date_from, due } = given;
    const fresh = { returned_qty: 0, lost_qty: 0, state: "wait", idx_borrower, date_from, due };
    return {
      title: await titleOf(context.db, lines),
      textbook_rental_item: lines.map((line) => ({ ...line, ...fresh })),
    };
  },

  async saved(context, { after: { idx } }) {
    await endReturned(context, "textbook_rental", idx);
  },

  async removing(_, record) {
    if (!["req", "cancel"].includes(record.status))
      throw new ApiError(409, "신청하거나 취소한 대여만 지울 수 있습니다.");
  },

  async moving({ now }, { record, move, values }) {
    if (move !== "extend" && move !== "extendRest") return undefined;
    const { due, extended } = record;
    if ((extended ?? 0) > 0) throw new ApiError(409, "연장은 한 번만 할 수 있습니다.");
    if ((due ?? "") < dayOf(now)) throw new ApiError(409, "연체한 교재는 연장할 수 없습니다. 먼저 반납하세요.");
    const days = (Date.parse(String(values.due)) - Date.parse(due ?? "")) / DAY;
    if (!(days > 0 && days <= EXTENSION)) {
      throw wrongFields({ due: `반납예정: 지금 날짜에서 ${EXTENSION}일 안으로 늦추세요.` });
    }
    return { extended: 1 };
  },

  async moved(context, { after, move }) {
    const { idx, due } = after;
    const ofRental = eq(textbookRentalItem.idx_rental, idx);
    if (move === "hand") await handOut(context, after);
    if (move === "extend" || move === "extendRest")
      await context.db.update(textbookRentalItem).set({ due }).where(ofRental);
    await endReturned(context, "textbook_rental", idx);
  },
};

async function handOut(context: WriteContext, record: Rental): Promise<void> {
  const { db } = context;
  await context.enter(
    "textbook_stock",
    record.textbook_rental_item.map(({ idx, idx_textbook, qty }) => ({
      ...{ idx_textbook, kind: "rent", qty, ref_entity: PART, ref_idx: idx },
    })),
  );
  const ofRental = eq(textbookRentalItem.idx_rental, record.idx);
  await db
    .update(textbookRentalItem)
    .set({ state: "out" })
    .where(and(ofRental, isNull(textbookRentalItem.deleted_at)));
}

function wrongDates({ date_from, due }: Pick<Rental, "date_from" | "due">) {
  const days = (Date.parse(due ?? "") - Date.parse(date_from ?? "")) / DAY;
  if (days < 0) return { due: notBefore("반납예정", "대여일") };
  return days > LONGEST ? { due: `반납예정: 대여일부터 ${LONGEST}일까지 빌릴 수 있습니다.` } : undefined;
}

/** Who has not given back what was due borrows nothing more. */
async function refuseLate({ db, now }: RequestContext, idx_borrower: number): Promise<void> {
  const isLate = or(
    eq(textbookRental.status, "late"),
    and(inArray(textbookRental.status, ["out", "part"]), lt(textbookRental.due, dayOf(now))),
  );
  const [late] = await db
    .select({ count: count() })
    .from(textbookRental)
    .where(and(eq(textbookRental.idx_borrower, idx_borrower), isLate, isNull(textbookRental.deleted_at)));
  if (late?.count) throw new ApiError(409, `연체 ${late.count}건을 먼저 반납하세요.`);
}
