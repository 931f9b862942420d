import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inPortal } from "../testing/held";
import { GrowingText } from "./growing-text";

const meta: Meta<typeof GrowingText> = {
  title: "intranet/GrowingText",
  component: GrowingText,
  args: { label: "사유", minRows: 2, maxRows: 5 },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof GrowingText>;

/** It is two lines high, grows from the third on, and scrolls after the fifth. */
export const Lines: Story = {
  async play({ canvasElement }) {
    const box = within(canvasElement).getByLabelText("사유");
    const heightWith = async (lines: number) => {
      await userEvent.clear(box);
      await userEvent.type(box, `${"가{Enter}".repeat(lines - 1)}가`);
      return box.getBoundingClientRect().height;
    };
    const two = await heightWith(2);
    await expect(await heightWith(1)).toBe(two);
    await expect(await heightWith(4)).toBeGreaterThan(two + 20);
    await expect(await heightWith(9)).toBe(await heightWith(12));
    await heightWith(5);
    await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
    await heightWith(9);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
};
