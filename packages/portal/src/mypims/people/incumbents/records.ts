import type { ModuleDefinition } from "../../../define/define-module";
import { choice, date, file, flag, link, longText, month, text } from "../../../define/fields";
import { closed } from "./readers";

/** Lines that somebody asks to have changed: they are chosen among one's own. */
const asked = { own: ["idx_staff"], access: { read: closed } } as const;

/** What is kept of somebody beside their place: where they learnt and worked, what they handed in. */
export const records = {
  staff_school: {
    title: "학력",
    isPersonal: true,
    ...asked,
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      school: text("학교명", { required: true, max: 80 }),
      degree: choice(
        "학위",
        { high: "고졸", assoc: "전문학사", bach: "학사", master: "석사", doctor: "박사" },
        { required: true },
      ),
      major: text("전공", { max: 80 }),
      from_month: month("입학월"),
      to_month: month("졸업월"),
      state: choice(
        "상태",
        { grad: "졸업", in: "재학", drop: "중퇴" },
        { required: true, tones: { grad: "done", in: "running", drop: "ended" } },
      ),
    },
  },
  staff_career: {
    title: "경력",
    isPersonal: true,
    ...asked,
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      company: text("회사명", { required: true, max: 80 }),
      dept: text("부서", { max: 80 }),
      title: text("직위", { max: 60 }),
      date_from: date("입사일", { required: true }),
      date_to: date("퇴사일"),
      duty: longText("담당업무", { max: 1000 }),
      proof: file("증빙"),
    },
  },
  staff_cert: {
    title: "자격·어학",
    isPersonal: true,
    ...asked,
    reminders: {
      expiry: {
        title: "자격 만료",
        on: "expire_date",
        days: [-30],
        to: ["staff:own"],
        text: "{name} 자격이 {date}에 끝납니다({left}).",
        kind: "people",
      },
    },
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      name: text("자격명", { required: true, max: 100 }),
      issuer: text("발급기관", { max: 80 }),
      score: text("점수·등급", { max: 30 }),
      cert_no: text("번호", { max: 60 }),
      got_date: date("취득일", { required: true }),
      expire_date: date("만료일"),
      file: file("증빙"),
    },
  },
  staff_award: {
    title: "상벌",
    isPersonal: true,
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      kind: choice("구분", { award: "포상", discipline: "징계" }, { required: true }),
      title: text("내용", { required: true, max: 150 }),
      at: date("일자", { required: true }),
      memo: longText("메모", { max: 1000 }),
      file: file("증빙"),
    },
  },
  staff_family: {
    title: "가족사항",
    isPersonal: true,
    ...asked,
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      relation: choice("관계", { spouse: "배우자", child: "자녀", parent: "부모", etc: "기타" }, { required: true }),
      name: text("이름", { required: true, max: 40 }),
      birth: date("생년월일"),
      is_dependent: flag("부양", { default: false }),
    },
  },
  staff_doc: {
    title: "제출서류",
    isPersonal: true,
    fields: {
      staff: link("직원", { to: "staff", required: true }),
      kind: choice(
        "서류구분",
        {
          id: "신분증",
          bank: "통장사본",
          resident: "등본",
          degree: "졸업증명",
          career: "경력증명",
          nda: "보안서약",
          etc: "기타",
        },
        { required: true },
      ),
      file: file("파일", { required: true }),
      submitted_at: date("제출일"),
    },
  },
} as const satisfies ModuleDefinition["entities"];
