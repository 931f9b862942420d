import type { ModuleDefinition } from "../../define/define-module";
import { choice, dateTime, flag, link, longText, staff, text } from "../../define/fields";
import { keepers, knowsContacts, readers } from "./keepers";

/** The people of a customer, and what one notes of talking with them. */
export const contacts = {
  contact: {
    title: "고객담당자",
    isPersonal: true,
    own: ["idx_owner", "idx_sub_owner", "idx_writer"],
    /** The customer's, whose people one reaches by the same rows. */
    hasOrgUnit: true,
    isKeptWhileLinked: true,
    index: [["customer"], ["name"]],
    alike: ["phone", "tel", "email"],
    access: { read: readers, add: ["staff:own"], change: keepers },
    addressCard: {
      name: "name",
      company: "customer",
      unit: "dept",
      title: "title",
      mobile: "phone",
      phone: "tel",
      email: "email",
    },
    fields: {
      customer: link("고객사", { to: "customer", required: true }),
      name: text("이름", { required: true, max: 40 }),
      dept: text("부서", { max: 60 }),
      title: text("직책", { max: 40 }),
      phone: text("휴대폰", { max: 20, format: "phone", mask: "phone", whole: knowsContacts }),
      tel: text("전화", { max: 20, format: "phone", mask: "phone", whole: knowsContacts }),
      email: text("이메일", { max: 120, format: "email", mask: "email", whole: knowsContacts }),
      role: choice("역할", { decide: "결정권자", work: "실무", pay: "정산" }),
      is_left: flag("퇴사", { default: false }),
      memo: text("메모", { max: 300 }),
      /** Kept as the customer's are. */
      owner: staff("영업담당", { readOnly: true }),
      sub_owner: staff("부담당", { readOnly: true }),
    },
  },
  customer_note: {
    title: "활동 메모",
    index: [["customer", "noted_at"]],
    access: { read: readers, add: ["staff:own"], change: ["staff:own"] },
    fields: {
      customer: link("고객사", { to: "customer", required: true }),
      content: longText("내용", { required: true, max: 4000 }),
      noted_at: dateTime("일시", { required: true, initial: "now" }),
    },
  },
} as const satisfies ModuleDefinition["entities"];
