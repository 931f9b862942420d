import { defineModule } from "../../define/define-module";
import { choice, date, integer, link, longText, text } from "../../define/fields";
import { evaluationSheet, lineBy, sheetComments, sheetScreens } from "./evaluation-sheets";

const score = { min: 1, max: 5, unit: "점" } as const;

/** What somebody promises for a cycle, beside what can be measured. */
export default defineModule({
  key: "pbc",
  title: "PBC 개인성과서약",
  entities: {
    pbc_sheet: evaluationSheet("pbc", "PBC평가서"),
    pbc_item: {
      title: "PBC서약항목",
      name: "commitment",
      index: [["sheet"]],
      fields: {
        sheet: link("평가서", { to: "pbc_sheet", required: true }),
        seq: integer("순서", { readOnly: true }),
        section: choice(
          "구분",
          { win: "성과약속", execute: "실행약속", team: "팀약속", growth: "역량개발" },
          { required: true, ...lineBy.goal },
        ),
        commitment: text("약속", { required: true, max: 200, ...lineBy.goal }),
        action_plan: longText("실행계획", { required: true, max: 1000, ...lineBy.goal }),
        measure: longText("측정기준", { required: true, max: 500, ...lineBy.goal }),
        weight: integer("가중치", { required: true, min: 5, max: 100, unit: "%", ...lineBy.goal }),
        due: date("기한", { ...lineBy.goal }),
        edu_course: link("교육과정", { to: "edu_course", ...lineBy.goal }),
        self_result: longText("자기실적", { max: 1000, ...lineBy.own }),
        self_score: integer("자기점수", { ...score, ...lineBy.own }),
        first_score: integer("1차점수", { ...score, ...lineBy.first }),
        second_score: integer("2차점수", { ...score, ...lineBy.second }),
        comment: longText("평가의견", { max: 1000, ...lineBy.says }),
      },
    },
    pbc_comment: sheetComments("pbc", "PBC평가서"),
  },
  screens: sheetScreens("PBC", "이번 평가주기의 개인성과서약을 씁니다."),
});
