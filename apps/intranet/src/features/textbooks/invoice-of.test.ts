import { expect, test } from "vitest";
import { invoiceOf } from "./invoice-of";

test("an invoice begins with what was sent, free of tax, and with nothing that is masked", () => {
  const shipment = {
    ...{ idx_customer: 7, idx_contract: null, ship_no: "S-2026-0012" },
    shipment_item: [
      { idx_textbook: 3, qty: 12, unit_price: 15_000 },
      { idx_textbook: 4, qty: 2, unit_price: null },
    ],
  };
  const customer = { biz_no: "1234567891", ceo_name: null, tax_email: "t***@example.com" };
  expect(invoiceOf(shipment, { textbook: { "3": "회의 영어" } }, customer)).toEqual({
    idx_customer: 7,
    biz_no: "1234567891",
    contract_name: "교재 판매",
    tax_kind: "free",
    memo: "출고번호 S-2026-0012",
    items: [
      { item: "회의 영어", qty: 12, unit_price: 15_000, supply: 180_000 },
      { item: "교재", qty: 2, unit_price: 0, supply: 0 },
    ],
  });
});
