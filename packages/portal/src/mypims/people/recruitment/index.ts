import { defineModule } from "../../../define/define-module";
import { lettersBelow, templates } from "../hiring-letters";
import { applicants } from "./applicants";
import { interviews } from "./interviews";
import { requests } from "./requests";
import { keepers, marks } from "./shared";

const marksColumns = ["interviewer", "skill", "attitude", "fit", "score", "decision", "status"] as const;

/** Whom teams ask to be hired. */
export default defineModule({
  key: "recruitment",
  title: "채용",
  entities: {
    ...requests,
    ...applicants,
    ...interviews,
  },
  screens: [
    {
      path: "/mypims/recruitlist",
      name: "myPIMS-RecruitList",
      guide: {
        label: "채용",
        about: "채용 요청과 지원자, 면접을 관리합니다.",
        words: "채용 지원자 면접 이력서 공고 충원 입사확정",
      },
      title: "채용",
      kind: "list",
      of: "recruit_req",
      can: keepers,
      columns: ["job", "team", "headcount", "applied", "hired", "need_by", "left", "hr_owner", "status"],
      leads: "job",
      search: ["job", "skills"],
      filters: ["office", "team", "status", "need_by", "hr_owner"],
      sort: [["need_by", "desc"]],
      drawer: {
        view: [
          {
            fields: [
              "job",
              "team",
              "headcount",
              "employ_type",
              "reason",
              "need_by",
              "salary_band",
              "hr_owner",
              "posting_url",
              "document",
              "status",
            ],
          },
          { title: "직무기술", fields: ["jd", "skills"] },
        ],
        related: [
          { of: "applicant", title: "지원자", columns: ["name", "source", "stage", "applied_at", "keep_until"] },
        ],
        form: [
          {
            fields: ["team", "job", "headcount", "employ_type", "reason", "need_by", "hr_owner"],
          },
          { title: "직무기술", fields: ["jd", "skills"] },
          { isRare: true, fields: ["salary_band", "posting_url"] },
        ],
        add: keepers,
        change: keepers,
      },
      lists: [
        {
          key: "applicants",
          title: "지원자",
          of: "applicant",
          can: keepers,
          columns: ["name", "req", "source", "stage", "met", "score", "applied_at", "keep_until"],
          leads: "name",
          search: ["name"],
          filters: ["req", "req.office", "req.team", "stage", "source", "applied_at", "req.hr_owner"],
          layouts: ["table", "board"],
          import: ["name", "email", "phone", "source", "recommender", "consent_at", "applied_at"],
          importNeeds: ["consent_at"],
          importInto: "req",
          drawer: {
            view: [
              {
                fields: [
                  "name",
                  "req",
                  "email",
                  "phone",
                  "source",
                  "recommender",
                  "resume",
                  "consent_at",
                  "applied_at",
                  "stage",
                  "met",
                  "score",
                  "drop_reason",
                  "join_date",
                  "staff",
                  "keep_until",
                ],
              },
            ],
            ways: [
              {
                label: "입사자 등록",
                route: "myPIMS-EmployeeAdd",
                as: "applicant",
                when: { stage: ["hired"] },
                isNext: true,
              },
            ],
            related: [
              { of: "interview", title: "면접", columns: ["round", "during", "place", "interviewers", "status"] },
              { of: "interview_eval", by: "applicant", title: "평가", columns: marksColumns, form: marks },
              lettersBelow,
            ],
            form: [
              {
                fields: [
                  "req",
                  "name",
                  "email",
                  "phone",
                  "source",
                  "recommender",
                  "resume",
                  "consent_at",
                  "applied_at",
                  "join_date",
                ],
              },
            ],
            add: keepers,
            change: keepers,
          },
        },
        {
          key: "interviews",
          title: "면접 일정",
          of: "interview",
          can: keepers,
          columns: ["during", "applicant", "job", "round", "classroom", "place", "interviewers", "marked", "status"],
          leads: "applicant",
          filters: ["during", "applicant", "applicant.req", "round", "status"],
          sort: [["during", "desc"]],
          drawer: {
            view: [
              {
                fields: [
                  "applicant",
                  "job",
                  "round",
                  "during",
                  "classroom",
                  "place",
                  "online_url",
                  "interviewers",
                  "status",
                  "applicant.resume",
                ],
              },
              { title: "질문지", fields: ["guide"] },
              { title: "인사팀", fields: ["result", "comment"], can: keepers },
            ],
            related: [{ of: "interview_eval", by: "interview", title: "평가", columns: marksColumns, form: marks }],
            outside: { path: "/main?interview=:idx", can: ["staff:party"] },
            form: [
              { fields: ["applicant", "round", "interviewers", "classroom", "during", "place", "online_url", "guide"] },
              { title: "인사팀", fields: ["result", "comment"] },
            ],
            add: keepers,
            change: keepers,
          },
        },
        templates,
      ],
    },
  ],
});
