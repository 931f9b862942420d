import { z } from "zod";
import { defineModule } from "../define/define-module";
import { choice, date, flag, html, integer, json, link, text } from "../define/fields";

const wish = z.object({ title: z.string(), memo: z.string() });

/** The yearly wishes for another task or another team. They are confidential: the people team alone reads them. */
export default defineModule({
  key: "job-rotation-management",
  title: "잡로테이션 관리",
  entities: {
    jobrotation: {
      title: "잡로테이션회차",
      fields: {
        year: integer("연도", { required: true, unique: true }),
        sdate: date("작성시작", { required: true }),
        edate: date("작성마감", { required: true }),
        is_open: flag("운영", { default: false }),
        notice: html("안내문"),
      },
    },
    jr_applicant: {
      title: "잡로테이션신청",
      isPersonal: true,
      own: ["idx_staff", "idx_writer"],
      isPlaced: true,
      unique: [["round", "staff"]],
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
          { required: true, default: "submit" },
        ),
        hr_note: text("HR메모"),
      },
    },
  },
  screens: [],
});
