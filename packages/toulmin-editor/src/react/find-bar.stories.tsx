import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { useEditor } from "./editor-context";
import { FindBar } from "./find-bar";

const meta = {
  title: "Parts/FindBar",
  component: FindBar,
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <Looking />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** Words that occur often; Enter goes on to the next. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await userEvent.type(await bar.findByLabelText("찾을 말"), "고의");
    await expect(bar.getByText(/^1\/\d+$/)).toBeVisible();
  },
};

function Looking() {
  const { session } = useEditor();
  useEffect(() => session.search({ query: "", current: 0 }), [session]);
  return <FindBar />;
}
