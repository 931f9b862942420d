import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { held, inPortal } from "../../testing/held";
import { NumberInput } from "./number-input";

const meta: Meta<typeof NumberInput> = {
  title: "Portal/Controls/NumberInput",
  component: NumberInput,
  parameters: {
    use: {
      do: [
        "Give the unit (`원`, `일`) as `unit`: it stands behind the number and is no part of the value.",
        "Give `scale` for decimals; a phone shows a keyboard with a point only then.",
        "Check the least and the most yourself; it takes what is a number, also below nought.",
      ],
      dont: [
        "Don't use it for numbers that nobody adds up, such as a telephone or document number: they are text.",
        "Don't set apart the thousands of a year; switch `withSeparators` off.",
        "Don't read nothing as nought: an empty field is `null`.",
      ],
    },
  },
  args: { value: null, naming: { id: "amount", "aria-label": "금액" }, unit: "원", onChange: fn() },
  decorators: [held, inPortal],
};

export default meta;
type Story = StoryObj<typeof NumberInput>;

/** Thousands are set apart while it is typed; letters are no part of it, full-width digits are. */
export const WhileTyping: Story = {
  async play({ canvasElement, args }) {
    const field = within(canvasElement).getByLabelText("금액");
    await userEvent.type(field, "12a３45");
    await expect(field).toHaveValue("12,345");
    await expect(args.onChange).toHaveBeenLastCalledWith(12_345);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** As many digits behind the point as there are to be. */
export const WithAPoint: Story = {
  args: { scale: 1, unit: "일" },
  async play({ canvasElement, args }) {
    await userEvent.type(within(canvasElement).getByLabelText("금액"), "1.25");
    await expect(args.onChange).toHaveBeenLastCalledWith(1.2);
  },
};
