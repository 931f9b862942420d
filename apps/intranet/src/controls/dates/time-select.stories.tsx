import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { TimeSelect } from "./time-select";

const meta: Meta<typeof TimeSelect> = {
  title: "Portal/Controls/TimeSelect",
  component: TimeSelect,
  parameters: {
    use: {
      do: [
        "Take it for a time of day that is agreed on: it goes in steps of ten minutes.",
        "Let people type: `930` and `1420` fill all its parts, also pasted.",
        "Take the period of a booking from the calendar first; this is for correcting it.",
      ],
      dont: [
        "Don't use it for a moment with its day; that is `DateInput` with `withTime`.",
        "Don't wait for it to tell half a time: `onChange` comes once all three parts are chosen.",
        "Don't put three on one row of a phone; each of them is three choices wide.",
      ],
    },
  },
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

/** Typed as a time of 24 hours without a colon; the parts that are typed are gone through by themselves. */
export const Typed: Story = {
  async play({ canvasElement, args }) {
    const part = (name: string) => within(canvasElement).getByLabelText(`시작 시간 ${name}`);
    part("시").focus();
    await userEvent.keyboard("1420");
    await expect(args.onChange).toHaveBeenLastCalledWith("14:20");
    await expect(part("오전/오후")).toHaveValue("PM");
    await expect(part("분")).toHaveFocus();
    part("오전/오후").focus();
    await userEvent.keyboard("1130");
    await expect(args.onChange).toHaveBeenLastCalledWith("23:30");
    part("시").focus();
    await userEvent.keyboard("0950");
    await expect(args.onChange).toHaveBeenLastCalledWith("09:50");
    // what is chosen by arrows begins anew
    part("시").focus();
    await userEvent.keyboard("1{ArrowDown}7");
    await expect(args.onChange).toHaveBeenLastCalledWith("07:50");
  },
};

export const Pasted: Story = {
  async play({ canvasElement, args }) {
    const hour = within(canvasElement).getByLabelText("시작 시간 시");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", " 9:30\n");
    hour.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("09:30"));
    await expect(hour).toHaveValue("09");
  },
};
