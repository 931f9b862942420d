import { defineModule } from "../define/define-module";
import { count } from "../define/derived";
import {
  choice,
  date,
  dateTime,
  file,
  flag,
  integer,
  link,
  longText,
  staff,
  team,
  text,
  words,
} from "../define/fields";
import { webAddress } from "../text/web-address";

const everybody = ["staff:all"] as const;
const keepers = ["isSaboArchiving:all"] as const;
const MEGABYTE = 1024 * 1024;
const form = [
  { fields: ["title", "issue", "kind", "publisher", "publish_date", "copies", "is_open"] },
  { fields: ["cover", "pdf", "summary"] },
  { title: "배포", fields: ["magazine_dist"] },
  { isRare: true, fields: ["url", "tags", "memo"] },
] as const;

/** Magazines that the company makes, takes or writes for: their issues to be read, and where the printed copies went. */
export default defineModule({
  key: "magazine",
  title: "매거진",
  entities: {
    magazine: {
      title: "매거진",
      name: "title",
      words: ["issue"],
      unique: [["title", "issue"]],
      index: [["publish_date"], ["title", "publish_date"]],
      parts: {
        magazine_dist: {
          link: "magazine",
          isMany: true,
          title: "배포",
          totals: ["qty"],
          fields: ["team", "customer", "receiver", "qty", "at"],
        },
      },
      derived: { readers: count("조회", "magazine_read", { isWhole: true, unit: "명" }) },
      fields: {
        title: text("제목", { required: true, max: 100 }),
        issue: text("호", { required: true, max: 20, hint: "예: 2026-11" }),
        kind: choice(
          "종류",
          { own: "자사지", sub: "구독지", article: "외부기고" },
          { required: true, default: "own", hint: "자사지를 공개하면 모두에게 알립니다." },
        ),
        publisher: text("발행처", { max: 80 }),
        publish_date: date("발행일", { required: true, initial: "today" }),
        cover: file("표지", { accept: "image/*" }),
        pdf: file("PDF", {
          accept: ".pdf",
          maxBytes: 50 * MEGABYTE,
          hint: "PDF나 주소가 있어야 공개됩니다.",
        }),
        url: text("주소", {
          max: 300,
          pattern: webAddress,
        }),
        copies: integer("부수", { min: 0, default: 0, unit: "부" }),
        /** Printed copies that have not gone to anybody. */
        stock: integer("잔여부수", { min: 0, default: 0, unit: "부", readOnly: true }),
        summary: longText("요약", { max: 2000 }),
        tags: words("태그"),
        memo: text("메모", { max: 200, hint: "구독지는 구독이 끝나는 날을 적습니다.", read: keepers }),
        is_open: flag("공개", { default: true }),
        /** When everybody was notified of it. */
        told_at: dateTime("알린 일시", { readOnly: true, read: keepers }),
        /** No later issue of the same title is there. */
        is_latest: flag("최신호", { default: true, readOnly: true }),
        /** When there should be a newer one at the latest. */
        renew_on: date("구독 확인일", { readOnly: true, read: keepers }),
      },
      reminders: {
        renew: {
          title: "구독 확인",
          on: "renew_on",
          days: [-30],
          to: keepers,
          when: { kind: ["sub"], is_latest: [true] },
          text: "{name}: {date}이면 마지막 호가 나온 지 열한 달입니다. 구독을 확인하세요.",
          kind: "news",
        },
      },
    },
    magazine_dist: {
      title: "매거진배포",
      index: [["magazine"], ["customer"]],
      fields: {
        magazine: link("매거진", { to: "magazine", required: true }),
        team: team("배포부서"),
        customer: link("고객사", { to: "customer" }),
        receiver: text("수령인", { max: 60 }),
        qty: integer("부수", { required: true, min: 1, unit: "부" }),
        at: date("배포일", { required: true, initial: "today" }),
      },
    },
    /** Who has opened an issue, once each. */
    magazine_read: {
      title: "매거진 열람",
      unique: [["magazine", "staff"]],
      fields: {
        magazine: link("매거진", { to: "magazine", required: true }),
        staff: staff("직원", { required: true }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/magazinemanagementlist",
      name: "ResourceManagement-MagazineManagementList",
      guide: {
        label: "매거진",
        about: "자사지와 구독지를 봅니다.",
        words: "잡지 매거진 사외보 자사지 구독 PDF magazine",
      },
      title: "매거진",
      kind: "list",
      of: "magazine",
      can: everybody,
      layouts: ["cards", "table"],
      columns: ["issue", "title", "kind", "publish_date", "copies", "stock", "readers"],
      leads: "title",
      moreColumns: ["cover", "publisher", "tags", "summary", "is_open", "memo"],
      search: ["title", "tags"],
      filters: ["publish_date", "kind"],
      sort: [["publish_date", "desc"]],
    },
    {
      path: "/resourcemanagement/magazinemanagementadd",
      name: "ResourceManagement-MagazineManagementAdd",
      guide: { label: "매거진 등록", about: "매거진의 새 호를 등록합니다.", words: "잡지 새 호" },
      title: "매거진",
      kind: "add",
      of: "magazine",
      can: keepers,
      form,
    },
    {
      path: "/resourcemanagement/magazinemanagementview/:idx",
      name: "ResourceManagement-MagazineManagementView-idx",
      title: "매거진",
      kind: "view",
      of: "magazine",
      can: everybody,
      view: [
        {
          fields: [
            "issue",
            "kind",
            "publisher",
            "publish_date",
            "copies",
            "stock",
            "readers",
            "tags",
            "is_open",
            "memo",
          ],
        },
        { fields: ["summary"] },
        { title: "배포", fields: ["magazine_dist"], can: keepers },
      ],
    },
    {
      path: "/resourcemanagement/magazinemanagementmod/:idx",
      name: "ResourceManagement-MagazineManagementMod-idx",
      title: "매거진",
      kind: "edit",
      of: "magazine",
      can: keepers,
      form,
    },
  ],
});
