import { defineModule } from "../define/define-module";
import { difference, sum } from "../define/derived";
import { choice, dateTime, file, flag, integer, link, longText, money, number, text } from "../define/fields";

const support = ["isManageSupportAdmin:all"] as const;
const everybody = ["staff:all"] as const;

/** What goes out of the store and comes back to it, by the record that it goes out for. */
const ledgerColumns = ["at", "kind", "qty", "balance", "unit_cost", "memo", "writer"] as const;
const form = [
  { fields: ["title", "isbn", "language", "level", "category", "publisher", "author"] },
  { title: "보관과 금액", fields: ["place", "safety_qty", "price", "cost", "is_use"] },
  { isRare: true, fields: ["edition", "cover", "memo"] },
] as const;
const kept = [
  "title",
  "isbn",
  "language",
  "level",
  "category",
  "publisher",
  "author",
  "edition",
  "place",
  "safety_qty",
  "price",
  "cost",
  "is_use",
  "memo",
] as const;

/** The books that courses are taught with: how many there are, and where. */
export default defineModule({
  key: "textbook-maintenance",
  title: "교재 관리",
  entities: {
    textbook: {
      title: "교재",
      name: "title",
      isKnown: true,
      isKeptWhileLinked: true,
      access: { read: everybody },
      index: [["title"], ["isbn"], ["place"]],
      words: ["code", "isbn"],
      note: ["available"],
      derived: {
        spare: difference("안전재고 여유", "stock_qty", ["safety_qty"], { unit: "권" }),
        /** Promised, and still in the store. */
        forRental: sum("대여 예약", "textbook_rental_item.qty", {
          where: { "rental.status": ["req", "ready"] },
          isWhole: true,
          unit: "권",
        }),
        forShipment: sum("출고 예약", "shipment_item.qty", {
          where: { "shipment.status": ["req", "pick"] },
          isWhole: true,
          unit: "권",
        }),
        forTutor: sum("강사 예약", "tutor_textbook_item.qty", {
          where: { "tutor_textbook.status": "ok" },
          isWhole: true,
          unit: "권",
        }),
        reserved: difference("예약", "stock_qty", ["available"], { unit: "권" }),
        rented: sum("대여중", "textbook_rental_item.remains", {
          where: { state: "out" },
          isWhole: true,
          unit: "권",
        }),
        available: difference("대여 가능", "stock_qty", ["forRental", "forShipment", "forTutor"], {
          unit: "권",
        }),
        received: sum("입고 누계", "textbook_stock.qty", { where: { kind: "in" }, unit: "권" }),
      },
      sheets: {
        label: {
          title: "교재 라벨",
          label: { code: "barcode", of: "code", columns: 3, rows: 8 },
          sections: [{ fields: ["title", "code", "place"] }],
          can: support,
        },
      },
      fields: {
        code: number("교재코드", "{language}-{0000}"),
        title: text("교재명", { required: true, max: 150 }),
        isbn: text("ISBN", { max: 13, pattern: [/^\d{13}$/, "숫자 13자리를 이어서 입력하세요."], hint: "숫자 13자리" }),
        publisher: text("출판사", { max: 80 }),
        author: text("저자", { max: 80 }),
        edition: text("판", { max: 20 }),
        language: choice(
          "언어",
          { en: "영어", zh: "중국어", ja: "일본어", ko: "한국어", etc: "기타" },
          { required: true, default: "en" },
        ),
        level: text("레벨", { max: 20 }),
        category: choice(
          "분류",
          { own: "자체", import: "수입", local: "국내", sub: "부교재" },
          { required: true, default: "own" },
        ),
        cost: money("매입가", { min: 0, read: support }),
        price: money("정가", { min: 0 }),
        place: text("서가위치", { max: 40 }),
        safety_qty: integer("안전재고", { default: 0, min: 0, max: 99_999, unit: "권" }),
        /** The latest balance of the ledger, which the database keeps here. */
        stock_qty: integer("현재고", { default: 0, readOnly: true, unit: "권" }),
        cover: file("표지", { accept: "image/*" }),
        is_use: flag("사용", { default: true }),
        memo: longText("메모", { max: 2000 }),
      },
    },
    textbook_stock: {
      title: "교재수불",
      access: { read: support, add: support },
      name: "memo",
      index: [["textbook", "at"]],
      ledger: { per: ["textbook"], takes: ["out", "rent", "loss"] },
      fields: {
        textbook: link("교재", { to: "textbook", required: true }),
        kind: choice(
          "구분",
          {
            in: "입고",
            adjust: "조정",
            loss: "분실·파손",
            out: "출고",
            rent: "대여",
            back: "반납",
            ret: "반품입고",
          },
          { required: true },
        ),
        qty: integer("수량", { required: true, unit: "권" }),
        unit_cost: money("단가", { min: 0 }),
        /** The line that it was written for: of a rental, a shipment, a return. */
        ref_entity: text("근거테이블", { max: 40, readOnly: true }),
        ref_idx: integer("근거행", { readOnly: true }),
        at: dateTime("일시", { required: true, initial: "now" }),
        memo: text("사유", { max: 1000, hint: "조정과 분실은 사유를, 입고는 거래처를 적습니다." }),
        balance: integer("잔량", { readOnly: true, unit: "권" }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/textbookmaintenancelist",
      name: "ResourceManagement-textbookMaintenanceList",
      guide: {
        label: "교재 관리",
        about: "교재와 재고를 관리하고 입고와 실사를 처리합니다.",
        words: "책 재고 수불 입고 실사 라벨 안전재고",
      },
      title: "교재 관리",
      kind: "list",
      of: "textbook",
      can: support,
      ways: [
        { label: "출고·반품", route: "ResourceManagement-ShipmentStatusMaintenanceList" },
        { label: "대여", route: "ResourceManagement-TextbookRentalList" },
        { label: "반납", route: "ResourceManagement-TextbookReturnList" },
        { label: "통계", route: "ResourceManagement-TextbookStatisticsList" },
      ],
      columns: [
        "code",
        "title",
        "publisher",
        "language",
        "level",
        "price",
        "stock_qty",
        "rented",
        "reserved",
        "safety_qty",
        "place",
        "is_use",
      ],
      leads: "title",
      moreColumns: ["isbn", "category", "author", "edition", "cost", "available", "spare", "received", "wdate"],
      search: ["title", "isbn", "code"],
      filters: ["category", "language", "level", "place", "spare", "is_use"],
      narrows: [{ label: "부족", asks: { "spare.to": "-1", is_use: "Y" } }],
      sort: [["title", "asc"]],
      bulk: ["place", "is_use"],
      import: ["code", ...kept],
      importKey: ["code"],
    },
    {
      path: "/resourcemanagement/textbookmaintenanceadd",
      name: "ResourceManagement-textbookMaintenanceAdd",
      guide: { label: "교재 등록", about: "새 교재를 등록합니다.", words: "책 ISBN 신간" },
      title: "교재",
      kind: "add",
      of: "textbook",
      can: support,
      form,
    },
    {
      path: "/resourcemanagement/textbookmaintenanceview/:idx",
      name: "ResourceManagement-textbookMaintenanceView-idx",
      title: "교재",
      kind: "view",
      of: "textbook",
      can: support,
      ways: [{ label: "복사", route: "ResourceManagement-textbookMaintenanceAdd", as: "copy" }],
      view: [
        { fields: ["code", "isbn", "stock_qty", "rented", "reserved", "available", "safety_qty", "place", "is_use"] },
        { fields: ["language", "level", "category", "publisher", "author", "edition", "price", "cost"] },
        { fields: ["cover", "memo"] },
      ],
      related: [
        {
          of: "textbook_stock",
          title: "수불",
          columns: ledgerColumns,
          form: [{ fields: ["textbook", "kind", "qty", "unit_cost", "at", "memo"] }],
        },
        {
          of: "textbook_rental_item",
          title: "대여중",
          columns: ["borrower", "rental.team", "qty", "remains", "date_from", "due", "left"],
          where: { state: "out" },
        },
        {
          of: "shipment_item",
          title: "출고",
          columns: ["shipment", "shipment.customer", "qty", "returned_qty", "shipment.out_at", "shipment.status"],
        },
        {
          of: "class_textbook",
          title: "쓰는 클래스",
          columns: ["class_run", "class_run.customer", "class_run.date_to", "qty", "class_run.status"],
        },
        { of: "research_output", title: "연구", columns: ["title", "research", "out_date"] },
      ],
    },
    {
      path: "/resourcemanagement/textbookmaintenancemod/:idx",
      name: "ResourceManagement-textbookMaintenanceMod-idx",
      title: "교재",
      kind: "edit",
      of: "textbook",
      can: support,
      form,
    },
  ],
});
