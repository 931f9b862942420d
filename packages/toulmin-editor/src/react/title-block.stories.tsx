import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { judgmentOf } from "../testing/judgment-of";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { TitleBlock } from "./title-block";

const meta = {
  title: "Parts/TitleBlock",
  component: TitleBlock,
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <TitleBlock />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** Court, case number and charge. */
export const Known: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("한결지방법원")).toBeVisible();
  },
};

/** Nothing is known of the judgment. */
export const Unknown: Story = {
  args: { document: { ...judgmentOf(""), title: { court: "", caseNo: "", charge: "" } } },
};
