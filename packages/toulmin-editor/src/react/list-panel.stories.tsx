import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { sampleJudgment } from "../testing/sample";
import { ListPanel } from "./list-panel";

const meta = {
  title: "Parts/ListPanel",
  component: ListPanel,
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <ListPanel />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** Two claims; a press of ▸ shows what belongs to one. */
export const Claims: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const [unfold] = await panel.findAllByRole("button", { name: /딸린 요소/ });
    await userEvent.click(unfold as HTMLElement);
    await expect(panel.getAllByRole("row")).toHaveLength(10);
  },
};

/** Nothing is marked yet. */
export const Empty: Story = { args: { document: sampleJudgment() } };
