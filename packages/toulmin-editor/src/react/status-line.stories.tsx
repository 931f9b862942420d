import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { StatusLine } from "./status-line";

const meta = {
  title: "Parts/StatusLine",
  component: StatusLine,
  parameters: {
    use: {
      do: [
        "Say in it what was done and why something was not; it is read out, also twice the same.",
        "Keep a refusal in it until the next deed of the person.",
        "Offer in it what mends saving: try again, download, keep mine or take theirs.",
      ],
      dont: [
        "Don't put a toast beside it; the eye has one place to look at.",
        "Don't write more than one sentence: on a phone it is one line.",
        "Don't show saving when the host keeps the document; the host says that.",
      ],
    },
  },
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <StatusLine />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** The current claim, what happened, and whether the work is saved: nothing is said to be while nothing was. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("바뀐 것 없음")).toBeVisible();
  },
};

/** With a word of the host's. */
export const WithAWord: Story = { args: { slots: { status: <span>2 reviewers</span> } } };
