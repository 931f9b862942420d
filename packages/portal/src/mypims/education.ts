import { defineModule } from "../define/define-module";
import { choice, date, decimal, html, integer, link, text } from "../define/fields";

/** What staff have learnt, and how much of it a year asks of them. */
export default defineModule({
  key: "education",
  title: "교육",
  entities: {
    edu_record: {
      title: "교육이력",
      own: ["idx_staff"],
      isPlaced: true,
      index: [["staff", "edu_date"]],
      fields: {
        staff: link("직원", { to: "staff", required: true }),
        title: text("교육명", { required: true, max: 100 }),
        edu_date: date("교육일", { required: true }),
        hours: decimal("시간", { digits: [5, 1], required: true }),
        credit: decimal("학점", { digits: [4, 1], required: true }),
        score: decimal("점수", { digits: [5, 1] }),
        report: html("학습보고"),
        status: choice(
          "상태",
          { apply: "신청", approved: "승인", run: "수강중", pass: "이수", fail: "미이수", cancel: "취소" },
          { required: true, default: "apply" },
        ),
      },
    },
    edu_goal: {
      title: "교육목표",
      unique: [["year", "position"]],
      fields: {
        year: integer("연도", { required: true }),
        /** The position that the goal is for; none for everyone else. */
        position: link("직책", { to: "position" }),
        hours: decimal("목표시간", { digits: [5, 1], required: true, default: 120 }),
        credit: decimal("목표학점", { digits: [5, 1] }),
      },
    },
  },
  screens: [],
});
