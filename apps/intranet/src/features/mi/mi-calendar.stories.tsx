import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const instructors = ["김하늘", "박바다"].map((name, n) => ({ idx: n + 1, staff: n + 1, name, note: "주 8/24시간" }));

/** The instructors' times: a row for each of them by day and by week. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/InstructorsCalendar",
  parameters: { code: ["apps/intranet/src/features/mi/mi-calendar.tsx"] },
  component: ScreenFrame,
  args: { module: moduleOf.miSchedule, at: "/resourcemanagement/mischeduledate?date=2026-03-02" },
  beforeEach() {
    signInForStories();
    const fine = (data: object) => ({ status: 200, data: { err: 0, err_msg: "", ...data } });
    return stubServer(({ url = "" }) => {
      if (url === "/rest/resourcemanagement/getInstructors") return fine({ list: instructors });
      if (url === "/rest/records/mi_schedule/list")
        return fine({ list: [], total: 0, more: false, sums: {}, names: {}, files: {} });
      return undefined;
    });
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

const choicesOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("combobox")
    .map((one) => (one as HTMLSelectElement).options?.[0]?.text);

/** A day asks once whose row is looked at. */
export const Day: Story = {
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("combobox", { name: "전임강사" })).toBeVisible();
    await expect(choicesOf(canvasElement).filter((one) => one?.includes("강사"))).toEqual(["모든 전임강사"]);
  },
};

/** A month has no rows: it asks whose entries are meant. */
export const Month: Story = {
  args: { at: "/resourcemanagement/mischedulemonth?date=2026-03-02" },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole("combobox", { name: "강사" });
    await expect(choicesOf(canvasElement).filter((one) => one?.includes("강사"))).toEqual(["모든 강사"]);
  },
};

/** In a week keys lead along the days; a page is a week, and the focus stays on its weekday. */
export const WeekByKeys: Story = {
  args: { at: "/resourcemanagement/mischedulemonth?view=week&date=2026-03-02" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const day = (name: RegExp) => page.findByRole("button", { name });
    (await day(/^3월 4일/)).focus();
    await userEvent.keyboard("{End}");
    await expect(await day(/^3월 7일/)).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(await day(/^3월 2일/)).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await waitFor(async () => expect(await day(/^3월 9일/)).toHaveFocus());
    await userEvent.keyboard("{PageUp}");
    await waitFor(async () => expect(await day(/^3월 2일/)).toHaveFocus());
  },
};

/** In a month they lead along the week and from month to month, to the same day or the month's last. */
export const MonthByKeys: Story = {
  args: { at: "/resourcemanagement/mischedulemonth?date=2026-03-02" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const day = (name: RegExp) => page.findByRole("button", { name });
    (await day(/^2026년 3월 31 ?일/)).focus();
    await userEvent.keyboard("{Home}");
    await expect(await day(/^2026년 3월 29 ?일/)).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowUp}{Home}{ArrowDown}{ArrowRight}{ArrowRight}{PageUp}");
    await waitFor(async () => expect(await day(/^2026년 2월 28 ?일/)).toHaveFocus());
    await userEvent.keyboard("{PageDown}");
    await waitFor(async () => expect(await day(/^2026년 3월 28 ?일/)).toHaveFocus());
    await expect(await page.findByRole("heading", { level: 2, name: "2026년 3월" })).toBeVisible();
  },
};
