import type { ModuleDefinition } from "../../../define/define-module";
import { choice, date, type Field, file, integer, link, longText, number, text } from "../../../define/fields";
import type { Section } from "../../../define/sections";
import type { Sheet } from "../../../define/sheets";
import { closed, keepers } from "./readers";
import { records } from "./records";

/** A certificate of one kind in one language: what it says was so when it was issued. */
function certificate(lang: "ko" | "en", kind: string, title: string, note: string): Sheet {
  const until = kind === "employ" ? [] : ["left_on"];
  const ofCompany = lang === "ko" ? ["kname", "birth", "unit", "position"] : ["ename", "birth"];
  return {
    title,
    sections: [{ fields: ["issue_no", ...ofCompany, "joinday", ...until, "purpose", "submit_to", "issued_on"] }],
    note,
    when: { lang: [lang], kind: [kind] },
    ...(lang === "en" && { labels: english }),
  };
}

const english = {
  issue_no: "No.",
  ename: "Name",
  birth: "Date of birth",
  joinday: "Employed from",
  left_on: "Employed until",
  purpose: "Purpose",
  submit_to: "Submitted to",
  issued_on: "Date of issue",
};

/** Lines of a record that somebody may ask to have added, changed or removed, with the link to the line that there is. */
const lineLinks = {
  staff_school: "school_line",
  staff_career: "career_line",
  staff_cert: "cert_line",
  staff_family: "family_line",
} as const;
type Line = keyof typeof lineLinks;
const askedLines = Object.keys(lineLinks) as Line[];
/** What of a line a request has: all but whose it is, and its files, which stay with the request as its proof. */
type Asked<Of extends Line> = {
  [Key in keyof (typeof records)[Of]["fields"] & string as (typeof records)[Of]["fields"][Key] extends {
    kind: "link" | "file";
  }
    ? never
    : `${Of}_${Key}`]: Omit<(typeof records)[Of]["fields"][Key], "required">;
};

/** The fields of a line under names of their own, none of which has to be filled in while another line is asked for. */
function askedOf<Of extends Line>(of: Of): Asked<Of> {
  const fields = Object.entries<Field>(records[of].fields).filter(([, { kind }]) => kind !== "link" && kind !== "file");
  return Object.fromEntries(
    fields.map(([key, { required: _, ...field }]) => [`${of}_${key}`, field]),
  ) as unknown as Asked<Of>;
}

/** The line that is asked about, of one's own; what it says is what a correction begins with. */
function lineOf<const Of extends Line>(of: Of) {
  const keys = Object.keys(askedOf(of));
  const fills = Object.fromEntries(keys.map((key) => [key, key.slice(of.length + 1)]));
  return link(`대상 ${records[of].title}`, { to: of, within: { staff: "staff" }, fills });
}

const contacts = ["phone", "address", "emergency_name", "emergency_phone", "seat"] as const;
/** What a request asks for: the new value, or the line that is to be added, changed or removed. */
export const changeForm: readonly Section[] = [
  { fields: ["field"] },
  { fields: ["act"], when: { field: askedLines } },
  ...askedLines.map((of) => ({ fields: [lineLinks[of]], when: { field: [of], act: ["change", "remove"] } })),
  { fields: ["old_value"] },
  { fields: ["new_value"], when: { field: contacts } },
  ...askedLines.map((of) => ({ fields: Object.keys(askedOf(of)), when: { field: [of], act: ["add", "change"] } })),
  { fields: ["file", "reason"] },
];

/** What people ask for of their own record: certificates and changes. */
export const requests = {
  cert_issue: {
    title: "증명서 발급",
    isPersonal: true,
    ofLeavers: { kept: "what was certified is kept for ten years" },
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
      kname: text("성명", { max: 60, readOnly: true }),
      ename: text("영문성명", { max: 60, readOnly: true }),
      birth: date("생년월일", { readOnly: true }),
      unit: text("소속", { max: 150, readOnly: true }),
      position: text("직위", { max: 60, readOnly: true }),
      joinday: date("입사일", { readOnly: true }),
      left_on: date("퇴사일", { readOnly: true }),
      issued_on: date("발급일", { readOnly: true }),
    },
    sheets: {
      employ: certificate("ko", "employ", "재직증명서", "위와 같이 재직하고 있음을 증명합니다."),
      career: certificate("ko", "career", "경력증명서", "위와 같이 근무하였음을 증명합니다."),
      retire: certificate("ko", "retire", "퇴직증명서", "위와 같이 퇴직하였음을 증명합니다."),
      employEn: certificate("en", "employ", "Certificate of Employment", "This is to certify the above employment."),
      careerEn: certificate("en", "career", "Certificate of Career", "This is to certify the above career."),
      retireEn: certificate("en", "retire", "Certificate of Retirement", "This is to certify the above retirement."),
    },
  },
  staff_change_req: {
    title: "인사정보 변경요청",
    isPersonal: true,
    ofLeavers: "all",
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
      act: choice("구분", { add: "추가", change: "수정", remove: "삭제" }, { required: true, default: "add" }),
      school_line: lineOf("staff_school"),
      career_line: lineOf("staff_career"),
      cert_line: lineOf("staff_cert"),
      family_line: lineOf("staff_family"),
      old_value: longText("변경 전", { max: 1000, readOnly: true }),
      /** Of a line, what it says in words. */
      new_value: longText("변경 후", { max: 300 }),
      ...askedOf("staff_school"),
      ...askedOf("staff_career"),
      ...askedOf("staff_cert"),
      ...askedOf("staff_family"),
      file: file("증빙"),
      status: choice(
        "상태",
        { req: "신청", ok: "승인", reject: "반려", cancel: "취소" },
        {
          required: true,
          default: "req",
          readOnly: true,
          tones: { req: "running", ok: "done", reject: "refused", cancel: "ended" },
        },
      ),
      reason: text("반려 사유", { max: 300, readOnly: true }),
    },
    flow: {
      field: "status",
      moves: {
        approve: {
          title: "승인",
          from: ["req"],
          to: "ok",
          by: keepers,
          waits: { title: "결정할 인사정보 변경" },
          notifies: { to: ["staff:own"], kind: "people", text: "인사정보 변경요청이 승인되었습니다." },
        },
        reject: {
          title: "반려",
          from: ["req"],
          to: "reject",
          by: keepers,
          reason: "required",
          reasonIn: "reason",
          isDangerous: true,
          notifies: { to: ["staff:own"], kind: "people", text: "인사정보 변경요청이 반려되었습니다." },
        },
        cancel: { title: "취소", from: ["req"], to: "cancel", by: ["staff:own"], isRare: true, isDangerous: true },
      },
    },
  },
} as const satisfies ModuleDefinition["entities"];
