import { defineModule } from "../define/define-module";
import { choice, date, html, integer, link, longText, money, period, staffList, text } from "../define/fields";
import type { ScreenGuide } from "../define/screen";

const drafters = ["staff:own"] as const;

const add = <const Number extends string>(number: Number, guide: ScreenGuide) =>
  ({
    path: `/documents/draftingadd${number}`,
    name: `documents-DraftingAdd${number}`,
    kind: "add",
    can: drafters,
    guide,
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
      own: ["idx_staff", "idx_writer"],
      hasOrgUnit: true,
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
          {
            required: true,
            default: "req",
            tones: { req: "running", ok: "done", done: "finished", cancel: "ended", reject: "refused" },
          },
        ),
      },
    },
  },
  screens: [
    {
      path: "/documents/draftingadd",
      name: "documents-DraftingAdd",
      guide: {
        label: "문서 기안",
        about: "서식을 골라 문서를 기안합니다.",
        words: "기안 상신 결재 올리기 품의 서식 양식",
      },
      kind: "landing",
      can: drafters,
    },
    add("1", { label: "일반 기안", about: "정해진 서식이 없는 일을 기안합니다.", words: "기안 품의 보고 기안하기" }),
    add("2", {
      label: "구매 품의",
      about: "물건이나 용역을 사겠다고 품의합니다.",
      words: "구매 구입 품의 자산 구매하기",
    }),
    add("3", {
      label: "휴가 신청",
      about: "연차, 반차, 경조 휴가를 신청합니다.",
      words: "연차 반차 경조 휴가 신청하기",
    }),
    add("4", {
      label: "재택근무 신청",
      about: "집에서 일할 날을 신청합니다.",
      words: "재택 원격근무 재택근무 신청하기",
    }),
    add("5", { label: "출장 신청", about: "국내·해외 출장을 신청합니다.", words: "출장 여비 출장 신청하기" }),
    add("6", {
      label: "연장·휴일근무 신청",
      about: "연장·휴일근무와 그 수당을 신청합니다.",
      words: "야근 초과근무 추가수당 시간외 신청하기",
    }),
    add("7", { label: "교육 수강 신청", about: "교육을 듣겠다고 신청합니다.", words: "교육 수강 학점 신청하기" }),
    add("8", { label: "채용 요청", about: "새 사람을 뽑아 달라고 요청합니다.", words: "채용 인력 충원 요청하기" }),
    add("9", { label: "업무 협조 요청", about: "다른 부서에 협조를 요청합니다.", words: "협조전 협조 공문 요청하기" }),
    add("10", { label: "사직서 작성", about: "회사를 그만두겠다고 알립니다.", words: "퇴사 퇴직 사직" }),
    { path: "/documents/DraftingModify/:id", name: "documents-DraftingModify-id", kind: "edit", can: drafters },
  ],
});
