import type { ModuleDefinition, ScreenDefinition } from "@portal/definition";
import { choice, count, difference, flag, integer, link, staff, sum, text, words } from "@portal/definition/define";

/** Where one works, and where the wood comes from: a ledger, and what is merged. */
export const suppliers = {
  bench: {
    title: "작업대",
    name: "name",
    access: { read: ["staff:all"] },
    fields: {
      name: text("작업대명", { required: true, unique: true, max: 40 }),
      room: choice("방", { north: "북쪽", south: "남쪽" }, { required: true, default: "north" }),
      sort: integer("순서", { default: 0 }),
      is_use: flag("사용", { default: true }),
    },
  },
  supplier: {
    title: "공급처",
    access: { read: ["pd_auth:all"], add: ["pd_auth:all"] },
    derived: {
      works: count("작업", "work"),
      bought: sum("거래액", "work.price"),
      wood: sum("재고", "timber.qty", { isWhole: true, unit: "장" }),
      reserved: count("맡긴 작업", "work", {
        where: { status: ["requested"], "bench.room": "north" },
        isWhole: true,
      }),
      available: difference("쓸 수 있는 재고", "wood", ["reserved"], { unit: "장" }),
      spare: difference("할인을 뺀 재고", "wood", ["discount"], { unit: "장" }),
    },
    fields: {
      name: text("상호", { required: true, max: 40 }),
      grade: choice("등급", { a: "가", b: "나" }, { required: true, default: "b" }),
      discount: integer("할인", { default: 0, unit: "%" }),
      agent: staff("담당자"),
      bench: link("맡은 작업대", { to: "bench" }),
      merged_into: link("합쳐진 곳", { to: "supplier", readOnly: true }),
      once: words("예전 상호", { readOnly: true }),
    },
    merge: { by: ["pd_auth:all"], into: "merged_into", names: "once" },
  },
  timber: {
    title: "목재수불",
    access: { read: ["staff:all"] },
    ledger: { per: ["supplier", "grade"], takes: ["out"] },
    fields: {
      supplier: link("공급처", { to: "supplier", required: true }),
      grade: choice("등급", { a: "상", b: "하" }),
      kind: choice("구분", { in: "입고", out: "출고", adjust: "조정" }, { required: true }),
      qty: integer("수량", { required: true, unit: "장" }),
      balance: integer("잔량", { readOnly: true, unit: "장" }),
      memo: text("적요", { max: 100 }),
    },
  },
} as const satisfies ModuleDefinition["entities"];

/** Their lists with drawers, a page, and settings. */
export const supplierScreens = [
  {
    path: "/workshop/bench/:idx",
    name: "Workshop-Bench-idx",
    kind: "view",
    of: "bench",
    can: ["staff:all"],
    view: [{ fields: ["room", "is_use"] }],
    related: [
      {
        of: "work",
        columns: ["title", "maker", "wage", "phone", "supplier.name", "steps"],
        sort: [["title", "asc"]],
      },
      { of: "supplier", by: "bench", title: "맡은 공급처", columns: ["name", "grade"], can: ["pd_auth:all"] },
    ],
  },
  {
    path: "/workshop/suppliers",
    name: "Workshop-Suppliers",
    kind: "list",
    of: "supplier",
    can: ["pd_auth:all"],
    columns: ["name", "grade", "discount", "agent", "works", "wood", "available", "spare"],
    search: ["name", "once"],
    filters: ["grade", "available"],
    drawer: {
      view: [{ fields: ["name", "grade", "discount", "agent", "bench.room", "bought"] }],
      related: [
        { of: "work", columns: ["title", "status"] },
        { of: "timber", columns: ["wdate", "kind", "grade", "qty", "balance", "memo"] },
      ],
      form: [{ fields: ["name", "grade", "discount", "agent", "bench"] }],
      add: ["pd_auth:all"],
      change: ["isManageSupportAdmin:all"],
    },
  },
  {
    path: "/workshop/timber",
    name: "Workshop-Timber",
    kind: "list",
    of: "timber",
    can: ["pd_auth:all"],
    columns: ["wdate", "supplier", "grade", "kind", "qty", "balance", "memo", "writer"],
    filters: ["supplier", "kind", "wdate"],
    import: ["supplier", "grade", "kind", "qty", "memo"],
    drawer: {
      view: [{ fields: ["supplier", "grade", "kind", "qty", "balance", "memo", "writer"] }],
      form: [{ fields: ["supplier", "grade", "kind", "qty", "memo"] }],
      add: ["pd_auth:all"],
      change: ["pd_auth:all"],
    },
  },
  {
    path: "/workshop/benches",
    name: "Workshop-Benches",
    kind: "settings",
    of: "bench",
    can: ["isManageSupportAdmin:all"],
    columns: ["name", "room", "is_use"],
    form: [{ fields: ["name", "room", "sort", "is_use"] }],
  },
] as const satisfies readonly ScreenDefinition[];
