import { z } from "zod";
import { defineModule } from "../define/define-module";
import {
  choice,
  date,
  dateTime,
  decimal,
  files,
  flag,
  html,
  integer,
  json,
  link,
  longText,
  money,
  text,
} from "../define/fields";

/** What staff have learnt, and how much of it a year asks of them. */
export default defineModule({
  key: "education",
  title: "교육",
  entities: {
    edu_course: {
      title: "교육과정",
      name: "title",
      access: { read: ["staff:all"] },
      index: [["start_at"]],
      fields: {
        title: text("교육명", { required: true, max: 100 }),
        category: choice(
          "구분",
          {
            job: "직무",
            lead: "리더십",
            lang: "어학",
            legal: "법정의무",
            read: "독서",
            onboard: "온보딩",
            ext: "외부교육",
          },
          { required: true },
        ),
        method: choice(
          "방법",
          { class: "집합", online: "온라인", outsource: "위탁", self: "자율" },
          { required: true },
        ),
        provider: text("교육기관", { max: 80 }),
        instructor: text("강사", { max: 60 }),
        place: text("장소", { max: 100 }),
        start_at: dateTime("시작일시", { required: true }),
        end_at: dateTime("종료일시", { required: true }),
        hours: decimal("교육시간", { digits: [5, 1], required: true }),
        credit: decimal("학점", { digits: [4, 1], required: true }),
        capacity: integer("정원", { min: 1 }),
        apply_from: date("신청시작"),
        apply_to: date("신청마감"),
        target: json("대상", z.record(z.string(), z.array(z.number().int()))),
        cost: money("1인비용", { min: 0 }),
        is_mandatory: flag("필수교육", { default: false }),
        pass_rule: longText("이수기준"),
        body: html("내용"),
        files: files("첨부"),
        status: choice(
          "상태",
          { plan: "예정", open: "모집중", run: "진행", done: "종료", cancel: "취소" },
          { required: true, default: "plan" },
        ),
      },
    },
    edu_record: {
      title: "교육이력",
      isPersonal: true,
      own: ["idx_staff", "idx_writer"],
      isPlaced: true,
      index: [["staff", "edu_date"], ["course"]],
      fields: {
        /** None where somebody learns by themselves or elsewhere. */
        course: link("과정", { to: "edu_course" }),
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
