import { defineModule } from "../define/define-module";
import { choice, date, files, html, integer, link, text } from "../define/fields";

/** The leadership course: a round a year, and who applies for it. */
export default defineModule({
  key: "leadership",
  title: "리더십 과정",
  entities: {
    leadership_round: {
      title: "리더십과정",
      fields: {
        title: text("과정명", { required: true, max: 100 }),
        year: integer("연도", { required: true, min: 2000, max: 2100 }),
        body: html("안내"),
        apply_from: date("신청시작", { required: true }),
        apply_to: date("신청마감", { required: true }),
        capacity: integer("정원", { min: 1 }),
      },
    },
    leadership_apply: {
      title: "리더십신청",
      isPersonal: true,
      ofLeavers: { fields: ["motive", "career", "files"] },
      own: ["idx_staff", "idx_writer"],
      hasOrgUnit: true,
      unique: [["round", "staff"]],
      access: { read: ["staff:own", "pd_auth:all"] },
      fields: {
        round: link("과정", { to: "leadership_round", required: true }),
        staff: link("신청자", { to: "staff", required: true }),
        motive: text("지원동기", { required: true, max: 1000 }),
        career: text("경력요약", { max: 1000 }),
        recommender: link("추천인", { to: "staff" }),
        files: files("첨부", { max: 5 }),
        status: choice(
          "상태",
          { req: "신청", pass: "선발", fail: "미선발", cancel: "취소" },
          { required: true, default: "req", tones: { req: "running", pass: "done", fail: "refused", cancel: "ended" } },
        ),
      },
    },
  },
  screens: [
    {
      path: "/leadership",
      name: "leadership",
      guide: { label: "리더십 과정", about: "리더십 과정을 안내합니다.", words: "교육" },
      kind: "landing",
      can: ["staff"],
    },
    {
      path: "/leadership_apply",
      name: "leadership_apply",
      guide: { label: "리더십 과정 신청", about: "리더십 과정을 신청합니다.", words: "교육 신청" },
      kind: "add",
      can: ["staff:own", "pd_auth:all"],
    },
  ],
});
