import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../../testing/part-of-editor";
import { sampleJudgment } from "../../testing/sample";
import { SuggestionBar } from "./suggestion-bar";

const meta = {
  title: "Parts/SuggestionBar",
  component: SuggestionBar,
  parameters: {
    use: {
      do: [
        "Show one suggestion at a time with its phrase and the reason; it is dashed in the text until accepted.",
        "Let people decide by `Y` and `X` and walk by `,` and `.`, without leaving the text.",
        "Keep 모두 받아들이기 last: it is one step of undo.",
      ],
      dont: [
        "Don't mark anything from `suggest` by itself: a suggestion is nobody's annotation yet.",
        "Don't show the bar without suggestions; an empty one takes room from the text.",
        "Don't bring back what was refused before suggestions are asked for anew.",
      ],
    },
  },
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <SuggestionBar />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

const suggest = () => [
  { id: "a", element: "C" as const, start: 40, end: 60, reason: "결론을 말하는 문장" },
  { id: "b", element: "D" as const, start: 70, end: 90, claim: "a", reason: "날짜가 있는 문장" },
];

/** One suggestion after the other, to accept or to refuse. */
export const Deciding: Story = {
  args: { suggest, document: sampleJudgment() },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(await bar.findByText("제안 1/2")).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "받아들이기" }));
    await expect(bar.getByText("제안 1/1")).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "모두 거절" }));
    await expect(bar.queryByRole("region", { name: "제안" })).toBeNull();
  },
};

/** Suggestions take their time. */
export const Waiting: Story = { args: { suggest: () => new Promise(() => {}) } };

/** To be looked at only. */
export const ReadOnly: Story = { args: { suggest, document: sampleJudgment(), readOnly: true } };
