import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { FoldedFilters } from "./folded-filters";

const meta: Meta<typeof FoldedFilters> = {
  title: "Portal/Controls/FoldedFilters",
  component: FoldedFilters,
  parameters: {
    use: {
      do: [
        "Hand over all filters of a list, those that are used most first: three are in sight, on a phone none.",
        "Name each as it stands in the address: the button says `필터 2개` of those that are set behind it.",
        "Leave outside what changes the whole list, such as the words looked for, tabs and the download.",
      ],
      dont: [
        "Don't put two beside each other: there would be two buttons of the same name.",
        "Don't keep filters in state: they stand in the address, which survives folding, reloading and sharing.",
      ],
    },
  },
  args: {
    filters: ["status", "kind", "owner", "due", "team"].map((name) => ({
      names: [name],
      shown: <input aria-label={name} />,
    })),
    query: { q: "견적", kind: "a", "due.from": "2026-03-02", "due.to": "2026-03-05", team: "" },
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof FoldedFilters>;

export const Desk: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(page.getAllByRole("textbox")).toHaveLength(3);
    const button = page.getByRole("button", { name: "필터 1개" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(page.getByRole("textbox", { name: "due" })).toHaveFocus();
  },
};

/** Few enough: nothing is folded away. */
export const Few: Story = {
  args: { filters: [{ names: ["status"], shown: <input aria-label="status" /> }] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole("textbox")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** On a phone they are all behind the button. */
export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const button = await page.findByRole("button", { name: "필터 2개" });
    await expect(page.queryByRole("textbox")).toBeNull();
    await userEvent.click(button);
    await expect(page.getAllByRole("textbox")).toHaveLength(5);
  },
};
