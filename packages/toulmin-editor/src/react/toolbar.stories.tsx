import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../testing/part-of-editor";
import { Toolbar } from "./toolbar";

const meta = {
  title: "Parts/Toolbar",
  component: Toolbar,
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <Toolbar />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

/** The six elements, and what concerns the whole document. */
export const Tools: Story = {
  play: async ({ canvasElement }) => {
    const toolbar = within(within(canvasElement).getByRole("toolbar"));
    await expect(toolbar.getAllByRole("button")[0]).toHaveAccessibleName("주장");
    await expect(toolbar.getByRole("button", { name: "실행 취소" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Nothing can be marked. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** In English, dark, with a tool of the host's. */
export const WithATool: Story = {
  args: { locale: "en", theme: "dark", slots: { toolbar: <span>3 colleagues</span> } },
};

/** On a phone every button is in sight, in as many rows as it takes. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <PartOfEditor {...args}>
        <Toolbar />
      </PartOfEditor>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const toolbar = within(canvasElement).getByRole("toolbar");
    const { left, right, bottom } = toolbar.getBoundingClientRect();
    await expect(right - left).toBe(360);
    for (const button of within(toolbar).getAllByRole("button")) {
      const box = button.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
      await expect(box.bottom).toBeLessThanOrEqual(bottom);
      // nothing of it lies under what clips or scrolls
      const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      await expect(button.contains(middle)).toBe(true);
    }
  },
};

/** The English words are longer: they take a row more. */
export const OnAPhoneInEnglish: Story = { ...OnAPhone, args: { locale: "en" } };
