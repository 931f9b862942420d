import { expect, test } from "vitest";
import { loadModule } from "../../fields/modules";
import { scoresOf } from "./sheet-scores";

test("a perspective is scored by its lines as much as they weigh, by whoever has scored all of them", async () => {
  await loadModule("kpi");
  const lines = [
    { perspective: "grow", weight: 20, self_score: 70, first_score: 80, second_score: 90 },
    { perspective: "fin", weight: 10, self_score: "100.00", first_score: 60, second_score: null },
    { perspective: "fin", weight: 30, self_score: "60.00", first_score: 100, second_score: 100 },
  ];
  expect(scoresOf("kpi_sheet", lines).map(({ by, split, value }) => [split, by, value])).toEqual([
    ["자기점수", "학습·성장", 70],
    ["자기점수", "재무", 70],
    ["1차점수", "학습·성장", 80],
    ["1차점수", "재무", 90],
  ]);
  // whom the scores are not told of, they are not drawn for
  const untold = lines.map(({ first_score: _, ...line }) => line);
  expect(new Set(scoresOf("kpi_sheet", untold).map(({ split }) => split))).toEqual(new Set(["자기점수"]));
  expect(scoresOf("kpi_sheet", [])).toEqual([]);
});

test("a point of a promise is worth twenty", async () => {
  await loadModule("pbc");
  const line = { section: "win", weight: 40, self_score: 4, first_score: null };
  expect(scoresOf("pbc_sheet", [line])).toMatchObject([{ by: "성과약속", split: "자기점수", value: 80 }]);
});
