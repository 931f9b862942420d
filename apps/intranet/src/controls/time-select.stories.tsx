import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inPortal } from "../testing/held";
import { TimeSelect } from "./time-select";

const meta: Meta<typeof TimeSelect> = {
  title: "Portal/Controls/TimeSelect",
  component: TimeSelect,
  args: { label: "시작 시간", value: "", onChange: fn() },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof TimeSelect>;

/** A time is told only once all three parts are chosen. */
export const Chosen: Story = {
  async play({ canvasElement, args }) {
    const time = within(canvasElement);
    await userEvent.selectOptions(time.getByLabelText("시작 시간 오전/오후"), "AM");
    await userEvent.selectOptions(time.getByLabelText("시작 시간 시"), "12");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(time.getByLabelText("시작 시간 분"), "30");
    await expect(args.onChange).toHaveBeenCalledWith("00:30");
    const minutes = within(time.getByLabelText("시작 시간 분")).getAllByRole("option");
    await expect(minutes.map((option) => option.textContent)).toEqual(["분", "00", "10", "20", "30", "40", "50"]);
  },
};

export const Afternoon: Story = {
  args: { value: "13:20" },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByLabelText("시작 시간 시")).toHaveValue("01");
  },
};
