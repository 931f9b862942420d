import { defineModule } from "../define/define-module";
import { choice, date, flag, integer, link, text } from "../define/fields";

/** Who heads which unit, from when to when. */
export default defineModule({
  key: "head-of-team",
  title: "조직장 관리",
  entities: {
    org_head: {
      title: "조직장",
      own: ["idx_staff", "idx_writer"],
      index: [["staff"]],
      fields: {
        unit_level: choice("조직단계", { "0": "대표", "1": "본부장", "2": "팀장" }, { required: true }),
        /** The office or team; 0 for the company. */
        unit_idx: integer("조직", { required: true }),
        staff: link("조직장", { to: "staff", required: true }),
        date_from: date("시작일", { required: true }),
        date_to: date("종료일"),
        is_acting: flag("직무대행", { default: false }),
        memo: text("비고", { max: 200 }),
      },
    },
  },
  screens: [],
});
