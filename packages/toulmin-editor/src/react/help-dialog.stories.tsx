import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { useEditor } from "./editor-context";
import { HelpDialog } from "./help-dialog";

const meta = {
  title: "Parts/HelpDialog",
  component: HelpDialog,
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <Asking />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** The keys that work in the text. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("dialog", { name: "단축키" })).toBeVisible();
  },
};

function Asking() {
  const { session } = useEditor();
  useEffect(() => session.showHelp(true), [session]);
  return <HelpDialog />;
}
