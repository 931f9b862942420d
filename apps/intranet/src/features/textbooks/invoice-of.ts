import type { Row } from "../../screens/records";

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The request for an invoice over what was sent: books, which are free of tax. `customer` is as the person reads it. */
export function invoiceOf(shipment: Row, names: Names, customer: Row = {}) {
  const { idx_customer, idx_contract, ship_no } = shipment;
  const lines = (shipment.shipment_item ?? []) as readonly Row[];
  // what is masked is not known
  const known = Object.entries({
    biz_no: customer.biz_no,
    ceo_name: customer.ceo_name,
    tax_email: customer.tax_email,
  }).filter(([, value]) => typeof value === "string" && !value.includes("*"));
  return {
    idx_customer,
    ...Object.fromEntries(known),
    contract_name: names.contract?.[String(idx_contract)] ?? "교재 판매",
    tax_kind: "free",
    memo: `출고번호 ${ship_no}`,
    items: lines.map(({ idx_textbook, qty, unit_price }) => ({
      item: (names.textbook?.[String(idx_textbook)] ?? "교재").slice(0, 100),
      qty: Number(qty),
      unit_price: Number(unit_price ?? 0),
      supply: Math.round(Number(qty) * Number(unit_price ?? 0)),
    })),
  };
}
