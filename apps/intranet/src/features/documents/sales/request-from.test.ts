import { expect, test } from "vitest";
import { beginnings } from "./request-from";

const { plan, origin, shipment } = beginnings;

test("a request begins with what is planned, with a tenth of it as VAT", () => {
  const record = { idx: 12, contract_name: "출강 2기", amount: 3_000_000 };
  expect(plan({ record, names: {} })).toEqual({
    idx_plan: 12,
    contract_name: "출강 2기",
    items: [{ item: "출강 2기", qty: 1, unit_price: 3_000_000, supply: 3_000_000, vat: 300_000 }],
  });
});

test("a correction takes back every line of what was issued", () => {
  const line = { item_date: null, item: "어학 과정", spec: null, unit_price: null, supply: 1_000_000, vat: 100_000 };
  const head = { biz_no: "1234567891", ceo_name: "가상인", tax_email: "tax@customer.example", tax_kind: "taxed" };
  const record = { idx: 7, ...head, contract_name: "출강 1기", sales_publish_item: [{ ...line, qty: 2, idx: 3 }] };
  expect(origin({ record, names: {} })).toEqual({
    ...head,
    issue_kind: "fix",
    idx_origin: 7,
    contract_name: "출강 1기",
    items: [{ ...line, qty: -2, supply: -1_000_000, vat: -100_000 }],
  });
});

test("a request begins with the books that were sent, free of tax", () => {
  const record = {
    ...{ idx_contract: null, ship_no: "S-2026-0012" },
    shipment_item: [
      { idx_textbook: 3, qty: 12, unit_price: 15_000 },
      { idx_textbook: 4, qty: 2, unit_price: null },
    ],
  };
  expect(shipment({ record, names: { textbook: { "3": "회의 영어" } } })).toEqual({
    contract_name: "교재 판매",
    tax_kind: "free",
    memo: "출고번호 S-2026-0012",
    items: [
      { item: "회의 영어", qty: 12, unit_price: 15_000, supply: 180_000 },
      { item: "교재", qty: 2, unit_price: 0, supply: 0 },
    ],
  });
});
