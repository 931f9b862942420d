import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { judgmentOf } from "../../testing/judgment-of";
import { PartOfEditor, type PartProps, partControls } from "../../testing/part-of-editor";
import { TitleBlock } from "./title-block";

const meta = {
  title: "Parts/TitleBlock",
  component: TitleBlock,
  parameters: {
    use: {
      do: [
        "Show court, case number and charge as far as they are certain; what is missing is left out.",
        "Let a person correct them in place by 사건 표시 고치기, and bring the focus back to it.",
        "Put a head of the host's own through the slot `title` where the case is known better.",
      ],
      dont: [
        "Don't fill it from the name of the file or from the lower court's number: empty beats wrong.",
        "Don't put buttons for the document here; they belong into the toolbar.",
        "Don't offer correcting where no judgment is open or nothing may be changed.",
      ],
    },
  },
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <TitleBlock />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** Court, case number and charge. */
export const Known: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("한결지방법원")).toBeVisible();
  },
};

/** What was read wrongly is corrected in its place; each visit of a field is one step to undo. */
export const Corrected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "사건 표시 고치기" }));
    const court = await canvas.findByLabelText("법원");
    await waitFor(() => expect(court).toHaveFocus());
    await userEvent.clear(court);
    await userEvent.type(court, "새벽고등법원");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("새벽고등법원")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "사건 표시 고치기" })).toHaveFocus());
  },
};

/** Who sues is accused of nothing: there is a matter, and no charge. */
export const Civil: Story = {
  args: { document: { ...judgmentOf(""), title: { court: "누리고등법원", caseNo: "2024나517", charge: "건물인도" } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("사건명")).toBeVisible();
  },
};

/** Nothing is known of the judgment. */
export const Unknown: Story = {
  args: { document: { ...judgmentOf(""), title: { court: "", caseNo: "", charge: "" } } },
};
