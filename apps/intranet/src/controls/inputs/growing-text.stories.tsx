import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { GrowingText } from "./growing-text";

const meta: Meta<typeof GrowingText> = {
  title: "Portal/Controls/GrowingText",
  component: GrowingText,
  parameters: {
    use: {
      do: [
        "Take it for every text of several lines; `minRows` says how much is expected.",
        "Give `maxLength` where the server has a limit, so that nothing is written in vain.",
        "Let it grow to 16 lines, fewer in a popup, whose buttons have to stay in sight.",
      ],
      dont: [
        "Don't take Mantine's `autosize` by itself: it measures by script with every letter.",
        "Don't use it for one line; Enter makes a line here and sends a form there.",
        "Don't use it where people are called by `@`; that is `MentionInput`.",
      ],
    },
  },
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
    // lines are not whole pixels high
    await expect(box.scrollHeight - box.clientHeight).toBeLessThanOrEqual(1);
    await heightWith(9);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight + 20);
  },
};

/** The same in a browser that does not size fields by what is in them. */
export const Measured: Story = {
  ...Lines,
  beforeEach() {
    const supports = CSS.supports.bind(CSS);
    const asked = spyOn(CSS, "supports").mockImplementation((property: string, value?: string) => {
      if (property === "field-sizing") return false;
      return value === undefined ? supports(property) : supports(property, value);
    });
    return () => asked.mockRestore();
  },
  async play(played) {
    const box = within(played.canvasElement).getByLabelText("사유");
    await expect(getComputedStyle(box).getPropertyValue("field-sizing")).not.toBe("content");
    await Lines.play?.(played);
  },
};
