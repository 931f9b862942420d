import type { Party } from "../define/access";
import { defineModule } from "../define/define-module";
import { choice, date, file, flag, link, longText, text, words } from "../define/fields";

/** Everybody opens the pages; the rules show cards as far as they are shared. */
const readers = ["staff:all", "staff:own", "isLead:team", "isSalesAdmin:all"] as const;
const keepers = ["staff:own", "isLead:team", "isSalesAdmin:all"] as const;
const writer: Party = { column: "idx_writer", holds: "staff" };
const PICTURE = { maxBytes: 5 * 1024 * 1024, accept: "image/*" } as const;

const form = [
  { fields: ["front", "back"] },
  { fields: ["name", "company", "dept", "title", "phone", "tel", "email", "addr"] },
  { fields: ["met_at", "tags", "share", "memo"] },
  { title: "고객사", fields: ["customer", "contact"] },
] as const;

/** The cards that we were given, and whose customers they are. */
export default defineModule({
  key: "business-cards",
  title: "명함",
  entities: {
    business_card: {
      title: "명함",
      name: "name",
      isPersonal: true,
      /** The unit of who was given it. */
      hasOrgUnit: true,
      index: [["phone_key"], ["email_key"], ["customer"], ["contact"], ["writer"]],
      words: ["company"],
      alike: ["phone_key", "email_key"],
      /** What somebody keeps to themselves stays with them. */
      holds: {
        by: ["writer"],
        while: { share: ["team", "all"] },
        as: "etc",
        given: { by: ["isLead:team", "isSalesAdmin:all"], notifies: "customer" },
      },
      addressCard: {
        name: "name",
        company: "company",
        unit: "dept",
        title: "title",
        mobile: "phone",
        phone: "tel",
        email: "email",
        address: "addr",
      },
      fields: {
        front: file("앞면", { required: true, ...PICTURE, hint: "휴대폰에서는 카메라로 찍을 수 있습니다." }),
        back: file("뒷면", PICTURE),
        name: text("이름", { required: true, max: 40 }),
        company: text("회사", { required: true, max: 100 }),
        dept: text("부서", { max: 60 }),
        title: text("직책", { max: 40 }),
        phone: text("휴대폰", { max: 20, format: "phone" }),
        tel: text("전화", { max: 20, format: "phone" }),
        email: text("이메일", { max: 120, format: "email" }),
        addr: text("주소", { max: 300 }),
        met_at: date("교환일", { initial: "today" }),
        tags: words("태그"),
        memo: longText("메모", { max: 2000 }),
        share: choice(
          "공유범위",
          { me: "나만", team: "팀", all: "전체" },
          { required: true, default: "team", change: [writer, "isLead:team", "isSalesAdmin:all"] },
        ),
        customer: link("고객사", { to: "customer", hint: "고르면 그 고객사의 담당자로도 등록합니다." }),
        contact: link("담당자", {
          to: "contact",
          within: { customer: "customer" },
          hint: "이미 등록된 담당자라면 선택하세요.",
        }),
        is_linked: flag("고객연결", { default: false, readOnly: true }),
        /** By what the same person's cards are found. */
        phone_key: text("휴대폰 번호", {
          max: 20,
          computed: ({ phone }) => (typeof phone === "string" ? phone.replace(/\D/g, "") || null : null),
        }),
        email_key: text("메일 주소", {
          max: 120,
          computed: ({ email }) => (typeof email === "string" ? email.trim().toLowerCase() || null : null),
        }),
      },
    },
  },
  screens: [
    {
      path: "/customermanagement/businesscardlist",
      name: "customerManagement-businessCardList",
      guide: { label: "명함", about: "받은 명함을 찾고 고객사로 잇습니다.", words: "연락처 담당자 명함첩 vCard" },
      kind: "list",
      of: "business_card",
      can: readers,
      layouts: ["table", "cards"],
      tabs: [
        { key: "mine", title: "내 명함", can: ["staff:own"] },
        { key: "team", title: "팀", can: ["staff:team", "isLead:team"] },
        { key: "all", title: "전체" },
      ],
      columns: ["name", "company", "dept", "title", "phone", "email", "writer", "met_at", "share", "customer"],
      moreColumns: ["tel", "addr", "tags", "contact", "team", "wdate"],
      search: ["name", "company", "dept", "title", "phone", "tel", "email", "addr", "memo"],
      filters: ["writer", "share", "is_linked", "tags", "met_at", "customer"],
      bulk: ["share"],
      exports: ["staff:all"],
    },
    {
      path: "/customermanagement/businesscardadd",
      name: "customerManagement-businessCardAdd",
      guide: { label: "명함 등록", about: "받은 명함을 찍어 등록합니다.", words: "연락처 카메라 사진" },
      kind: "add",
      of: "business_card",
      can: ["staff:own"],
      form,
    },
    {
      path: "/customermanagement/businesscardview/:idx",
      name: "customerManagement-businessCardView-idx",
      kind: "view",
      of: "business_card",
      can: readers,
      view: [
        { fields: ["front", "back"] },
        { fields: ["company", "dept", "title", "phone", "tel", "email", "addr"] },
        { fields: ["customer", "contact", "met_at", "share", "tags", "writer"] },
        { fields: ["memo"] },
      ],
      ways: [
        { label: "고객사 활동", route: "customerManagement-customerDBViewTab2-idx", of: "customer", isNext: true },
      ],
    },
    {
      path: "/customermanagement/businesscardmod/:idx",
      name: "customerManagement-businessCardMod-idx",
      kind: "edit",
      of: "business_card",
      can: keepers,
      form,
    },
  ],
});
