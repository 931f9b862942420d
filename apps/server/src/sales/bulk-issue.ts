import { moduleOf, rowsOf } from "@portal/definition";
import { exportSalesBulkIssue } from "@portal/definition/contract";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { askerOf } from "../access/asker";
import { whereRows } from "../access/rows-where";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Sheet } from "../crud/tables/serve-sheet";
import type { Database } from "../db/open";
import { customer, salesPublish, salesPublishItem, salesSupplier } from "../db/tables";
import { dayOf } from "../seoul";

type Sale = typeof salesPublish.$inferSelect;

const { sales_publish } = moduleOf.salesPublishing.entities;

/** Lines that an invoice of the layout has. */
const LINES = 4;
/** Invoices that the tax office takes in one file; the call takes no more. */
const MOST = 100;

type Item = Pick<
  typeof salesPublishItem.$inferSelect,
  "item_date" | "item" | "spec" | "unit_price" | "supply" | "vat"
> & {
  readonly qty: number | null;
};
type Supplier = typeof salesSupplier.$inferSelect;

interface Invoice {
  readonly sale: Sale;
  readonly customer: { readonly name: string; readonly addr: string | null };
  readonly supplier: Supplier;
  readonly items: readonly Item[];
}

/** Those of these invoices that wait to be issued; free of tax and corrected ones are issued one by one. */
export async function bulkIssue(
  db: Database,
  idxs: readonly number[],
  person: Person,
  now: Date,
): Promise<{ list: Invoice[] }> {
  const [supplier] = await db
    .select()
    .from(salesSupplier)
    .where(isNull(salesSupplier.deleted_at))
    .orderBy(desc(salesSupplier.idx))
    .limit(1);
  if (!supplier) throw new ApiError(409, "공급자 정보가 없습니다. [공급자 정보]에서 먼저 등록하세요.");
  const rows = await db
    .select({ sale: salesPublish, customer: { name: customer.name, addr: customer.addr } })
    .from(salesPublish)
    .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
    .where(
      and(
        isNull(salesPublish.deleted_at),
        whereRows(rowsOf(await askerOf(db, person, dayOf(now)), exportSalesBulkIssue.can, sales_publish), salesPublish),
        inArray(salesPublish.idx, [...idxs]),
        eq(salesPublish.status, "wait"),
        eq(salesPublish.issue_kind, "normal"),
        inArray(salesPublish.tax_kind, ["taxed", "zero"]),
      ),
    )
    .orderBy(asc(salesPublish.issue_date), asc(salesPublish.idx));
  if (rows.length === 0)
    throw new ApiError(409, "발행대기인 과세·영세 세금계산서가 없습니다. 면세와 수정발행은 하나씩 발행하세요.");
  const items = await db
    .select()
    .from(salesPublishItem)
    .where(
      inArray(
        salesPublishItem.idx_publish,
        rows.map(({ sale }) => sale.idx),
      ),
    )
    .orderBy(asc(salesPublishItem.seq));
  return {
    list: rows.map((row) => ({
      ...row,
      supplier,
      items: fitting(items.filter(({ idx_publish }) => idx_publish === row.sale.idx)),
    })),
  };
}

/**
 * The form in which the tax office (홈택스, 전자세금계산서 일괄발급) takes many invoices at once: five lines that its reader
 * passes over, the heads of 59 columns in the sixth row, the invoices from the seventh.
 */
export const bulkIssueSheet = {
  title: "세금계산서 일괄발급",
  above: [
    `엑셀 업로드 양식(전자세금계산서-일반(영세율)) - ${MOST}건 이하`,
    "7행부터 한 줄이 한 건입니다. 행과 열을 더하거나 빼지 마세요.",
    "01은 과세, 02는 영세율입니다. 면세와 수정발행은 들어 있지 않습니다.",
    `품목은 ${LINES}개까지이며, 넘는 품목은 마지막 줄에 더했습니다.`,
    "올리기 전에 홈택스의 지금 양식과 열 순서를 견주어 보세요.",
  ],
  columns: [
    ["전자(세금)계산서 종류(01:일반, 02:영세율)", ({ sale }) => (sale.tax_kind === "zero" ? "02" : "01")],
    ["작성일자", ({ sale }) => sale.issue_date.replaceAll("-", "")],
    ["공급자 등록번호('-' 없이 입력)", ({ supplier }) => supplier.biz_no],
    ["공급자 종사업장번호", () => null],
    ["공급자 상호", ({ supplier }) => supplier.company],
    ["공급자 성명", ({ supplier }) => supplier.ceo_name],
    ["공급자 사업장주소", ({ supplier }) => supplier.addr],
    ["공급자 업태", ({ supplier }) => supplier.biz_type],
    ["공급자 종목", ({ supplier }) => supplier.biz_item],
    ["공급자 이메일", ({ supplier }) => supplier.email],
    ["공급받는자 등록번호('-' 없이 입력)", ({ sale }) => sale.biz_no],
    ["공급받는자 종사업장번호", () => null],
    ["공급받는자 상호", (row) => row.customer.name],
    ["공급받는자 성명", ({ sale }) => sale.ceo_name],
    ["공급받는자 사업장주소", (row) => row.customer.addr],
    ["공급받는자 업태", () => null],
    ["공급받는자 종목", () => null],
    ["공급받는자 이메일1", ({ sale }) => sale.tax_email],
    ["공급받는자 이메일2", () => null],
    ["공급가액", ({ sale }) => sale.supply],
    ["세액", ({ sale }) => sale.vat],
    ["비고", ({ sale }) => sale.memo],
    ...Array.from({ length: LINES }, (_, at) => lineColumns(at)).flat(),
    ["현금", () => null],
    ["수표", () => null],
    ["어음", () => null],
    ["외상미수금", () => null],
    ["영수(01),청구(02)", () => "02"],
  ] satisfies Sheet<Invoice>,
};

function lineColumns(at: number): [string, Sheet<Invoice>[number][1]][] {
  const of = (title: string, cell: (item: Item, sale: Sale) => string | number | null, note = "") =>
    [
      `${title}${at + 1}${note}`,
      ({ items, sale }: Invoice) => {
        const item = items[at];
        return item ? cell(item, sale) : null;
      },
    ] as [string, Sheet<Invoice>[number][1]];
  return [
    of("일자", ({ item_date }, { issue_date }) => (item_date ?? issue_date).slice(8), "(2자리, 작성년월 제외)"),
    of("품목", ({ item }) => item),
    of("규격", ({ spec }) => spec),
    of("수량", ({ qty }) => qty),
    of("단가", ({ unit_price }) => unit_price),
    of("공급가액", ({ supply }) => supply),
    of("세액", ({ vat }) => vat ?? 0),
    of("품목비고", () => null),
  ];
}

/** As many lines as the layout has: the last one stands for all that have no line of their own. */
function fitting(items: readonly Item[]): Item[] {
  if (items.length <= LINES) return [...items];
  const rest = items.slice(LINES - 1);
  const sum = (of: (item: Item) => number) => rest.reduce((all, item) => all + of(item), 0);
  return [
    ...items.slice(0, LINES - 1),
    {
      item_date: rest[0]?.item_date ?? null,
      item: `${rest[0]?.item} 외 ${rest.length - 1}건`,
      spec: null,
      qty: null,
      unit_price: null,
      supply: sum(({ supply }) => supply),
      vat: sum(({ vat }) => vat ?? 0),
    },
  ];
}
