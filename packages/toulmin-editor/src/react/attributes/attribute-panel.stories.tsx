import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { nodeOf } from "../../core/document";
import { manyMarks, markedDocument } from "../../testing/marked-document";
import { PartOfEditor, type PartProps, partControls } from "../../testing/part-of-editor";
import { useDocument, useEditor } from "../provider/editor-context";
import { AttributePanel } from "./attribute-panel";

/** The attributes of the open mark: what it says in other words, of whom, when, and which claim it serves. */
const meta = {
  title: "Parts/AttributePanel",
  component: OpenClaim,
  parameters: {
    use: {
      do: [
        "Add a field of a host's own through the slot `attributes`; it stands below the others.",
        "Apply what is typed at once, and make one visit of a field one step of undo.",
        "Offer what the claim says already as a button (`주장과 같게: 쟁점 1`); a press writes it.",
      ],
      dont: [
        "Don't put a button for saving or cancelling into it: Esc leaves, `실행 취소` takes back.",
        "Don't change the words of the judgment from here; the phrase is read, its range is changed in the text.",
        "Don't list claims with a `<select>`: a judgment has thousands, and `PickField` draws those in sight.",
      ],
    },
  },
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <OpenClaim />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** A claim: it has a qualifier, and can serve as a datum of another claim. */
export const OfAClaim: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.type(await panel.findByLabelText("핵심어"), "미필적 고의");
    await expect(panel.getByLabelText("핵심어")).toHaveValue("미필적 고의");
    await expect(panel.getByLabelText("분류 코드")).toHaveAttribute("readonly");
  },
};

/** A note of several lines, in a field of its own; typing it is one step of undo. */
export const WithANote: Story = {
  render: (args) => (
    <PartOfEditor {...args}>
      <OpenClaim />
      <UndoButton />
    </PartOfEditor>
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const note = await panel.findByLabelText("메모");
    await userEvent.type(note, "기록 12면{Enter}다시 볼 것");
    await expect(note).toHaveValue("기록 12면\n다시 볼 것");
    await userEvent.click(panel.getByRole("button", { name: "실행 취소" }));
    await expect(note).toHaveValue("");
  },
};

/** With a field of the host's. */
export const WithAField: Story = {
  args: { slots: { attributes: (node) => <p>Page of the files: {node.id}</p> } },
};

/** To be looked at only. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** The times of the phrase are offered; one with many words is no wider than the panel. */
export const ALongTime: Story = {
  args: {
    document: markedDocument([
      { phrase: "2023. 4. 12. 22:00경부터 다음 날 01:30경까지 사이에 피고인이 찔렀다", ctype: "C" },
    ]),
  },
  render: (args) => (
    <div style={{ width: 248 }}>
      <PartOfEditor {...args}>
        <OpenClaim />
      </PartOfEditor>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const offer = await within(canvasElement).findByRole("button", { name: /^구절의 시각 쓰기: .*까지$/ });
    const panel = offer.closest(".toulmin-attributes");
    await expect(panel?.scrollWidth).toBe(panel?.clientWidth);
  },
};

/** Of two thousand claims only those in sight are drawn; letters narrow the list, Enter takes one. */
export const AmongThousandsOfClaims: Story = {
  args: { document: manyMarks(20_000) },
  render: (args) => (
    <PartOfEditor {...args}>
      <OpenNode id="node2" />
    </PartOfEditor>
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const owner = await panel.findByRole("combobox", { name: "소속 주장" });
    await expect(owner).toHaveDisplayValue(/^1-주장-1 /);
    await expect(canvasElement.querySelectorAll("option").length).toBeLessThan(12);
    await userEvent.click(owner);
    const list = within(panel.getByRole("listbox", { name: "소속 주장" }));
    await expect(list.getAllByRole("option").length).toBeLessThan(60);
    await expect(list.getByRole("option", { selected: true })).toHaveTextContent(/^1-주장-1 /);
    await userEvent.type(owner, "1777-주장");
    await userEvent.keyboard("{Escape}");
    await expect(owner).toHaveDisplayValue(/^1-주장-1 /);
    await userEvent.type(owner, "1777-주장{Enter}");
    await expect(owner).toHaveDisplayValue(/^1777-주장-1 /);
    await expect(panel.getByLabelText("분류 코드")).toHaveDisplayValue(/^1777-/);
  },
};

/** What the claim says and the node leaves open is offered; a press writes it, and the focus is in its field. */
export const AsTheClaim: Story = {
  args: {
    document: markedDocument([
      { phrase: "고의가 인정된다", ctype: "C", issue: "1", target: "defendant" },
      { phrase: "피고인이 찔렀다", ctype: "D", target: "victim" },
    ]),
  },
  render: (args) => (
    <PartOfEditor {...args}>
      <OpenNode id="node2" />
    </PartOfEditor>
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(await panel.findByRole("button", { name: "주장과 같게: 쟁점 번호 1" }));
    await expect(panel.getByLabelText("쟁점 번호")).toHaveValue("1");
    await expect(panel.getByLabelText("쟁점 번호")).toHaveFocus();
    await expect(panel.queryByRole("button", { name: /^주장과 같게/ })).toBeNull();
  },
};

function UndoButton() {
  const { session } = useEditor();
  return (
    <button type="button" onClick={() => session.undo()}>
      실행 취소
    </button>
  );
}

function OpenNode({ id }: { id: string }) {
  const node = nodeOf(useDocument(), id);
  return node ? <AttributePanel node={node} /> : null;
}

function OpenClaim() {
  const claim = nodeOf(useDocument(), "node1");
  return claim ? <AttributePanel node={claim} /> : null;
}
