import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { Question } from "../../session/state";
import { PartOfEditor, type PartProps, partControls } from "../../testing/part-of-editor";
import { useDocument, useEditor } from "../provider/editor-context";
import { QuestionDialog } from "./question-dialog";

const meta = {
  title: "Parts/QuestionDialog",
  component: QuestionDialog,
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    use: {
      do: [
        "Ask where work of a person would go: 초기화, a claim that owns marks, an order made by hand.",
        "Say on the button what happens, and how much it concerns.",
        "Add a question as a kind that the session knows, so that keys, menus and hosts ask the same.",
      ],
      dont: [
        "Don't ask about what can be undone by one press; do it and say so in the status line.",
        "Don't write 확인 on the button of a deed.",
        "Don't ask while another question is open; the first one has to be answered.",
      ],
    },
  },
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <Asked question={REMOVE} />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** A claim that owns elements goes: what becomes of them? */
export const RemoveAClaim: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole("dialog", { name: "1-주장-1 삭제" }));
    await userEvent.click(dialog.getByRole("button", { name: "취소" }));
    await expect(within(canvasElement).queryByRole("dialog")).toBeNull();
  },
};

/** Everything goes. */
export const Reset: Story = {
  render: (args) => (
    <PartOfEditor {...args}>
      <Asked question={RESET} />
    </PartOfEditor>
  ),
};

function Asked({ question }: { question: Question }) {
  const { session } = useEditor();
  const isThere = useDocument().nodes.length > 0;
  useEffect(() => {
    if (isThere) session.ask(question);
  }, [session, isThere, question]);
  return <QuestionDialog />;
}

const RESET = { kind: "reset" } as const;
const REMOVE = { kind: "remove", id: "node1" } as const;
