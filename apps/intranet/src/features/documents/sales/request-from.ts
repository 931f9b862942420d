import type { FormValues } from "@portal/definition";
import { callRecords } from "../../../api/client";
import type { ReadAnswer, Row } from "../../../screens/records";

type Names = ReadAnswer["names"];
type Read = Pick<ReadAnswer, "record" | "names">;

/** What each kind of record begins a request for an invoice with, by what the address calls it. */
export const beginnings = { plan: planned, origin: correction, shipment: sold } as const;
const entities = { plan: "sales_plan", origin: "sales_publish", shipment: "shipment" } as const;

/** What a request for an invoice begins with, where the address names the record that it is for: `?plan=12`. */
export async function requestFrom(query: URLSearchParams): Promise<{ prefill: FormValues; names: Names }> {
  for (const name of Object.keys(beginnings) as (keyof typeof beginnings)[]) {
    const idx = Number(query.get(name)) || 0;
    if (idx === 0) continue;
    const read = await callRecords(entities[name], "read", { idx });
    const of = Number(read.record.idx_customer);
    const customer = read.names.customer?.[String(of)] ?? "";
    const prefill = { idx_customer: of, ...(await invoicedTo(of)), ...beginnings[name](read) };
    return { prefill, names: { customer: { [of]: customer } } };
  }
  return { prefill: {}, names: {} };
}

/** What an invoice needs of a customer; who may not read them fills it in by hand. */
async function invoicedTo(idx: number): Promise<FormValues> {
  const { record = {} } = await callRecords("customer", "read", { idx }).catch(() => ({}) as Partial<Read>);
  const { biz_no, ceo_name, tax_email } = record;
  return { biz_no, ceo_name, tax_email };
}

function planned({ record: { idx, contract_name, amount } }: Read): FormValues {
  const supply = Number(amount);
  const line = { item: contract_name, qty: 1, unit_price: supply, supply, vat: Math.round(supply / 10) };
  return { idx_plan: idx, contract_name, items: [line] };
}

/** The correction of an invoice: the same, with its amounts taken back. */
function correction({ record }: Read): FormValues {
  const { idx, biz_no, ceo_name, tax_email, contract_name, tax_kind } = record;
  const less = (value: unknown) => (value === null ? null : -Number(value));
  return {
    issue_kind: "fix",
    idx_origin: idx,
    ...{ biz_no, ceo_name, tax_email, contract_name, tax_kind },
    items: linesOf(record.sales_publish_item).map(({ item_date, item, spec, qty, unit_price, supply, vat }) => ({
      ...{ item_date, item, spec, unit_price },
      ...{ qty: less(qty), supply: less(supply), vat: less(vat) },
    })),
  };
}

/** Books that were sent, which are free of tax. */
function sold({ record: { idx_contract, ship_no, shipment_item }, names }: Read): FormValues {
  return {
    contract_name: names.contract?.[String(idx_contract)] ?? "교재 판매",
    tax_kind: "free",
    memo: `출고번호 ${ship_no}`,
    items: linesOf(shipment_item).map(({ idx_textbook, qty, unit_price }) => ({
      item: (names.textbook?.[String(idx_textbook)] ?? "교재").slice(0, 100),
      qty: Number(qty),
      unit_price: Number(unit_price ?? 0),
      supply: Math.round(Number(qty) * Number(unit_price ?? 0)),
    })),
  };
}

function linesOf(lines: unknown): readonly Row[] {
  return (lines ?? []) as readonly Row[];
}
