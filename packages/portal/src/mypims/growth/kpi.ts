import { defineModule } from "../../define/define-module";
import { choice, decimal, files, integer, link, longText, text } from "../../define/fields";
import { evaluationSheet, lineBy, sheetComments, sheetScreens } from "./evaluation-sheets";

const band = (label: string) => decimal(label, { digits: [15, 2], ...lineBy.goal });
const score = { digits: [5, 2], min: 0, max: 100, unit: "점" } as const;

/** What somebody is measured by in a cycle, and how far they have come. */
export default defineModule({
  key: "kpi",
  title: "KPI 성과지표",
  entities: {
    kpi_sheet: evaluationSheet("kpi", "KPI평가서"),
    kpi_item: {
      title: "KPI지표",
      name: "name",
      index: [["sheet"]],
      fields: {
        sheet: link("평가서", { to: "kpi_sheet", required: true }),
        seq: integer("순서", { readOnly: true }),
        perspective: choice(
          "관점",
          { fin: "재무", cus: "고객", proc: "프로세스", grow: "학습·성장" },
          { required: true, ...lineBy.goal },
        ),
        name: text("지표명", { required: true, max: 100, ...lineBy.goal }),
        formula: longText("산식", { required: true, max: 500, ...lineBy.goal }),
        unit: choice(
          "단위",
          { krw: "원", cnt: "건", pct: "%", pt: "점", day: "일" },
          { required: true, ...lineBy.goal },
        ),
        weight: integer("가중치", { required: true, min: 5, max: 40, unit: "%", ...lineBy.goal }),
        target: decimal("목표값", { required: true, digits: [15, 2], ...lineBy.goal }),
        dir: choice("방향", { up: "높을수록", down: "낮을수록" }, { required: true, default: "up", ...lineBy.goal }),
        band_s: band("S구간"),
        band_a: band("A구간"),
        band_b: band("B구간"),
        band_c: band("C구간"),
        mid_result: decimal("중간실적", { digits: [15, 2], ...lineBy.midterm }),
        result: decimal("최종실적", { digits: [15, 2], ...lineBy.own }),
        self_score: decimal("자기점수", { ...score, readOnly: true }),
        first_score: decimal("1차점수", { ...score, ...lineBy.first }),
        second_score: decimal("2차점수", { ...score, ...lineBy.second }),
        self_comment: longText("자기의견", { max: 1000, ...lineBy.own }),
        evaluator_comment: longText("평가의견", { max: 1000, ...lineBy.says }),
        files: files("증빙", { ...lineBy.own }),
      },
    },
    kpi_comment: sheetComments("kpi", "KPI평가서"),
  },
  screens: sheetScreens("KPI", "이번 평가주기의 KPI 목표를 세웁니다."),
});
