import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { Toolbar } from "./toolbar";

const meta = {
  title: "Parts/Toolbar",
  component: Toolbar,
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <Toolbar />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** The six elements, and what concerns the whole document. */
export const Tools: Story = {
  play: async ({ canvasElement }) => {
    const toolbar = within(within(canvasElement).getByRole("toolbar"));
    await expect(toolbar.getAllByRole("button")[0]).toHaveAccessibleName("주장");
    await expect(toolbar.getByRole("button", { name: "실행 취소" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Nothing can be marked. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** In English, dark, with a tool of the host's. */
export const WithATool: Story = {
  args: { locale: "en", theme: "dark", slots: { toolbar: <span>3 colleagues</span> } },
};
