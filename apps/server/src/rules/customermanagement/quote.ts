import { supplyOf, taxOf } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { asOfOpportunity, ended, isOpen, lockOpportunity, noteActivity } from "../../customers/opportunity";
import { customer, document, quote, salesSupplier } from "../../db/tables";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

type Quote = RecordOf<"quote">;
type Item = GivenOf<"quote">["quote_item"][number];

/** How long a quote holds unless it says so itself, in days. */
const VALID = 30;
/** A larger discount than this share of the list price needs a document that allows it, in percent. */
const MOST_DISCOUNT = 10;

/** Quotes: whose they are, what their lines come to, and what they are once they were sent. */
export const rules: RulesOf<"quote"> = {
  async saving({ db }, { before: old, after: given }) {
    const opportunity = await lockOpportunity(db, given.idx_smp);
    if (!isOpen(opportunity) && old === null) throw ended();
    if (old && old.idx_smp !== given.idx_smp) throw wrongFields({ idx_smp: "영업건: 바꿀 수 없습니다." });
    const valid_to = given.valid_to ?? daysAfter(given.quote_date, VALID);
    const lines = given.quote_item;
    refuseDiscounts(lines);
    return {
      ...asOfOpportunity(opportunity),
      ...(old === null && (await versionOf(db, given.idx_prev))),
      valid_to,
      quote_item: lines.map((line) => withTax(line, given.tax_kind)),
    };
  },

  async moving({ db, now }, { record: row, move }) {
    if (move !== "send") return;
    if (row.quote_item.length === 0) throw new ApiError(409, "품목이 없는 견적은 보낼 수 없습니다.");
    if (row.valid_to !== null && row.valid_to < dayOf(now))
      throw new ApiError(409, "유효기한이 지났습니다. 고친 뒤 보내세요.");
    await refuseUnallowed(db, row);
    return bothSides(db, row);
  },

  async moved(context, { after: row, move }) {
    if (move === "send") await noteActivity(context.db, row.idx_smp, context.now);
    if (move !== "revise") return;
    const { idx, idx_smp, idx_contact, title, tax_kind, terms, idx_document, quote_item } = row;
    const quote_date = dayOf(context.now);
    await context.add("quote", {
      ...{ idx_smp, idx_contact, title, tax_kind, terms, idx_document, quote_date, idx_prev: idx },
      valid_to: daysAfter(quote_date, VALID),
      quote_item: quote_item.map(({ item, spec, idx_elearning, qty, unit, unit_price, discount, memo }) => ({
        ...{ item, spec, idx_elearning, qty, unit, unit_price, discount, memo },
      })),
    });
  },

  async removing(_, record) {
    if (record.status !== "draft") throw new ApiError(409, "보낸 견적은 지울 수 없습니다.");
  },
};

/** The number of the first version, and one more than the last. */
async function versionOf(db: RequestContext["db"], idx_prev: number | null) {
  if (!idx_prev) return { version: 1 };
  const [prev] = await db.select().from(quote).where(eq(quote.idx, idx_prev));
  return { quote_no: prev?.quote_no, version: (prev?.version ?? 0) + 1 };
}

function refuseDiscounts(lines: readonly Item[]): void {
  const wrong = lines.flatMap(({ qty, unit_price, discount }, at) =>
    Number(discount ?? 0) > Number(qty) * Number(unit_price)
      ? [[`quote_item.${at}.discount`, "할인: 수량과 단가를 곱한 것보다 클 수 없습니다."]]
      : [],
  );
  if (wrong.length > 0) throw wrongFields(Object.fromEntries(wrong));
}

function withTax(line: Item, tax_kind: string) {
  const supply = supplyOf(line);
  const vat = taxOf(supply, tax_kind);
  return { ...line, vat, total: supply + vat };
}

/** Refuses a discount that nobody has allowed. */
async function refuseUnallowed(db: RequestContext["db"], row: Quote): Promise<void> {
  const { supply, discount, idx_document, idx_smp, idx_owner } = row;
  if (discount * 100 <= (supply + discount) * MOST_DISCOUNT) return;
  const [found] = idx_document ? await db.select().from(document).where(eq(document.idx, idx_document)) : [];
  if (found?.status !== "done" || found.kind !== "D1" || found.idx_drafter !== idx_owner)
    throw new ApiError(
      409,
      `정가의 ${MOST_DISCOUNT}%를 넘는 할인입니다. 담당자가 기안해 승인이 끝난 할인승인문서를 넣으세요.`,
    );
  // a document says of no opportunity: the first one that it is used for has it
  const elsewhere = and(eq(quote.idx_document, found.idx), ne(quote.idx_smp, idx_smp), isNull(quote.deleted_at));
  if ((await db.$count(quote, elsewhere)) > 0)
    throw new ApiError(409, "다른 영업건의 견적에 쓴 할인승인문서입니다. 이 영업건의 문서를 넣으세요.");
}

/** Who offers to whom, as the sheet keeps saying it whatever becomes of either. */
async function bothSides(db: RequestContext["db"], { idx_customer }: Quote) {
  const [to] = await db.select({ name: customer.name }).from(customer).where(eq(customer.idx, idx_customer));
  const [us] = await db.select().from(salesSupplier).orderBy(desc(salesSupplier.idx)).limit(1);
  const supplier = us && [us.company, us.biz_no, us.ceo_name, us.addr, us.email].filter(Boolean).join("\n");
  return { receiver: to?.name ?? "", supplier: supplier ?? "" };
}
