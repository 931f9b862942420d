import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { en } from "../../locales/en";
import { annotated } from "../../testing/annotated-sample";
import { manyMarks, markedDocument } from "../../testing/marked-document";
import { sampleJudgment } from "../../testing/sample";
import { StatisticsCharts } from "./statistics-charts";

const meta = {
  title: "Panels/StatisticsCharts",
  component: StatisticsCharts,
  parameters: {
    use: {
      do: [
        "Take it for how far the work is: how complete each claim is, and what is marked how often.",
        "Let each count lead by `onPick` to the list of what it counts.",
        "Keep each picture inside the table of its numbers: it is read, copied and printed as a table.",
      ],
      dont: [
        "Don't judge an argument by it; complete is not the same as good.",
        "Don't compare two people with it: that is `ComparisonTable`, which knows about places.",
        "Don't add a chart without its table.",
      ],
    },
  },
  args: { document: annotated(sampleJudgment()), onOpenNode: fn(), onPick: fn() },
  decorators: [
    (Story, { parameters }) => (
      <main
        className="toulmin-root"
        data-color-scheme={parameters.dark ? "dark" : undefined}
        style={{ width: parameters.width ?? 400, padding: 12 }}
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof StatisticsCharts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sample judgment: completeness, counts, the share of the text. */
export const Sample: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const complete = within(canvas.getByRole("table", { name: "주장별 완성도" }));
    await expect(complete.getByRole("row", { name: /^1-주장-1/ })).toHaveTextContent("D3W1B1R1RS1100%");
    await expect(complete.getByRole("row", { name: /^2-주장-1/ })).toHaveTextContent("60%");
    const issues = within(canvas.getByRole("table", { name: "쟁점별" }));
    await expect(issues.getByRole("row", { name: /쟁점 1/ })).toHaveTextContent("8");
    await userEvent.click(issues.getByRole("button", { name: "쟁점 1" }));
    await expect(args.onPick).toHaveBeenCalledWith({ issue: "1" });
    await expect(canvas.getByRole("table", { name: /^표시한 글자/ })).toHaveTextContent(/\d+\.\d%/);
  },
};

/** Nothing is marked. */
export const Empty: Story = { args: { document: markedDocument([]) } };

/** A claim alone. */
export const OneClaim: Story = { args: { document: markedDocument([{ phrase: "고의가 인정된다", ctype: "C" }]) } };

/** Five thousand marks under five hundred claims. */
export const FiveThousand: Story = {
  args: { document: manyMarks(5000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("row").length).toBeLessThan(80);
  },
};

export const Dark: Story = { parameters: { dark: true } };

export const English: Story = { args: { dictionary: en } };

/** On a phone. */
export const Narrow: Story = { parameters: { width: 328 } };
