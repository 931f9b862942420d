import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { edit } from "../../core/commands/edit";
import { isRefused, type Refused } from "../../core/commands/refusal";
import { remove } from "../../core/commands/remove";
import type { ToulminDocument } from "../../core/document";
import { en } from "../../locales/en";
import { annotated } from "../../testing/annotated-sample";
import { judgmentOf } from "../../testing/judgment-of";
import { manyMarks } from "../../testing/marked-document";
import { sampleJudgment } from "../../testing/sample";
import { ComparisonTable } from "./comparison-table";

const mine = annotated(sampleJudgment());
/** What another annotator made of it: one mark is missing, one tells of another issue. */
const theirs = done(edit(done(remove(mine, "node4")), "node2", { issue: "3", keyword: "흉기", target: "victim" }));

const meta = {
  title: "Panels/ComparisonTable",
  component: ComparisonTable,
  parameters: {
    use: {
      do: [
        "Take it for two annotations of the same judgment: how far they agree, and each difference.",
        "Give `onOpen` so that a difference leads to its place, `onTake` where the other's mark may be taken.",
        "Show all three measures: two people may agree on words and not on where they end.",
      ],
      dont: [
        "Don't compare documents with different texts; it says where they part and shows nothing else.",
        "Don't call one of the two right: `나` and `상대` are two readings.",
        "Don't leave its rows unbounded: give it a height, and it draws the rows in sight.",
      ],
    },
  },
  args: { first: mine, second: theirs, onOpen: fn(), onTake: fn() },
  decorators: [
    (Story, { parameters }) => (
      <main
        className="toulmin-root"
        data-color-scheme={parameters.dark ? "dark" : undefined}
        style={{
          width: parameters.width ?? "100%",
          height: 640,
          padding: 12,
          boxSizing: "border-box",
          display: "grid",
        }}
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two annotators: figures by element, and the differences, each of which can be gone to. */
export const Differing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const agreement = within(canvas.getByRole("table", { name: "일치도" }));
    await expect(agreement.getByRole("row", { name: /^전체/ })).toHaveTextContent("전체1312120.96");
    await expect(agreement.getByRole("row", { name: /^주장/ })).toHaveTextContent("주장2221.001.001.00");
    await userEvent.click(canvas.getByRole("button", { name: "나만 표시" }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ node: "node4" }));
    const attributes = canvas.getByRole("row", { name: /^속성/ });
    await expect(attributes).toHaveTextContent("행위자, 핵심어, 쟁점 번호");
    await expect(attributes).toHaveTextContent("행위자: 피해자 · 핵심어: 흉기 · 쟁점 번호: 3");
    await userEvent.click(within(attributes).getByRole("button", { name: /^상대 것으로/ }));
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ kind: "attributes" }));
  },
};

/** The same marks. */
export const Same: Story = { args: { second: mine } };

/** Another judgment cannot be compared. */
export const OtherText: Story = { args: { second: judgmentOf("다른 판결문이다.") } };

/** Nothing is marked in either. */
export const Empty: Story = { args: { first: sampleJudgment(), second: sampleJudgment() } };

/** Thousands of differences: only the rows in sight are drawn. */
export const FiveThousand: Story = {
  args: { first: manyMarks(5000), second: { ...manyMarks(5000), nodes: manyMarks(5000).nodes.slice(0, 1000) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("row").length).toBeLessThan(80);
  },
};

export const Dark: Story = { parameters: { dark: true } };

export const English: Story = { args: { dictionary: en } };

/** On a phone. */
export const Narrow: Story = { parameters: { width: 344 } };

function done(outcome: ToulminDocument | Refused): ToulminDocument {
  if (isRefused(outcome)) throw new Error(outcome.error);
  return outcome;
}
