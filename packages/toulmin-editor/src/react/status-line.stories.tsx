import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { StatusLine } from "./status-line";

const meta = {
  title: "Parts/StatusLine",
  component: StatusLine,
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <StatusLine />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** The current claim, what happened, and whether the work is saved. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("저장됨")).toBeVisible();
  },
};

/** With a word of the host's. */
export const WithAWord: Story = { args: { slots: { status: <span>2 reviewers</span> } } };
