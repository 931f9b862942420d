import type { ModuleDefinition } from "../../../define/define-module";
import { choice, date, dateTime, file, link, staffList, text } from "../../../define/fields";
import { employTypes } from "../employ-types";
import { keepers, readers } from "./readers";

/** What somebody works by: their contract, and the orders that say where. */
export const orders = {
  staff_contract: {
    title: "근로계약",
    isPersonal: true,
    ofLeavers: "all",
    own: ["idx_staff"],
    index: [["staff"]],
    access: { read: ["staff:own"], add: keepers, change: keepers },
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      work_type: choice(
        "근무형태",
        { full: "전일", part: "단시간", flex: "유연" },
        { required: true, default: "full" },
      ),
      date_from: date("계약시작", { required: true }),
      date_to: date("계약종료"),
      /** Yearly pay in won; the table has it encrypted. */
      salary_enc: text("연봉", {
        max: 12,
        sealed: true,
        pattern: [/^\d+$/, "원 단위 숫자만 입력하세요."],
        hint: "원 단위 숫자. 암호화하여 보관하고, 볼 때마다 기록합니다.",
      }),
      file: file("계약서"),
    },
  },
  staff_order: {
    title: "인사발령",
    isPersonal: true,
    ofLeavers: { kept: "it says who was where, and who headed whom" },
    own: ["idx_staff"],
    hasOrgUnit: true,
    index: [["staff"], ["status", "effective_date"]],
    access: { read: readers, add: keepers, change: keepers },
    effective: { on: "effective_date", move: "apply", kind: "people" },
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      order_no: text("발령번호", { max: 20, readOnly: true }),
      kind: choice(
        "발령구분",
        {
          move: "전보",
          promote: "승진",
          leave: "휴직",
          back: "복직",
          concur: "겸직",
          join: "입사",
          retire: "퇴직",
        },
        { required: true },
      ),
      /** Whether a leave of absence counts as worked follows from it. */
      leave_kind: choice(
        "휴직 사유",
        {
          parental: "육아",
          injury: "업무상 재해",
          sick: "질병",
          family: "가족돌봄",
          study: "학업",
          etc: "기타 개인 사정",
        },
        { hint: "휴직이면 선택합니다. 육아와 업무상 재해는 출근한 것으로 봅니다." },
      ),
      effective_date: date("발령일", { required: true, initial: "today" }),
      from_sector: link("이전 부문", { to: "sector", readOnly: true }),
      from_office: link("이전 본부", { to: "office", readOnly: true }),
      from_team: link("이전 팀", { to: "team", readOnly: true }),
      from_position: link("이전 직책", { to: "position", readOnly: true }),
      to_sector: link("발령 부문", { to: "sector", readOnly: true }),
      to_office: link("발령 본부", { to: "office" }),
      to_team: link("발령 팀", { to: "team", within: { to_office: "office" } }),
      to_position: link("발령 직책", { to: "position" }),
      to_employ_type: choice("발령 고용형태", employTypes),
      others: staffList("함께 발령할 사람", { hint: "같은 발령번호로 한 사람씩 만듭니다." }),
      document: link("근거 문서", { to: "document" }),
      /** The wish that it follows from; wishes are confidential. */
      rotation: link("잡로테이션 신청", { to: "jr_applicant", readOnly: true, read: keepers }),
      memo: text("메모", { max: 300 }),
      applied_at: dateTime("반영일시", { readOnly: true }),
      status: choice(
        "상태",
        { draft: "초안", plan: "예정", done: "반영", cancel: "취소" },
        {
          required: true,
          default: "draft",
          readOnly: true,
          tones: { draft: "waiting", plan: "waiting", done: "done", cancel: "ended" },
        },
      ),
    },
    flow: {
      field: "status",
      moves: {
        plan: { title: "확정", from: ["draft"], to: "plan", by: keepers },
        apply: { title: "지금 반영", from: ["plan"], to: "done", by: keepers },
        cancel: {
          title: "취소",
          from: ["draft", "plan"],
          to: "cancel",
          by: keepers,
          reason: "optional",
          isRare: true,
          isDangerous: true,
        },
      },
    },
    sheets: {
      order: {
        title: "발령장",
        sections: [
          { fields: ["order_no", "staff", "kind", "effective_date"] },
          { fields: ["from_office", "to_office", "from_team", "to_team", "from_position", "to_position", "memo"] },
        ],
        note: "위와 같이 발령합니다.",
        in: ["plan", "done"],
      },
    },
  },
  staff_post: {
    title: "겸직",
    isPersonal: true,
    ofLeavers: { kept: "it says who was where, and who headed whom" },
    own: ["idx_staff"],
    hasOrgUnit: true,
    index: [["staff"], ["team"]],
    access: { read: readers, change: keepers },
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      sector: link("부문", { to: "sector", required: true, readOnly: true }),
      office: link("본부", { to: "office", required: true, readOnly: true }),
      team: link("팀", { to: "team", readOnly: true }),
      position: link("직책", { to: "position", required: true }),
      duty: text("담당업무", { max: 200 }),
      date_from: date("시작일", { required: true, readOnly: true }),
      date_to: date("종료일"),
      order: link("발령", { to: "staff_order", readOnly: true }),
      memo: text("메모", { max: 200 }),
    },
  },
} as const satisfies ModuleDefinition["entities"];
