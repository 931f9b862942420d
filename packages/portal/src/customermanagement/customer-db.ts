import type { By, Party } from "../define/access";
import { defineModule } from "../define/define-module";
import { count, first, sum } from "../define/derived";
import { choice, dateTime, files, flag, integer, link, longText, staff, text, words } from "../define/fields";
import { companyKey } from "./company-name";

const owner: Party = { column: "idx_owner", holds: "staff" };
const subOwner: Party = { column: "idx_sub_owner", holds: "staff" };
/** Who is shown how to reach a customer's people; everybody else asks for it, which is written down. */
const knowsContacts: readonly By[] = [owner, subOwner, "staff:team", "isLead:team"];
const keepers = ["staff:own", "isLead:team", "isSalesAdmin:all"] as const;
const leads = ["isLead:team", "isSalesAdmin:all"] as const;

const form = [
  { fields: ["name", "biz_no", "kind", "grade", "owner", "sub_owner", "source", "next_action_at"] },
  { title: "회사", fields: ["parent", "industry", "scale", "emp_count", "ceo_name", "tax_email"] },
  { title: "연락처", fields: ["phone", "fax", "homepage", "zip", "addr"] },
  { fields: ["memo", "files"] },
] as const;
const contactForm = [
  { fields: ["customer", "name", "dept", "title", "phone", "tel", "email", "role", "is_left", "memo"] },
] as const;
const readers = ["staff:all"] as const;
const ways = [
  { label: "일정 등록", route: "customerManagement-scheduleVisitAdd", as: "customer", isNext: true },
  { label: "외근 등록", route: "customerManagement-outsideWorkAdd-idx" },
  { label: "업무 등록", route: "TaskManagement-taskAdd", as: "customer" },
] as const;

