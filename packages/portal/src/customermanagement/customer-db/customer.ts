import type { ModuleDefinition } from "../../define/define-module";
import { count, first, sum } from "../../define/derived";
import { choice, dateTime, files, integer, link, longText, staff, text, words } from "../../define/fields";
import { companyKey } from "../company-name";
import { keepers, leads, owner } from "./keepers";

/** A company that buys from us, or may. */
export const customer = {
  customer: {
    title: "고객사",
    isPersonal: true,
    own: ["idx_owner", "idx_sub_owner", "idx_writer"],
    /** The unit of the owner. */
    hasOrgUnit: true,
    isKeptWhileLinked: true,
    index: [["name"], ["owner"], ["name_key"], ["last_contact_at"], ["parent"]],
    holds: { by: ["owner", "sub_owner"], as: "customer" },
    parts: { contact: { link: "customer", isMany: true, title: "담당자" } },
    words: ["name_key", "biz_no"],
    alike: ["name_key", "biz_no"],
    merge: { by: leads, into: "merged_into", names: "former_names" },
    derived: {
      contacts: count("담당자 수", "contact", { where: { is_left: false }, unit: "명" }),
      ends: first("계약 만료", "contract.date_to", { where: { status: "run" } }),
      sold: sum("누적매출", "sales_publish.total", { where: { status: ["done", "part", "paid"] } }),
    },
    fields: {
      name: text("고객사명", { required: true, max: 100 }),
      biz_no: text("사업자번호", {
        unique: true,
        max: 10,
        format: "businessNumber",
      }),
      kind: choice(
        "구분",
        { corp: "기업", public: "공공", school: "학교", agency: "에이전시", person: "개인" },
        { required: true, default: "corp" },
      ),
      parent: link("계열모회사", { to: "customer" }),
      industry: text("업종", { max: 40 }),
      scale: choice("규모", { large: "대기업", mid: "중견", small: "중소" }),
      emp_count: integer("임직원수", { min: 0, unit: "명" }),
      status: choice(
        "상태",
        { lead: "잠재", active: "거래중", pause: "휴면", end: "종료" },
        {
          required: true,
          default: "lead",
          tones: { lead: "waiting", active: "running", pause: "ended", end: "ended" },
        },
      ),
      grade: choice("등급", { A: "A", B: "B", C: "C" }),
      source: choice("유입경로", {
        inbound: "인바운드",
        refer: "소개",
        offer: "제안",
        fair: "전시",
        exist: "기존",
      }),
      phone: text("대표전화", { max: 20, format: "phone" }),
      fax: text("팩스", { max: 20, format: "phone" }),
      homepage: text("홈페이지", { max: 200, format: "homepage" }),
      zip: text("우편번호", { max: 10, format: "postcode" }),
      addr: text("주소", { max: 300 }),
      ceo_name: text("대표자", { max: 40 }),
      tax_email: text("계산서이메일", { max: 120, format: "email" }),
      owner: staff("영업담당", { required: true, initial: "me", change: leads }),
      sub_owner: staff("부담당"),
      memo: longText("메모"),
      files: files("첨부"),
      merged_into: link("병합된고객사", { to: "customer", readOnly: true }),
      /** What those were called that have become part of it. */
      former_names: words("합쳐진 이름", { readOnly: true }),
      last_contact_at: dateTime("최근접촉", { readOnly: true }),
      next_action_at: dateTime("다음일정"),
      /** By what duplicates are found. */
      name_key: text("이름", {
        max: 100,
        computed: ({ name }) => (typeof name === "string" ? companyKey(name) : undefined),
      }),
    },
    flow: {
      field: "status",
      moves: {
        start: { title: "거래 시작", from: ["lead", "pause"], to: "active", by: keepers },
        end: {
          title: "종료",
          from: ["lead", "active", "pause"],
          to: "end",
          isRare: true,
          by: keepers,
          reason: "required",
          isDangerous: true,
        },
        reopen: { title: "다시 잠재로", from: ["end"], to: "lead", isRare: true, by: leads, reason: "optional" },
      },
    },
    reminders: {
      next: {
        title: "고객 다음 일정",
        on: "next_action_at",
        days: [0],
        to: [owner],
        when: { status: ["lead", "active", "pause"] },
        text: "오늘 {name} 일정이 있습니다.",
        kind: "customer",
      },
      idleA: {
        title: "60일 동안 접촉하지 않은 A등급 고객",
        on: "last_contact_at",
        days: [60],
        to: [owner],
        when: { grade: ["A"], status: ["lead", "active"] },
        text: "{name}: A등급인데 60일 동안 접촉이 없습니다.",
        kind: "customer",
      },
      idleB: {
        title: "90일 동안 접촉하지 않은 B등급 고객",
        on: "last_contact_at",
        days: [90],
        to: [owner],
        when: { grade: ["B"], status: ["lead", "active"] },
        text: "{name}: B등급인데 90일 동안 접촉이 없습니다.",
        kind: "customer",
      },
    },
    sheets: {
      card: {
        title: "고객카드",
        sections: [
          { fields: ["name", "biz_no", "kind", "status", "grade", "owner", "sub_owner", "last_contact_at"] },
          { title: "회사", fields: ["parent", "industry", "scale", "emp_count", "ceo_name", "phone", "fax", "addr"] },
          { fields: ["memo"] },
        ],
      },
    },
  },
} as const satisfies ModuleDefinition["entities"];
