import { defineModule } from "../define/define-module";
import { choice, date, html, integer, link, longText, text } from "../define/fields";

/** Whom teams ask to be hired. */
export default defineModule({
  key: "recruitment",
  title: "채용",
  entities: {
    recruit_req: {
      title: "채용요청",
      isPlaced: true,
      index: [["document"]],
      fields: {
        document: link("결재문서", { to: "document", required: true }),
        team: link("요청팀", { to: "team", required: true }),
        job: text("포지션", { required: true, max: 80 }),
        headcount: integer("인원", { required: true, min: 1 }),
        employ_type: choice(
          "고용형태",
          { regular: "정규", contract: "계약", intern: "인턴", part: "파트타임", mi: "전임강사" },
          { required: true },
        ),
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
          { required: true, default: "req" },
        ),
      },
    },
  },
  screens: [],
});
