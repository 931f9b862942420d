import type { ModuleDefinition } from "../../define/define-module";
import { text } from "../../define/fields";

export const supplier = {
  /** Who issues the invoices: the company, as it is registered. The newest row counts. */
  sales_supplier: {
    title: "공급자 정보",
    fields: {
      company: text("상호", { required: true, max: 70 }),
      biz_no: text("등록번호", {
        required: true,
        max: 10,
        format: "businessNumber",
      }),
      ceo_name: text("대표자", { required: true, max: 40 }),
      addr: text("사업장주소", { max: 150 }),
      biz_type: text("업태", { max: 40 }),
      biz_item: text("종목", { max: 40 }),
      email: text("이메일", { max: 120, format: "email" }),
    },
  },
} as const satisfies ModuleDefinition["entities"];

export const supplierSettings = {
  path: "/documents/salessupplier",
  name: "documents-SalesSupplier",
  guide: {
    label: "공급자 정보",
    about: "세금계산서에 찍히는 우리 회사의 정보를 정합니다.",
    words: "사업자번호 세금계산서",
  },
  kind: "settings",
  of: "sales_supplier",
  title: "공급자 정보",
  can: ["isSalesAdmin:all", "accounting:all"],
  columns: ["company", "biz_no", "ceo_name", "addr", "biz_type", "biz_item", "email"],
  form: [{ fields: ["company", "biz_no", "ceo_name", "addr", "biz_type", "biz_item", "email"] }],
} as const;
