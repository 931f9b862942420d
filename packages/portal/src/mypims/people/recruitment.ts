import { computedFrom } from "../../define/computed";
import { defineModule } from "../../define/define-module";
import { average, count, daysUntil, last } from "../../define/derived";
import {
  choice,
  date,
  dateTime,
  decimal,
  file,
  html,
  integer,
  link,
  longText,
  period,
  staff,
  staffList,
  text,
} from "../../define/fields";
import { employTypes } from "./employ-types";
import { letters, lettersBelow, templates } from "./hiring-letters";

const keepers = ["pd_auth:all"] as const;
/** Who interviews reads the applicant by their marks' sheet, and nothing by which one is reached or paid. */
const interviewersBy = <const Link extends string>(link: Link) =>
  ({ column: "idx_interviewer", holds: "staff", below: { entity: "interview_eval", link }, readsOnly: true }) as const;
const backwards = { isRare: true, by: keepers, reason: "required" } as const;
const points = { min: 1, max: 5, unit: "점" } as const;
const asked = {
  skill: integer("직무역량", points),
  attitude: integer("태도", points),
  fit: integer("조직적합", points),
};
const judged = ["skill", "attitude", "fit", "decision", "comment"] as const;
const marks = [
  { fields: ["interviewer", "starts_at", "status", "submitted_at"] },
  { title: "평가", fields: ["skill", "attitude", "fit", "score", "decision", "comment"] },
] as const;
const marksColumns = ["interviewer", "skill", "attitude", "fit", "score", "decision", "status"] as const;

