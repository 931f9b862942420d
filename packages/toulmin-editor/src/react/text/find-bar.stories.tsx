import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, userEvent, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../../testing/part-of-editor";
import { useEditor } from "../provider/editor-context";
import { FindBar } from "./find-bar";

const meta = {
  title: "Parts/FindBar",
  component: FindBar,
  parameters: {
    use: {
      do: [
        "Open it by Ctrl+F and by its button alike, with the words that were looked for selected.",
        "Let Enter and F3 go on, Shift with them back; the count says `3/12`.",
        "Leave it with Esc to the match: it is selected, and can be marked at once.",
      ],
      dont: [
        "Don't look through notes and attributes with it: the list has filters for those.",
        "Don't leave the browser's own search as the way: it misses what is not drawn yet.",
        "Don't act on Enter while a syllable is being composed.",
      ],
    },
  },
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
