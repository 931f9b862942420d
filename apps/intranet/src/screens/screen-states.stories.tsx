import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleModule } from "../testing/sample-module";
import { ScreenFrame, signInForStories } from "../testing/screen-frame";
import { answering, broken, expectTrouble, missing, refused, waiting } from "../testing/screen-states";
import { emptyRow, sampleRows, stubRecords } from "../testing/stub-records";
import { stubServer } from "../testing/stub-server";
import { unfoldTables } from "../testing/unfold-tables";

/** The states of every kind of screen but the list, which has stories of its own. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/States",
  parameters: { code: ["apps/intranet/src/screens/kinds.ts"] },
  component: ScreenFrame,
  args: { module: sampleModule },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

const view = "/sampleview/62";
const edit = "/samplemod/62";
const calendar = "/samplecalendar?date=2026-03-02";
const statistics = "/samplestatistics";
const settings = "/samplekinds";

export const ViewLoading = waiting(view, "read");
export const ViewFailing = broken(view, "read");
export const ViewDenied = refused(view, "read");
export const ViewMissing: Story = {
  args: { at: view },
  beforeEach: () => answering("read", missing),
  play: ({ canvasElement }) => expectTrouble(canvasElement, /없는 내용입니다/, false),
};
/** A record of which little is known shows that, and nothing that is not there. */
export const ViewEmpty: Story = {
  args: { at: "/sampleview/1" },
  beforeEach: () => stubServer(stubRecords([emptyRow()]).answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 1, name: "이름뿐인 과정" })).toBeVisible();
    await expect(page.queryByText("–")).toBeNull();
    await expect(page.queryByText("담당자")).toBeNull();
    await expect(page.queryByRole("table")).toBeNull();
  },
};

export const EditLoading = waiting(edit, "read");
export const EditFailing = broken(edit, "read");
export const EditDenied = refused(edit, "read");
/** Who may read but not change is told so before writing anything. */
export const EditOnlyRead: Story = {
  args: { at: edit },
  beforeEach: () => {
    const [record] = sampleRows(1);
    const may = { change: false, remove: false, moves: [] };
    const data = { err: 0, err_msg: "", record, may, history: [], names: {}, files: {}, extra: {} };
    return answering("read", { status: 200, data: { ...data, previous: null, next: null } });
  },
  play: ({ canvasElement }) => expectTrouble(canvasElement, /수정할 권한이 없습니다/, false),
};
/** Many lines and long texts stay inside of the form. */
export const EditLong: Story = {
  args: { at: "/samplemod/1" },
  beforeEach: () => {
    const [row] = sampleRows(1);
    const lines = Array.from({ length: 40 }, (_, at) => ({
      idx: at + 1,
      name: `준비물 ${at + 1} ${"긴 이름 ".repeat(8)}`,
      qty: 1,
      price: 1000,
    }));
    return stubServer(
      stubRecords([{ ...row, title: "아주 긴 과정 이름 ".repeat(12).trim(), sample_line: lines }]).answer,
    );
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("textbox", { name: "품목 40" })).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const CalendarLoading = waiting(calendar, "list");
export const CalendarFailing = broken(calendar, "list");
export const CalendarDenied = refused(calendar, "list");
export const CalendarEmpty: Story = {
  args: { at: calendar },
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 2, name: "2026년 3월" })).toBeVisible();
    await expect(page.queryByText(/회화/)).toBeNull();
    await expect(await page.findByText("이 기간에는 등록된 것이 없습니다.")).toBeVisible();
  },
};
/** A day of many shows the first of them and how many there are. */
export const CalendarLong: Story = {
  args: { at: calendar },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("button", { name: /, 30건$/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const StatisticsLoading = waiting(statistics, "statistics");
export const StatisticsFailing = broken(statistics, "statistics");
export const StatisticsDenied = refused(statistics, "statistics");
/** Without records every chart says so, and numbers are dashes. */
export const StatisticsEmpty: Story = {
  args: { at: statistics },
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findAllByText(/이 조건의 기록이 없습니다/)).toHaveLength(2);
    await expect(page.getByText("–")).toBeVisible();
  },
};
/** Every chart has its table below it, and all of it is taken along as a workbook. */
export const StatisticsFull: Story = {
  args: { at: statistics },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await unfoldTables(canvasElement);
    const table = within(await page.findByRole("group", { name: "종류별 과정 표" }));
    await expect(table.getByRole("row", { name: "강의 21" })).toBeVisible();
    await expect(page.getByRole("group", { name: "월별 과정 표" })).toBeVisible();
    await expect(page.getByRole("button", { name: "내려받기" })).toBeEnabled();
  },
};

export const SettingsLoading = waiting(settings, "list");
export const SettingsFailing = broken(settings, "list");
export const SettingsDenied = refused(settings, "list");
export const SettingsEmpty: Story = {
  args: { at: settings },
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/등록된 과정분류가 없습니다/)).toBeVisible();
  },
};
export const SettingsLong: Story = {
  args: { at: settings },
  beforeEach: () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({
      idx: at + 1,
      ver: 1,
      name: `분류 ${at + 1}`,
      sort: at + 1,
      is_use: true,
    }));
    return stubServer(stubRecords(rows).answer);
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("분류 100")).toBeInTheDocument();
    await expect(page.getByRole("button", { name: "100번째 줄 아래로" })).toBeDisabled();
  },
};
