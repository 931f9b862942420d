import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inPortal } from "../testing/held";
import { FoldedFilters } from "./folded-filters";

const meta: Meta<typeof FoldedFilters> = {
  title: "Portal/Controls/FoldedFilters",
  component: FoldedFilters,
  parameters: {
    use: {
      do: [
        "Put all filters of a list into one of them, so that a phone shows the rows first.",
        "Count by `countInUse`: the button says `조건 2개` while filters are folded away.",
        "Leave outside what changes the whole list, such as tabs and the download.",
      ],
      dont: [
        "Don't fold filters in a wide window; there they stand in a row and are never hidden.",
        "Don't put two beside each other: a phone would have two buttons of the same name.",
        "Don't keep filters in state: they stand in the address, which survives folding, reloading and sharing.",
      ],
    },
  },
  args: { inUse: 2, children: <input aria-label="분류" /> },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof FoldedFilters>;

export const Desk: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole("textbox", { name: "분류" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** On a phone they are behind a button that tells how many are set. */
export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const button = await page.findByRole("button", { name: "조건 2개" });
    await expect(page.queryByRole("textbox")).toBeNull();
    await userEvent.click(button);
    await expect(page.getByRole("textbox", { name: "분류" })).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  },
};