/** The companies that buy from us, and the people there. */
export default defineModule({
  key: "customer-db",
  title: "고객사 DB",
  entities: {
    customer: {
      title: "고객사",
      isPersonal: true,
      own: ["idx_owner", "idx_sub_owner", "idx_writer"],
      /** The unit of the owner. */
      isPlaced: true,
      isKeptWhileLinked: true,
      index: [["name"], ["owner"], ["name_key"], ["last_contact_at"], ["parent"]],
      parts: { contact: { link: "customer", isMany: true, title: "담당자" } },
      words: ["name_key"],
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
          { required: true, default: "lead" },
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
    contact: {
      title: "고객담당자",
      isPersonal: true,
      own: ["idx_owner", "idx_sub_owner", "idx_writer"],
      /** The customer's, whose people one reaches by the same rows. */
      isPlaced: true,
      isKeptWhileLinked: true,
      index: [["customer"], ["name"]],
      alike: ["phone", "tel", "email"],
      access: { read: readers, add: ["staff:own"], change: keepers },
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
      title: "활동메모",
      index: [["customer", "noted_at"]],
      access: { read: readers, add: ["staff:own"], change: ["staff:own"] },
      fields: {
        customer: link("고객사", { to: "customer", required: true }),
        content: longText("내용", { required: true, max: 4000 }),
        noted_at: dateTime("일시", { required: true, initial: "now" }),
      },
    },
  },
  screens: [
    {
      path: "/customermanagement/customerdblist",
      name: "customerManagement-customerDBList",
      guide: {
        label: "고객 DB",
        about: "고객사를 찾고 담당자와 활동, 매출을 봅니다.",
        words: "고객사 거래처 업체 회사 담당자",
      },
      title: "고객 DB",
      kind: "list",
      of: "customer",
      can: readers,
      tabs: [
        { key: "mine", title: "내 고객", party: [owner, subOwner] },
        { key: "team", title: "팀", can: ["staff:team", "isLead:team"] },
        { key: "all", title: "전체" },
      ],
      columns: [
        "name",
        "kind",
        "industry",
        "grade",
        "status",
        "contact",
        "owner",
        "last_contact_at",
        "next_action_at",
        "sold",
      ],
      moreColumns: ["ends", "biz_no", "scale", "emp_count", "contacts", "parent", "phone", "team", "source", "wdate"],
      search: ["name", "name_key", "former_names", "biz_no", "phone", "contact.name", "contact.phone"],
      filters: [
        "owner",
        "team",
        "status",
        "grade",
        "kind",
        "scale",
        "industry",
        "last_contact_at",
        "next_action_at",
        "ends",
        "wdate",
      ],
      narrows: [
        { label: "미접촉 60일", asks: { "last_contact_at.to": -60, status: "lead,active" } },
        { label: "미접촉 90일", asks: { "last_contact_at.to": -90, status: "lead,active" } },
        { label: "계약 만료 30일", asks: { "ends.from": 0, "ends.to": 30 } },
        { label: "7일 안 일정", asks: { "next_action_at.from": 0, "next_action_at.to": 7 } },
      ],
      sort: [["last_contact_at", "desc"]],
      bulk: ["owner"],
      ways: [
        { label: "일정 등록", route: "customerManagement-scheduleVisitAdd" },
        { label: "고객 현황", route: "customerManagement-customerStatus" },
      ],
      exports: ["isLead:all", "isSalesAdmin:all"],
      import: [
        "name",
        "biz_no",
        "kind",
        "industry",
        "scale",
        "emp_count",
        "grade",
        "source",
        "phone",
        "homepage",
        "zip",
        "addr",
        "ceo_name",
        "tax_email",
        "memo",
      ],
    },
    {
      path: "/customermanagement/customerdbadd",
      name: "customerManagement-customerDBAdd",
      guide: { label: "고객사 등록", about: "고객사를 새로 등록합니다.", words: "거래처 업체 신규 고객" },
      kind: "add",
      of: "customer",
      can: ["staff:own"],
      form,
    },
    {
      path: "/customermanagement/customerdbedit/:idx",
      name: "customerManagement-customerDBEdit-idx",
      kind: "edit",
      of: "customer",
      can: keepers,
      form,
    },
    {
      path: "/customermanagement/customerdbviewtab1/:idx",
      name: "customerManagement-customerDBViewTab1-idx",
      title: "기본정보",
      kind: "tab-view",
      of: "customer",
      can: readers,
      ways,
      view: [
        {
          fields: [
            "status",
            "grade",
            "kind",
            "biz_no",
            "owner",
            "sub_owner",
            "team",
            "source",
            "last_contact_at",
            "next_action_at",
            "former_names",
          ],
        },
        { title: "회사", fields: ["parent", "industry", "scale", "emp_count", "ceo_name", "tax_email"] },
        { title: "연락처", fields: ["phone", "fax", "homepage", "zip", "addr"] },
        { fields: ["memo", "files"] },
      ],
      related: [
        {
          of: "contact",
          title: "담당자",
          columns: ["name", "dept", "title", "phone", "email", "role", "is_left"],
          sort: [
            ["is_left", "asc"],
            ["idx", "asc"],
          ],
          form: contactForm,
        },
        { of: "customer", by: "parent", title: "계열사", columns: ["name", "status", "grade", "owner"] },
      ],
    },
    {
      path: "/customermanagement/customerdbviewtab2/:idx",
      name: "customerManagement-customerDBViewTab2-idx",
      title: "활동",
      kind: "tab-view",
      of: "customer",
      can: readers,
      ways,
      view: [{ fields: ["status", "owner", "last_contact_at", "next_action_at"] }],
    },
    {
      path: "/customermanagement/customerdbviewtab3/:idx",
      name: "customerManagement-customerDBViewTab3-idx",
      title: "영업·매출",
      kind: "tab-view",
      of: "customer",
      can: readers,
      ways,
      view: [{ fields: ["status", "grade", "owner", "sold"] }],
      related: [
        {
          of: "smp",
          title: "영업건",
          columns: ["title", "product", "stage", "amount", "expect_date", "owner"],
          sums: ["amount"],
          countsOthers: true,
        },
        {
          of: "quote",
          columns: ["quote_no", "version", "title", "quote_date", "supply", "total", "owner", "status"],
          sums: ["supply", "total"],
          countsOthers: true,
        },
        {
          of: "contract",
          columns: ["contract_no", "name", "date_from", "date_to", "supply", "published", "rest", "status"],
          sums: ["supply"],
          countsOthers: true,
        },
        {
          of: "class_run",
          columns: ["class_no", "title", "language", "date_from", "date_to", "headcount", "manager", "status"],
          countsOthers: true,
        },
        {
          of: "sales_publish",
          title: "매출발행·수금",
          columns: ["contract_name", "issue_date", "supply", "total", "received", "owner", "status"],
          sums: ["supply", "total"],
          countsOthers: true,
          sort: [["issue_date", "desc"]],
        },
        {
          of: "shipment",
          title: "출고 교재",
          columns: ["ship_no", "title", "want_date", "out_at", "status"],
          countsOthers: true,
        },
        {
          of: "spac",
          columns: ["round_name", "test_date", "language", "applicants", "status"],
          countsOthers: true,
        },
      ],
    },
  ],
});
