import type { ScreenDefinition } from "../../../define/screens";
import { closed, keepers, readers } from "./readers";
import { changeForm } from "./requests";

const contact = ["email", "mp3code", "phone", "phone_private", "seat", "duty"] as const;
const onboarding = [
  { fields: ["title", "kind"] },
  { fields: ["category", "qty"], when: { kind: ["equip"] } },
  { fields: ["team", "handler", "due", "memo"] },
] as const;
const handover = [{ fields: ["kind", "title", "to_staff", "due", "note"] }] as const;
const personal = ["birth", "gender", "address", "emergency_name", "emergency_phone"] as const;

/** The pages of one person. */
export const personalInfo = [
  {
    path: "/mypims/personalinfolist_tab1/:idx",
    name: "myPIMS-PersonalInfoList_tab1-idx",
    title: "기본정보",
    kind: "tab-view",
    of: "staff",
    can: readers,
    ways: [{ label: "성향 카드", route: "personality-myPIMSPersonalityList", as: "staff" }],
    view: [
      {
        title: "소속",
        fields: [
          "emp_no",
          "kname",
          "ename",
          "sector",
          "office",
          "team",
          "position",
          "employ_type",
          "joinday",
          "served",
          "probation_to",
          "status",
        ],
      },
      { title: "연락처", fields: contact },
      { title: "개인", fields: personal, can: closed },
    ],
    related: [
      {
        of: "onboard_item",
        by: "staff",
        title: "입사 준비",
        columns: ["title", "kind", "team", "handler", "due", "status"],
        sort: [["due", "asc"]],
        form: onboarding,
      },
      {
        of: "onboard_item",
        by: "handler",
        title: "맡은 입사 준비",
        columns: ["staff", "title", "kind", "due", "status"],
        sort: [
          ["status", "desc"],
          ["due", "asc"],
        ],
        form: onboarding,
      },
      {
        of: "retire_handover",
        by: "staff",
        title: "인계할 것",
        columns: ["title", "kind", "to_staff", "due", "status"],
        form: handover,
      },
      {
        of: "retire_handover",
        by: "to_staff",
        title: "인수할 것",
        columns: ["title", "kind", "staff", "due", "status"],
        form: handover,
      },
      {
        of: "staff_change_req",
        title: "변경요청",
        columns: ["wdate", "field", "act", "old_value", "new_value", "status"],
        form: changeForm,
        can: closed,
      },
      {
        of: "cert_issue",
        title: "증명서",
        columns: ["issue_no", "kind", "lang", "purpose", "issued_on"],
        form: [{ fields: ["kind", "lang", "purpose", "submit_to", "copies"] }],
        can: closed,
      },
    ],
  },
  {
    path: "/mypims/personalinfolist_tab2/:idx",
    name: "myPIMS-PersonalInfoList_tab2-idx",
    title: "학력·경력·자격",
    kind: "tab-view",
    of: "staff",
    can: readers,
    view: [
      { title: "학력", fields: ["staff_school"] },
      { title: "경력", fields: ["staff_career"] },
      { title: "자격·어학", fields: ["staff_cert"] },
    ],
  },
  {
    path: "/mypims/personalinfolist_tab3/:idx",
    name: "myPIMS-PersonalInfoList_tab3-idx",
    title: "발령·상벌",
    kind: "tab-view",
    of: "staff",
    can: readers,
    view: [{ title: "상벌", fields: ["staff_award"] }],
    related: [
      {
        of: "staff_order",
        title: "발령",
        columns: ["effective_date", "kind", "from_team", "to_team", "from_position", "to_position", "status"],
        sort: [["effective_date", "desc"]],
        form: [
          {
            fields: [
              "kind",
              "leave_kind",
              "effective_date",
              "to_office",
              "to_team",
              "to_position",
              "to_employ_type",
              "others",
              "document",
              "memo",
            ],
          },
        ],
      },
      {
        of: "staff_post",
        title: "겸직",
        columns: ["office", "team", "position", "date_from", "date_to"],
        form: [{ fields: ["office", "team", "position", "duty", "date_from", "date_to", "memo"] }],
      },
      {
        of: "jr_applicant",
        by: "staff",
        title: "잡로테이션",
        columns: ["wdate", "round", "wishes", "status"],
        can: keepers,
      },
    ],
  },
  {
    path: "/mypims/personalinfolist_tab4/:idx",
    name: "myPIMS-PersonalInfoList_tab4-idx",
    title: "평가·교육·휴가",
    kind: "tab-view",
    of: "staff",
    can: readers,
    view: [{ fields: ["joinday", "served"] }],
    related: [
      {
        of: "vacation",
        by: "staff",
        title: "휴가",
        columns: ["during", "type", "days", "status"],
        sort: [["during", "desc"]],
      },
      { of: "eval_result", by: "staff", title: "평가", columns: ["title", "final_grade", "status"] },
      {
        of: "edu_record",
        by: "staff",
        title: "교육",
        columns: ["edu_date", "title", "hours", "credit", "status"],
        sort: [["edu_date", "desc"]],
      },
    ],
  },
  {
    path: "/mypims/personalinfolist_tab5/:idx",
    name: "myPIMS-PersonalInfoList_tab5-idx",
    title: "계약·급여·가족",
    kind: "tab-view",
    of: "staff",
    can: closed,
    view: [
      { fields: ["resident_no"] },
      { title: "가족사항", fields: ["staff_family"] },
      { title: "제출서류", fields: ["staff_doc"] },
    ],
    related: [
      {
        of: "staff_contract",
        title: "근로계약",
        columns: ["date_from", "date_to", "work_type", "salary_enc"],
        sort: [["date_from", "desc"]],
        form: [{ fields: ["date_from", "date_to", "work_type", "salary_enc", "file"] }],
        can: closed,
      },
      { of: "pledge", by: "staff", title: "소통서약", columns: ["round", "status", "signed_at"], can: closed },
    ],
  },
] as const satisfies readonly ScreenDefinition[];
