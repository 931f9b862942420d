import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inPortal } from "../../../testing/held";
import { YearView } from "./year-view";

const meta: Meta<typeof YearView> = {
  title: "Portal/Leave/YearView",
  component: YearView,
  parameters: {
    use: {
      do: [
        "Take it where single days of a year are set, such as public holidays.",
        "Open the same popup for a free day and for one that has a name; `onDay` says which it is.",
        "Name the holidays below their month too: a colour alone says nothing on a phone or on paper.",
      ],
      dont: [
        "Don't use it for records with times or several a day; that is a month or week of the calendar.",
        "Don't make each day a stop of Tab: there are twelve, and arrows walk through the days.",
        "Don't show leave of people in it; 365 small squares have no room for names.",
      ],
    },
  },
  args: { year: 2026, holidays: [], today: "2026-11-22", onDay: fn() },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof YearView>;

/** Tab goes from month to month, the arrows from day to day, over the months' ends; Enter opens the day. */
export const ByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const day = (name: string) => within(canvasElement).getByRole("button", { name });
    day("1월 1일").focus();
    await userEvent.tab();
    await expect(day("2월 1일")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    await expect(day("1월 24일")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}{Enter}");
    await expect(args.onDay).toHaveBeenCalledWith("2026-02-08", undefined);
    day("11월 22일").focus();
    await userEvent.tab();
    await expect(day("12월 1일")).toHaveFocus();
  },
};

/** Each day stands below the letter of its weekday. */
export const Weekdays: Story = {
  async play({ canvasElement }) {
    for (const [month, at] of [
      ["1월", 4],
      ["11월", 0],
    ] as const) {
      const shown = within(within(canvasElement).getByRole("region", { name: month }));
      const letters = shown.getAllByText(/^[일월화수목금토]$/);
      await expect(letters.map(({ textContent }) => textContent).join("")).toBe("일월화수목금토");
      const first = shown.getByRole("button", { name: `${month} 1일` }).getBoundingClientRect();
      await expect(letters[at]?.getBoundingClientRect().left).toBe(first.left);
    }
  },
};
