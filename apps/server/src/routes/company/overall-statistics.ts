import { exportOverallStatistics, getOverallStatistics } from "@portal/definition/contract";
import { type Sheet, serveSheet } from "../../crud/tables/serve-sheet";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { overallStatistics } from "../../people/overall-statistics";

interface Figure {
  readonly block: string;
  readonly name: string;
  readonly column: string;
  readonly value: number | null;
}

const columns: Sheet<Figure> = [
  ["통계", ({ block }) => block],
  ["항목", ({ name }) => name],
  ["구분", ({ column }) => column],
  ["값", ({ value }) => value],
];

/** Figures of the people who work here. */
export const overallStatisticsRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getOverallStatistics, (asked, { person }) => overallStatistics(db, asked, person, now()));
  const form = { title: "인원 종합 통계", columns };
  serveSheet(app, services, exportOverallStatistics, form, async (asked, { person }) => {
    const { blocks } = await overallStatistics(db, asked, person, now());
    const wanted = blocks.filter(({ key }) => asked.block === "" || key === asked.block);
    return {
      list: wanted.flatMap(({ title, unit, columns: heads, rows }) =>
        rows.flatMap(({ name, values }) =>
          values.map((value, at) => ({ block: `${title} (${unit})`, name, column: heads[at] ?? "", value })),
        ),
      ),
    };
  });
};
