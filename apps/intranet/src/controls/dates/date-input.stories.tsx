import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { held, inPortal } from "../../testing/held";
import { DateInput } from "./date-input";

const meta: Meta<typeof DateInput> = {
  title: "Portal/Controls/DateInput",
  component: DateInput,
  parameters: {
    use: {
      do: [
        "Take it for a day, and `withTime` for a moment; a form made from a definition has it in its date fields.",
        "Set `isKept` where there is always a day, such as the day that a calendar shows.",
        "Expect days from other programs: pasted `2026. 3. 2.` and `20260302` are taken as well.",
      ],
      dont: [
        "Don't ask for a period with two of them: `DateSpan` names both ends and lets either stay open.",
        "Don't use it for a time of day alone; that is `TimeSelect`.",
        "Don't promise that it can be typed: it opens by press, Space or the down arrow, and is filled by pasting.",
      ],
    },
  },
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

/** The keyboard opens the calendar from the day itself, and stays in the field when the day is cleared. */
export const ByKeyboard: Story = {
  decorators: held,
  async play({ canvasElement }) {
    const showPicker = spyOn(HTMLInputElement.prototype, "showPicker").mockImplementation(() => {});
    const box = within(canvasElement);
    const shown = box.getByRole("textbox", { name: "시작일" });
    await userEvent.tab();
    await expect(shown).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(showPicker).toHaveBeenCalledOnce();
    await userEvent.keyboard(" ");
    await expect(showPicker).toHaveBeenCalledTimes(2);
    showPicker.mockRestore();
    await userEvent.tab();
    await userEvent.tab();
    await expect(box.getByRole("button", { name: "시작일 지우기" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(box.getByRole("button", { name: "시작일 달력 열기" })).toHaveFocus());
    await expect(shown).toHaveValue("");
  },
};

/** A day that was copied elsewhere is taken as it was written there; what is none changes nothing. */
export const Pasted: Story = {
  decorators: held,
  async play({ canvasElement }) {
    const shown = within(canvasElement).getByRole("textbox", { name: "시작일" });
    await userEvent.tab();
    await userEvent.paste("2026. 4. 5\n");
    await expect(shown).toHaveValue("2026-04-05");
    for (const none of ["2026-02-30", "사월", "2026-05-01\t도서비"]) {
      await userEvent.paste(none);
      await expect(shown).toHaveValue("2026-04-05");
    }
  },
};

export const PastedWithTime: Story = {
  decorators: held,
  args: { value: "2026-03-02 09:30", withTime: true },
  async play({ canvasElement }) {
    const shown = within(canvasElement).getByRole("textbox", { name: "시작일" });
    await userEvent.tab();
    await userEvent.paste("2026-04-05 14:00");
    await expect(shown).toHaveValue("2026-04-05 14:00");
    await userEvent.paste("2026-04-06");
    await expect(shown).toHaveValue("2026-04-05 14:00");
  },
};
