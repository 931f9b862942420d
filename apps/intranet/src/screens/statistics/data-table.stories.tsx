import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, within } from "storybook/test";
import { PortalFrame } from "../../testing/portal-frame";
import { MeasuresTable } from "./data-table";

const over = [
  { by: "김이든", split: "", value: 3.5, idx: 1, to: "/documents/allextrapaylist?staff=1" },
  { by: "박새봄", split: "", value: 0.25, idx: 2, to: "/documents/allextrapaylist?staff=2" },
  // of the same name, and somebody else
  { by: "김이든", split: "", value: 0, idx: 3, to: "/documents/allextrapaylist?staff=3" },
];

/** Several measures of the same records or people, side by side. */
const meta = {
  title: "Portal/Statistics/MeasuresTable",
  component: MeasuresTable,
  parameters: {
    use: {
      do: ["Take it for what is compared down and across: hours and pay of each person.", "Give each column its unit."],
      dont: [
        "Don't take it for a single measure; a chart has its table below it.",
        "Don't fill it with more than three thousand rows; the server counts no more.",
      ],
    },
  },
  decorators: (Story) => (
    <MemoryRouter>
      <PortalFrame>
        <Story />
      </PortalFrame>
    </MemoryRouter>
  ),
  args: {
    title: "사람별 추가수당",
    by: "근무자",
    columns: [
      { key: "over", title: "연장", unit: "시간", measure: { sum: "over_min" }, data: over },
      { key: "mean", title: "평균", unit: "시간", measure: { average: "minutes" }, data: over.slice(0, 1) },
    ],
  },
} satisfies Meta<typeof MeasuresTable>;
export default meta;

/** A row for each person, also where two have the same name; sums below, and a link behind each number but zero. */
export const People: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement)
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    await expect(rows).toEqual([
      ["근무자", "연장 (시간)", "평균 (시간)"],
      ["김이든", "3.5", "3.5"],
      ["박새봄", "0.25", "0"],
      ["김이든", "0", "0"],
      ["합계", "3.75", ""],
    ]);
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(3);
  },
};

/** What tells people of one name apart stands beside it. */
export const Told: StoryObj<typeof meta> = {
  args: {
    told: "사번",
    columns: [
      {
        ...{ key: "over", title: "연장", unit: "시간", measure: { sum: "over_min" } as const },
        data: over.map((datum, n) => ({ ...datum, split: `P10${n}` })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement)
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    await expect(rows).toEqual([
      ["근무자", "사번", "연장 (시간)"],
      ["김이든", "P100", "3.5"],
      ["박새봄", "P101", "0.25"],
      ["김이든", "P102", "0"],
      ["합계", "", "3.75"],
    ]);
  },
};
