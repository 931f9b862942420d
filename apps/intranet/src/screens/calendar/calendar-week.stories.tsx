import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { broken, refused, waiting } from "../../testing/screen-states";
import { sampleRows, stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

/** A week of records, hour by hour or room by room; on a phone the days stand below each other. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/CalendarWeek",
  component: ScreenFrame,
  parameters: {
    code: ["apps/intranet/src/screens/calendar/calendar-week-page.tsx"],
    use: {
      do: [
        "Take it for records with a time on a day, where one looks for the next free hour.",
        "Leave entries before and after the usual hours to it: they widen the day by themselves.",
        "Offer day and month of the same records as siblings: the names of days lead there.",
      ],
      dont: [
        "Don't take it for days without times; a month has room for them, and a list for many.",
        "Don't show more than one room hour by hour: with rooms each has its entries of the day in brief.",
        "Don't expect dragging on a phone; there the week is a list of days.",
      ],
    },
  },
  args: { module: sampleModule, at: "/sampleweek?date=2026-03-02" },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords(sampleRows(3)).answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

const at = "/sampleweek?date=2026-03-02";

export const Loading = waiting(at, "list");
export const Failing = broken(at, "list");
export const Denied = refused(at, "list");

/** A week from Sunday to Saturday; the one before and the one after are a press away, and in the address. */
export const Open: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 2, name: /^2026년 3월 1일 .* – 3월 7일/ })).toBeVisible();
    await expect(await page.findAllByRole("button", { name: /기/ })).not.toHaveLength(0);
    await userEvent.click(page.getByRole("button", { name: "다음" }));
    await expect(await page.findByRole("heading", { level: 2, name: /^2026년 3월 8일/ })).toBeVisible();
  },
};
/** Pages are weeks: the time that is being marked stays on its weekday, and has the focus. */
export const ByPages: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const marked = async (name: RegExp) => expect(await page.findByRole("button", { name })).toHaveFocus();
    (await page.findByRole("button", { name: /^3월 1일.*예약/ })).focus();
    await userEvent.keyboard("{ArrowDown}{PageDown}");
    await waitFor(() => marked(/^3월 9일.*예약/));
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => marked(/^3월 2일.*예약/));
  },
};
export const Empty: Story = {
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 2, name: /2026년 3월 1일/ })).toBeVisible();
    await expect(page.queryByText(/회화/)).toBeNull();
  },
};
/** Very many at the same hour stay inside of their day. */
export const Long: Story = {
  beforeEach: () => stubServer(stubRecords(sampleRows(30)).answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByText(/회화|수업|고객|독서/).length).toBeGreaterThan(5));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("heading", { level: 2, name: /3월 2일/ })).toBeVisible();
  },
};