/** Whom teams ask to be hired. */
export default defineModule({
  key: "recruitment",
  title: "채용",
  entities: {
    recruit_req: {
      title: "채용요청",
      isPlaced: true,
      name: "job",
      index: [["document"]],
      holds: { by: ["hr_owner"], while: { status: ["req", "ok", "open", "hold"] }, as: "etc", keepsPlace: true },
      derived: {
        applied: count("지원", "applicant", { unit: "명" }),
        hired: count("확정", "applicant", { where: { stage: "hired" }, unit: "명" }),
        left: daysUntil("남은 날", "need_by", { where: { status: ["req", "ok", "open", "hold"] } }),
      },
      access: { change: keepers },
      reminders: {
        need: {
          title: "채용 희망일",
          on: "need_by",
          days: [-14],
          to: keepers,
          when: { status: ["ok", "open"] },
          text: "{name} 채용 희망일이 {date}입니다({left}).",
          kind: "recruit",
        },
      },
      flow: {
        field: "status",
        moves: {
          open: {
            title: "공고 시작",
            from: ["ok", "hold"],
            to: "open",
            by: keepers,
            fields: ["hr_owner", "posting_url"],
          },
          hold: { title: "보류", from: ["ok", "open"], to: "hold", isRare: true, by: keepers, reason: "optional" },
          close: { title: "충원완료", from: ["open"], to: "close", by: keepers },
        },
      },
      fields: {
        document: link("결재문서", { to: "document" }),
        team: link("요청팀", { to: "team", required: true }),
        job: text("포지션", { required: true, max: 80 }),
        headcount: integer("인원", { required: true, min: 1 }),
        employ_type: choice("고용형태", employTypes, { required: true }),
        reason: choice("사유", { fill: "충원", add: "증원", new: "신규" }, { required: true }),
        jd: html("직무기술", { required: true }),
        skills: longText("요구역량"),
        salary_band: text("처우범위", { max: 60 }),
        need_by: date("희망입사일", { required: true }),
        hr_owner: link("채용담당", { to: "staff" }),
        posting_url: text("공고주소", { max: 300 }),
        status: choice(
          "상태",
          { req: "요청", ok: "승인", open: "공고중", close: "충원완료", hold: "보류", reject: "반려" },
          {
            required: true,
            default: "req",
            tones: {
              req: "running",
              ok: "done",
              open: "running",
              close: "finished",
              hold: "waiting",
              reject: "refused",
            },
          },
        ),
      },
    },
    applicant: {
      title: "지원자",
      isPersonal: true,
      name: "name",
      alike: ["email", "phone"],
      alikeWithin: ["req"],
      index: [["req", "stage"]],
      party: [interviewersBy("idx_applicant")],
      purge: {
        after: { days: 1, from: "keep_until" },
        fields: ["name", "email", "phone", "resume", "drop_reason"],
      },
      access: { read: ["staff:party", ...keepers], add: keepers, change: keepers, remove: keepers },
      reminders: {
        fresh: {
          title: "새 지원자",
          on: "applied_at",
          days: [1],
          to: keepers,
          when: { stage: ["recv"] },
          together: "req",
          text: "{date}에 접수된 지원자가 있습니다.",
          kind: "recruit",
        },
      },
      derived: {
        met: last("면접일", "interview_eval.starts_at"),
        score: average("평균점수", "interview_eval.score", { by: "applicant", where: { status: "done" }, unit: "점" }),
      },
      fields: {
        req: link("채용요청", { to: "recruit_req", required: true }),
        name: text("이름", { required: true, max: 40 }),
        email: text("이메일", { max: 120, format: "email", read: keepers }),
        phone: text("연락처", { max: 20, format: "phone", read: keepers }),
        source: choice(
          "지원경로",
          { site: "채용사이트", refer: "추천", hunt: "헤드헌팅", etc: "기타" },
          { required: true, read: keepers },
        ),
        recommender: staff("추천인", { read: keepers }),
        resume: file("이력서", { maxBytes: 10 * 1024 * 1024 }),
        consent_at: dateTime("개인정보 동의일시", { read: keepers }),
        applied_at: date("지원일", { required: true, initial: "today" }),
        stage: choice(
          "단계",
          {
            recv: "접수",
            doc: "서류",
            first: "1차면접",
            second: "2차면접",
            offer: "처우협의",
            hired: "입사확정",
            drop: "탈락",
            giveup: "포기",
          },
          {
            required: true,
            default: "recv",
            readOnly: true,
            read: keepers,
            tones: {
              recv: "running",
              doc: "waiting",
              first: "running",
              second: "running",
              offer: "running",
              hired: "done",
              drop: "refused",
              giveup: "ended",
            },
          },
        ),
        drop_reason: text("탈락사유", { max: 200, readOnly: true, read: keepers }),
        join_date: date("입사예정일", { read: keepers }),
        staff: link("등록직원", { to: "staff", readOnly: true, read: keepers }),
        keep_until: date("보관기한", { readOnly: true, read: keepers }),
      },
      flow: {
        field: "stage",
        moves: {
          doc: { title: "서류 통과", from: ["recv"], to: "doc", by: keepers, isBulk: true },
          first: { title: "1차면접", from: ["doc"], to: "first", by: keepers, isBulk: true },
          second: { title: "2차면접", from: ["first"], to: "second", by: keepers, isBulk: true },
          offer: { title: "처우 제안", from: ["first", "second"], to: "offer", by: keepers },
          hire: {
            title: "입사확정",
            from: ["offer"],
            to: "hired",
            by: keepers,
            fields: ["join_date"],
            requires: ["join_date"],
          },
          back: { title: "서류로 되돌리기", from: ["first", "second", "offer"], to: "doc", ...backwards },
          backToFirst: { title: "1차면접으로 되돌리기", from: ["second", "offer"], to: "first", ...backwards },
          backToSecond: { title: "2차면접으로 되돌리기", from: ["offer"], to: "second", ...backwards },
          drop: {
            title: "탈락",
            from: ["recv", "doc", "first", "second", "offer"],
            to: "drop",
            by: keepers,
            reason: "required",
            reasonIn: "drop_reason",
            isDangerous: true,
            isBulk: true,
          },
          giveUp: {
            title: "포기",
            from: ["recv", "doc", "first", "second", "offer", "hired"],
            to: "giveup",
            by: keepers,
            reason: "optional",
            isDangerous: true,
          },
        },
      },
    },
    interview: {
      title: "면접",
      isPersonal: true,
      name: "job",
      party: [interviewersBy("idx_interview")],
      index: [["applicant"]],
      occupies: {
        during: "during",
        people: ["interviewers"],
        while: { status: ["plan"] },
        room: "classroom",
        booking: "booking",
        tells: "free",
      },
      purge: { after: { days: 1, from: "applicant.keep_until" }, fields: ["guide", "comment"] },
      derived: {
        marked: count("제출", "interview_eval", {
          by: "interview",
          where: { status: "done" },
          isWhole: true,
          unit: "건",
        }),
      },
      reminders: {
        tomorrow: {
          title: "면접",
          on: "during",
          days: [-1],
          to: [interviewersBy("idx_interview")],
          when: { status: ["plan"] },
          text: "{name} 면접이 {date}에 있습니다. 이력서와 질문지를 확인하세요.",
          kind: "recruit",
        },
      },
      flow: {
        field: "status",
        moves: {
          finish: { title: "완료", from: ["plan"], to: "done", by: keepers },
          miss: {
            title: "불참",
            from: ["plan"],
            to: "noshow",
            isRare: true,
            by: keepers,
            reason: "optional",
            isDangerous: true,
          },
          cancel: {
            title: "면접 취소",
            from: ["plan"],
            to: "cancel",
            by: keepers,
            reason: "required",
            isDangerous: true,
          },
        },
      },
      fields: {
        applicant: link("지원자", { to: "applicant", required: true }),
        /** As it was called when the interview was arranged: whoever interviews does not read what was asked for. */
        job: text("포지션", { max: 80, readOnly: true }),
        round: choice(
          "차수",
          { first: "1차", second: "2차", task: "과제·시연", exec: "임원" },
          { required: true, default: "first" },
        ),
        during: period("일시", { required: true }),
        classroom: link("면접실", { to: "classroom", hint: "고르면 같은 시간에 강의실도 예약합니다." }),
        /** The booking of that room. */
        booking: link("강의실예약", { to: "booking", readOnly: true }),
        place: text("장소", { max: 150 }),
        online_url: text("화상주소", { max: 300 }),
        interviewers: staffList("면접관"),
        guide: longText("질문지", { max: 4000 }),
        /** What the people team made of all marks. */
        result: choice(
          "결과",
          { plan: "미정", pass: "합격", hold: "보류", fail: "불합격" },
          { required: true, default: "plan", read: keepers },
        ),
        comment: longText("인사팀 메모", { max: 2000, read: keepers }),
        status: choice(
          "상태",
          { plan: "예정", done: "완료", cancel: "취소", noshow: "불참" },
          {
            required: true,
            default: "plan",
            readOnly: true,
            tones: { plan: "waiting", done: "finished", cancel: "ended", noshow: "refused" },
          },
        ),
      },
    },
    interview_eval: {
      title: "면접 평가",
      isPersonal: true,
      own: ["idx_interviewer"],
      party: [
        {
          column: "idx_interviewer",
          holds: "staff",
          through: { entity: "interview", link: "idx_interview" },
          below: { entity: "interview_eval", link: "idx_interview" },
          readsOnly: true,
        },
      ],
      unique: [["interview", "interviewer"]],
      index: [["applicant"], ["interviewer"]],
      purge: { after: { days: 1, from: "applicant.keep_until" }, fields: ["comment"] },
      access: { read: ["staff:own", "staff:party", ...keepers] },
      reminders: {
        missing: {
          title: "면접 평가",
          on: "starts_at",
          days: [1, 3],
          to: ["staff:own"],
          when: { status: ["open"], "interview.status": ["plan", "done"] },
          text: "{date} 면접의 평가를 제출하세요. 면접이 시작된 지 3일이 지나면 닫힙니다.",
          kind: "recruit",
        },
      },
      flow: {
        field: "status",
        moves: {
          submit: {
            title: "평가 제출",
            from: ["open"],
            to: "done",
            by: ["staff:own"],
            fields: judged,
            requires: judged,
            sets: { submitted_at: "now" },
          },
          correct: {
            title: "평가 고치기",
            from: ["done"],
            to: "done",
            by: ["staff:own"],
            fields: judged,
            requires: judged,
          },
        },
      },
      sheets: {
        marks: {
          title: "면접 평가표",
          sections: [
            { fields: ["applicant", "interview", "interview.round", "starts_at", "interviewer", "submitted_at"] },
            { title: "평가", fields: ["skill", "attitude", "fit", "score", "decision", "comment"] },
          ],
          in: ["done"],
        },
      },
      fields: {
        interview: link("면접", { to: "interview", required: true, readOnly: true }),
        applicant: link("지원자", { to: "applicant", required: true, readOnly: true }),
        interviewer: staff("면접관", { required: true, readOnly: true }),
        starts_at: dateTime("면접 시작", { required: true, readOnly: true }),
        ...asked,
        score: decimal("평균", {
          digits: [2, 1],
          unit: "점",
          computed: computedFrom(
            asked,
            ({ skill, attitude, fit }) => Math.round(((skill + attitude + fit) / 3) * 10) / 10,
          ),
        }),
        decision: choice("판정", { pass: "합격", hold: "보류", fail: "불합격" }),
        comment: longText("평가의견", { max: 2000 }),
        submitted_at: dateTime("제출일시", { readOnly: true }),
        /** Whoever interviewed reads the applicant until then; nothing while the stage goes on. */
        open_until: date("열람기한", { readOnly: true, read: keepers }),
        status: choice(
          "상태",
          { open: "작성 전", done: "제출" },
          { required: true, default: "open", readOnly: true, tones: { open: "waiting", done: "running" } },
        ),
      },
    },
    ...letters,
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
