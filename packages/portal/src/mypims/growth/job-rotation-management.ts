import { z } from "zod";
import { defineModule } from "../../define/define-module";
import { count } from "../../define/derived";
import { choice, date, file, flag, html, json, link, longText, office, team, text, year } from "../../define/fields";
import { pictureTypes } from "../../text/pictures";

const keepers = ["pd_auth:all"] as const;
const wish = z.object({ title: z.string(), memo: z.string() });

/** The yearly wishes for another task or another team. They are confidential: the people team alone reads them. */
export default defineModule({
  key: "job-rotation-management",
  title: "잡로테이션 관리",
  entities: {
    jobrotation: {
      title: "잡로테이션회차",
      isKeptWhileLinked: true,
      ordered: [["sdate", "edate"]],
      fields: {
        year: year("연도", { required: true, unique: true }),
        sdate: date("작성시작", { required: true }),
        edate: date("작성마감", { required: true }),
        is_open: flag("운영", { default: false }),
        notice: html("안내문"),
        sample_image: file("작성 예시", { accept: pictureTypes.join(","), hint: "비우면 정해진 예시를 보여 줍니다." }),
      },
    },
    jr_applicant: {
      title: "잡로테이션신청",
      isPersonal: true,
      ofLeavers: { kept: "results of units were counted by it" },
      own: ["idx_staff", "idx_writer"],
      hasOrgUnit: true,
      unique: [["round", "staff"]],
      access: { change: keepers },
      derived: { orders: count("발령", "staff_order", { where: { status: ["draft", "plan", "done"] }, unit: "건" }) },
      flow: {
        field: "status",
        moves: {
          review: {
            title: "검토",
            from: ["submit"],
            to: "review",
            by: keepers,
            isBulk: true,
            waits: { title: "검토할 잡로테이션 신청" },
          },
          /** A draft of an order to the team that is wished first. */
          order: { title: "발령안 만들기", from: ["submit", "review"], to: "review", by: keepers, isBulk: true },
          accept: {
            title: "반영",
            from: ["submit", "review"],
            to: "accept",
            by: keepers,
            reason: "optional",
          },
          reject: { title: "미반영", from: ["submit", "review"], to: "reject", by: keepers, isBulk: true },
        },
      },
      fields: {
        round: link("회차", { to: "jobrotation", required: true }),
        staff: link("신청자", { to: "staff", required: true }),
        /** Three wishes for another task, in order. */
        rotation_1: json("직무순환", z.array(wish), { required: true }),
        /** Three wishes for another team, in order; 0 is any office or team. */
        rotation_2: json("조직순환", z.array(wish.extend({ idx_office: z.number(), idx_team: z.number() })), {
          required: true,
        }),
        status: choice(
          "상태",
          { submit: "제출", review: "검토중", accept: "반영", reject: "미반영" },
          {
            required: true,
            default: "submit",
            tones: { submit: "running", review: "running", accept: "done", reject: "waiting" },
          },
        ),
        /** The first of each, by which lists and the matrix go. */
        first_task: text("직무 1지망", { max: 50, readOnly: true }),
        first_team: text("조직 1지망", { max: 50, readOnly: true }),
        wished_office: office("희망 본부", { readOnly: true }),
        wished_team: team("희망 팀", { readOnly: true }),
        /** The six wishes in words, as pages and files show them. */
        wishes: longText("희망", { readOnly: true }),
        hr_note: text("HR메모", { max: 1000 }),
      },
    },
  },
  screens: [
    {
      path: "/mypims/jobrotationmanagementlist",
      name: "myPIMS-JobRotationManagementList",
      guide: {
        label: "잡로테이션 관리",
        about: "직무와 조직을 바꾸고 싶은 사람의 신청을 봅니다.",
        words: "직무 이동 순환 희망 부서 전환",
      },
      title: "잡로테이션 관리",
      kind: "list",
      of: "jr_applicant",
      can: keepers,
      columns: [
        "wdate",
        "staff",
        "office",
        "team",
        "staff.position",
        "staff.joinday",
        "first_task",
        "first_team",
        "status",
      ],
      moreColumns: ["round", "wished_office", "wished_team", "orders"],
      titles: { "staff.position": "직책", "staff.joinday": "입사일", wdate: "제출일" },
      leads: "staff",
      ways: [
        { label: "이동 매트릭스", route: "myPIMS-JobRotationMatrix" },
        { label: "회차", route: "myPIMS-JobRotationRounds" },
      ],
      search: ["staff"],
      filters: ["round", "office", "team", "wished_office", "wished_team", "status"],
      drawer: {
        view: [{ fields: ["staff", "office", "team", "wdate", "wishes", "status", "hr_note"] }],
        related: [
          {
            of: "staff_order",
            title: "발령",
            columns: ["order_no", "effective_date", "to_office", "to_team", "status"],
            form: [{ fields: ["order_no", "kind", "effective_date", "to_office", "to_team", "to_position", "memo"] }],
          },
        ],
        form: [{ fields: ["hr_note"] }],
        change: keepers,
      },
    },
    {
      path: "/mypims/jobrotationmatrix",
      name: "myPIMS-JobRotationMatrix",
      guide: {
        label: "잡로테이션 이동 매트릭스",
        about: "어느 본부에서 어느 본부로 옮기고 싶어 하는지 봅니다.",
        words: "직무 이동 순환 희망 본부 통계 현황",
      },
      title: "이동 매트릭스",
      kind: "statistics",
      of: "jr_applicant",
      can: keepers,
      filters: ["round", "status"],
      ways: [{ label: "신청 목록", route: "myPIMS-JobRotationManagementList" }],
      charts: [
        {
          key: "moves",
          title: "현 본부 × 희망 본부",
          chart: "heat",
          by: "office",
          split: "wished_office",
          measure: "count",
          unit: "명",
        },
      ],
    },
    {
      path: "/mypims/jobrotationrounds",
      name: "myPIMS-JobRotationRounds",
      guide: {
        label: "잡로테이션 회차",
        about: "신청을 받는 기간과 안내문을 정합니다.",
        words: "직무 이동 순환 신청 기간 열기",
      },
      title: "잡로테이션 회차",
      kind: "settings",
      of: "jobrotation",
      can: keepers,
      columns: ["year", "sdate", "edate", "is_open"],
      form: [{ fields: ["year", "sdate", "edate", "is_open", "notice", "sample_image"] }],
    },
  ],
});
