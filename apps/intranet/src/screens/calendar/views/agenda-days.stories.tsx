import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inPortal } from "../../../testing/held";
import { addDays, momentOf } from "../days";
import { DAY, entries, rooms } from "../story-entries";
import { AgendaDays } from "./agenda-days";

const meta: Meta<typeof AgendaDays> = {
  title: "Portal/Screens/AgendaDays",
  component: AgendaDays,
  parameters: {
    use: {
      do: [
        "Take it for calendars on a phone and beside a month: days with their entries, today first.",
        "Give `resources` where rooms matter, and `onPick` where the free times of one room are to be offered.",
        "Leave the past behind its press (`지난 2일 보기`): what is to come is looked for.",
      ],
      dont: [
        "Don't take it for choosing among rooms in a wide window; `Timeline` shows them side by side.",
        "Don't hand over more than about a month of days; all of them are drawn.",
        "Don't give `onDay` and expect empty days: days that open elsewhere are shown only with entries.",
      ],
    },
  },
  args: {
    days: [addDays(DAY, -1), DAY, addDays(DAY, 1), addDays(DAY, 2)],
    entries: [...entries, { ...entries[1], idx: 9, from: momentOf(DAY, -120), to: momentOf(DAY, -60) } as never],
    resources: rooms,
    holidays: {},
    now: momentOf(DAY, 10 * 60 + 20),
    onOpen: fn(),
    onDay: fn(),
  },
  globals: { viewport: { value: "mobile1" } },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof AgendaDays>;

/** It begins at today; days that are over are a press away, and days without anything are left out. */
export const FromTodayOn: Story = {
  async play({ canvasElement, args }) {
    const page = within(canvasElement);
    const days = () =>
      page.getAllByRole("region", { name: /3월/ }).map((day) => day.getAttribute("aria-label")?.slice(6, 11).trim());
    await expect(days()).toEqual(["3월 2일"]);
    await userEvent.click(page.getByRole("button", { name: "지난 1일 보기" }));
    await expect(days()).toEqual(["3월 1일", "3월 2일"]);
    await userEvent.click(page.getByRole("button", { name: /3월 2일.*오늘/ }));
    await expect(args.onDay).toHaveBeenCalledWith(DAY);
  },
};

/** A room's name without a space breaks within the page. */
export const LongNames: Story = {
  args: { resources: rooms.map((room) => ({ ...room, name: "가나다라마바사아자차".repeat(6) })) },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Days of another time are all there. */
export const AnotherMonth: Story = {
  args: { now: momentOf(addDays(DAY, 40)) },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(page.getAllByRole("region", { name: /3월/ })).toHaveLength(2);
    await expect(page.queryByRole("button", { name: /지난/ })).toBeNull();
  },
};
