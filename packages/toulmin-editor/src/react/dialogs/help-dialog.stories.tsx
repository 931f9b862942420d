import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../../testing/part-of-editor";
import { useEditor } from "../provider/editor-context";
import { HelpDialog } from "./help-dialog";

const meta = {
  title: "Parts/HelpDialog",
  component: HelpDialog,
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    use: {
      do: [
        "Add every new key to the dictionary's list in the same change; a test compares it with the keymap.",
        "List what works here: a read-only editor leaves out what changes something.",
        "Keep a line to one deed, its keys parted by a middle dot.",
      ],
      dont: [
        "Don't explain the method in it; it is a list of keys, a page of the host teaches.",
        "Don't show keys of another system: the list is short because it is true.",
        "Don't drop its stop of Tab: a list longer than the screen is scrolled by arrows.",
      ],
    },
  },
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
    const dialog = within(await within(canvasElement).findByRole("dialog", { name: "단축키" }));
    await expect(dialog.getByText("목록에서 주장의 번호 바꾸기")).toBeVisible();
    await expect(dialog.queryByText("제안 받아들이기, 거절")).toBeNull();
  },
};

/** Where nothing can be changed, only the keys that change nothing. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole("dialog", { name: "단축키" }));
    const told = dialog.getAllByRole("definition").map((what) => what.textContent);
    await expect(told).toContain("다음 표시, 이전 표시");
    await expect(told).toContain("표시된 판결문 인쇄");
    for (const what of ["주장, 논거, 보강, 반박, 반박 근거, 근거자료로 표시", "커서 자리의 표시 지우기"]) {
      await expect(told).not.toContain(what);
    }
    await expect(told).not.toContain("목록에서 주장의 번호 바꾸기");
    await expect(told).not.toContain("실행 취소, 다시 실행");
  },
};

function Asking() {
  const { session } = useEditor();
  useEffect(() => session.showHelp(true), [session]);
  return <HelpDialog />;
}
