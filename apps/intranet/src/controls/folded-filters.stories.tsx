import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inPortal } from "../testing/held";
import { FoldedFilters } from "./folded-filters";

const meta: Meta<typeof FoldedFilters> = {
  title: "Portal/Controls/FoldedFilters",
  component: FoldedFilters,
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
