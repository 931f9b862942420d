import type { ModuleDefinition } from "../../../define/define-module";
import { choice, file, integer, link, longText, number, text } from "../../../define/fields";
import { closed, keepers } from "./readers";

/** What people ask for of their own record: certificates and changes. */
export const requests = {
  cert_issue: {
    title: "증명서 발급",
    isPersonal: true,
    own: ["idx_staff"],
    index: [["staff"]],
    access: { read: closed, add: closed },
    fields: {
      issue_no: number("발급번호", "{yyyy}-{0000}"),
      staff: link("직원", { to: "staff", required: true }),
      kind: choice("증명서", { employ: "재직", career: "경력", retire: "퇴직" }, { required: true, default: "employ" }),
      lang: choice("언어", { ko: "국문", en: "영문" }, { required: true, default: "ko" }),
      purpose: text("용도", { required: true, max: 100 }),
      submit_to: text("제출처", { max: 100 }),
      copies: integer("부수", { min: 1, max: 20, default: 1, unit: "부" }),
    },
  },
  staff_change_req: {
    title: "인사정보 변경요청",
    isPersonal: true,
    own: ["idx_staff"],
    index: [["staff"]],
    access: { read: closed, add: ["staff:own"] },
    fields: {
      staff: link("직원", { to: "staff", required: true, initial: "me" }),
      field: choice(
        "항목",
        {
          phone: "휴대폰",
          address: "주소",
          emergency_name: "비상연락처 이름",
          emergency_phone: "비상연락처",
          seat: "좌석",
          staff_school: "학력",
          staff_career: "경력",
          staff_cert: "자격·어학",
          staff_family: "가족사항",
        },
        { required: true },
      ),
      old_value: longText("변경 전", { max: 300, readOnly: true }),
      new_value: longText("변경 후", { required: true, max: 300 }),
      file: file("증빙"),
      status: choice(
        "상태",
        { req: "신청", ok: "승인", reject: "반려", cancel: "취소" },
        { required: true, default: "req", readOnly: true },
      ),
      reason: text("반려 사유", { max: 300, readOnly: true }),
    },
    flow: {
      field: "status",
      moves: {
        approve: { title: "승인", from: ["req"], to: "ok", by: keepers },
        reject: {
          title: "반려",
          from: ["req"],
          to: "reject",
          by: keepers,
          reason: "required",
          isDangerous: true,
        },
        cancel: { title: "취소", from: ["req"], to: "cancel", by: ["staff:own"], isRare: true, isDangerous: true },
      },
    },
  },
} as const satisfies ModuleDefinition["entities"];
