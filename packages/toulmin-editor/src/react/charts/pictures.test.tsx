// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sheetFor } from "../pictures/picture-print";
import { ClaimsOverview } from "./claims-overview";
import claimsOverview, * as overviews from "./claims-overview.stories";
import { ToulminChart } from "./toulmin-chart";
import toulminChart, * as charts from "./toulmin-chart.stories";

describe("the pictures of the stories stay as they are", () => {
  const { Whole, LoneClaim, WithoutBacking, ClaimsAsData, Dense, LongKorean, English } = charts;
  test.each(Object.entries({ Whole, LoneClaim, WithoutBacking, ClaimsAsData, Dense, LongKorean, English }))(
    "ToulminChart %s",
    async (name, { args }) => {
      const picture = pictureIn(<ToulminChart {...toulminChart.args} {...args} />);
      await expect(picture).toMatchFileSnapshot(`snapshots/toulmin-chart-${name}.svg`);
    },
  );

  const { Chained, OneClaim, Circular } = overviews;
  test.each(Object.entries({ Chained, OneClaim, Circular, English: overviews.English }))(
    "ClaimsOverview %s",
    async (name, { args }) => {
      const picture = pictureIn(<ClaimsOverview {...claimsOverview.args} {...args} />);
      await expect(picture).toMatchFileSnapshot(`snapshots/claims-overview-${name}.svg`);
    },
  );
});

/** The picture alone, a box or line in each row, as a file that shows itself in a browser. */
function pictureIn(component: React.ReactElement): string {
  const svg = /<svg class="toulmin-drawing".*?<\/svg>(?=<\/div><div class="toulmin-picture-caption")/s.exec(
    renderToStaticMarkup(component),
  )?.[0];
  if (!svg) throw new Error("no picture");
  const sheets = ["theme.css", "drawing.css"].map((name) => `<?xml-stylesheet type="text/css" href="../${name}"?>`);
  const drawn = svg
    .replace('class="toulmin-drawing"', 'xmlns="http://www.w3.org/2000/svg" class="toulmin-root toulmin-drawing"')
    .replaceAll(/<(?=path|rect|g |text)/g, "\n<");
  return `${sheets.join("\n")}\n${drawn}\n`;
}

test("a picture is printed on the smallest sheet on which it can be read", () => {
  expect(sheetFor({ width: 900, height: 500 })).toEqual({ name: "A4", orientation: "landscape" });
  expect(sheetFor({ width: 500, height: 900 })).toEqual({ name: "A4", orientation: "portrait" });
  expect(sheetFor({ width: 2600, height: 1600 })).toEqual({ name: "A3", orientation: "landscape" });
  expect(sheetFor({ width: 90_000, height: 500 })).toEqual({ name: "A0", orientation: "landscape" });
});
