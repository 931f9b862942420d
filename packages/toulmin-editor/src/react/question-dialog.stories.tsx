import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { Question } from "../session/state";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { useDocument, useEditor } from "./editor-context";
import { QuestionDialog } from "./question-dialog";

const meta = {
  title: "Parts/QuestionDialog",
  component: QuestionDialog,
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
