import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { inPortal } from "../testing/held";
import { DateInput } from "./date-input";

const meta: Meta<typeof DateInput> = {
  title: "intranet/DateInput",
  component: DateInput,
  args: { label: "시작일", value: "2026-03-02", onChange: fn() },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof DateInput>;

export const Day: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement);
    await expect(box.getByRole("textbox", { name: "시작일" })).toHaveAttribute("readonly");
    fireEvent.change(box.getByLabelText("시작일 달력"), { target: { value: "2026-04-05" } });
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-04-05");
    await userEvent.click(box.getByRole("button", { name: "시작일 지우기" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
  },
};

export const DayAndTime: Story = {
  args: { value: "2026-03-02 09:30", withTime: true },
  async play({ canvasElement, args }) {
    const box = within(canvasElement);
    fireEvent.change(box.getByLabelText("시작일 달력"), { target: { value: "2026-03-02T14:00" } });
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-02 14:00");
    // the whole of it is in sight
    const shown = box.getByRole("textbox", { name: "시작일" });
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};

export const Empty: Story = { args: { value: "" } };
