import { defineModule } from "../define/define-module";
import { choice, date, html, integer, link, longText, money, period, staffList, text } from "../define/fields";

const drafters = ["staff:own"] as const;

const add = <const Number extends string>(number: Number) =>
  ({
    path: `/documents/draftingadd${number}`,
    name: `documents-DraftingAdd${number}`,
    kind: "add",
    can: drafters,
  }) as const;

/** The forms that documents are written on, and what two of them leave behind. */
export default defineModule({
  key: "drafting",
  title: "기안",
  entities: {
    seal_log: {
      title: "인장사용대장",
      index: [["document"]],
      fields: {
        document: link("문서", { to: "document", required: true }),
        seal: choice("인장", { corp: "법인인감", use: "사용인감" }, { required: true }),
        purpose: text("용도", { required: true, max: 150 }),
        copies: integer("부수", { default: 1, min: 1 }),
        used_at: date("날인일"),
      },
    },
    business_trip: {
      title: "출장",
      own: ["idx_staff"],
      isPlaced: true,
      index: [["staff"], ["document"]],
      fields: {
        document: link("문서", { to: "document", required: true }),
        staff: link("출장자", { to: "staff", required: true }),
        area: choice("구분", { dom: "국내", over: "해외" }, { required: true }),
        place: text("출장지", { required: true, max: 100 }),
        during: period("기간", { required: true }),
        companions: staffList("동행자"),
        purpose: longText("목적", { required: true }),
        transport: choice(
          "교통편",
          { corp: "법인차량", own: "자차", ktx: "KTX", air: "항공", bus: "대중교통" },
          { required: true },
        ),
        est_cost: money("예상경비"),
        booking: link("차량예약", { to: "booking" }),
        report: html("결과보고"),
        /** When the report is due. */
        report_due: date("보고기한"),
        status: choice(
          "상태",
          { req: "결재중", ok: "승인", done: "보고완료", cancel: "취소", reject: "반려" },
          { required: true, default: "req" },
        ),
      },
    },
  },
  screens: [
    { path: "/documents/draftingadd", name: "documents-DraftingAdd", kind: "landing", can: drafters },
    add("1"),
    add("2"),
    add("3"),
    add("4"),
    add("5"),
    add("6"),
    add("7"),
    add("8"),
    add("9"),
    add("10"),
    { path: "/documents/DraftingModify/:id", name: "documents-DraftingModify-id", kind: "edit", can: drafters },
  ],
});
