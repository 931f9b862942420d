import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { sampleJudgment } from "../testing/sample";
import { SuggestionBar } from "./suggestion-bar";

const meta = {
  title: "Parts/SuggestionBar",
  component: SuggestionBar,
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
