// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Trends } from "./coaching-trends";

test("how somebody was is drawn for who is told it, and no line through one month", () => {
  const months = ["2026-03", "2026-02", "2026-01"].map((month, at) => ({ month, rate: 90 - at, condition: 4 }));
  const drawn = (given: Parameters<typeof Trends>[0]["months"]) => renderToStaticMarkup(<Trends months={given} />);
  expect(drawn(months)).toContain("최근 6개월 컨디션");
  const untold = drawn(months.map(({ month, rate }) => ({ month, rate })));
  expect(untold).toContain("최근 6개월 평균달성률");
  expect(untold).not.toContain("컨디션");
  expect(drawn([...months.slice(0, 1), { month: "2026-02", rate: null }])).not.toContain("<h2>");
});
