import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { manyMarks, markedDocument } from "../../testing/marked-document";
import { PartOfEditor, type PartProps, partControls } from "../../testing/part-of-editor";
import { sampleJudgment } from "../../testing/sample";
import { ListPanel } from "./list-panel";

const meta = {
  title: "Parts/ListPanel",
  component: ListPanel,
  parameters: {
    use: {
      do: [
        "Keep a row to one height and one line: thousands of rows are drawn only as far as they are seen.",
        "Let a press on a row lead to its place, with the way back in the status line.",
        "Give every drag its keys: Alt and an arrow give a claim another number.",
      ],
      dont: [
        "Don't edit attributes in a row; they open beside or in place of the list.",
        "Don't sort it for reading: its order is the numbering, which `정렬` changes after a question.",
        "Don't filter without saying so: what passes nothing is told, and the filter stays in sight.",
      ],
    },
  },
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

/** A note stands below its phrase, and is found by the filter. */
export const Notes: Story = {
  args: {
    document: markedDocument([
      { phrase: "피고인에게는 살해의 고의가 인정된다", ctype: "C", note: "기록 12면 참조. 항소심에서 다시 볼 것" },
      { phrase: "정당방위에 해당하지 아니한다", ctype: "C" },
    ]),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(await panel.findByText("메모: 기록 12면 참조. 항소심에서 다시 볼 것")).toBeVisible();
    await userEvent.type(panel.getByLabelText("구절, 핵심어, 메모"), "항소심");
    await waitFor(() => expect(panel.getAllByRole("row")).toHaveLength(2));
  },
};

/** Thousands of rows: what is typed into the filter stands there before they follow. */
export const Thousands: Story = {
  args: { document: manyMarks(5000) },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const field = await panel.findByLabelText<HTMLInputElement>("구절, 핵심어, 메모");
    const table = panel.getByRole("table");
    fireEvent.change(field, { target: { value: "4999번째" } });
    // what is due at once has been drawn
    await Promise.resolve();
    const drawn = [field.value, table.getAttribute("aria-rowcount")];
    await expect(drawn).toEqual(["4999번째", "501"]);
    await waitFor(() => expect(panel.getAllByRole("row")).toHaveLength(3));
  },
};

/** Nothing is marked yet. */
export const Empty: Story = { args: { document: sampleJudgment() } };
