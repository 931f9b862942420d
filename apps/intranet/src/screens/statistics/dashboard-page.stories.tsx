import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useStore } from "../../store";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { broken, refused, waiting } from "../../testing/screen-states";
import { sampleRows, stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";
import { unfoldTables } from "../../testing/unfold-tables";

/** Figures, charts and first records of several entities on one page. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/DashboardPage",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Take it for figures that somebody looks at every day and that lead to work: each part opens its list.",
        "Give each panel the filters that it answers to; one that does not says `여기에 쓰이지 않는 조건`.",
        "Begin with few numbers, then charts, then the first ten records.",
      ],
      dont: [
        "Don't show a figure that leads nowhere: nobody can check it or act on it.",
        "Don't put months of a year side by side here; that is `MatrixPage`.",
        "Don't set `refresh` where nobody waits for it; it asks the server for as long as the page is open.",
        "Don't tell parts apart by colour alone: each chart has its table below.",
      ],
    },
  },
  args: { module: sampleModule, at: "/sampledashboard" },
  beforeEach() {
    signInForStories();
    // no master, who has every panel
    useStore.setState({ idx_staff: 101 });
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

export const Loading = waiting("/sampledashboard", "statistics");
export const Failing = broken("/sampledashboard", "statistics");
export const Denied = refused("/sampledashboard", "statistics");

/** Each panel has its figures, its charts with a table below each, and its first records. */
export const Panels: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const courses = within(await page.findByRole("region", { name: "과정" }));
    await expect(courses.getByText("승인율").nextSibling).toHaveTextContent("20.6%");
    await expect(courses.getByRole("group", { name: "상태별 과정 표" })).not.toBeVisible();
    await unfoldTables(canvasElement);
    await expect(within(courses.getByRole("group", { name: "상태별 과정 표" })).getAllByRole("row")).toHaveLength(6);
    await expect(courses.getByRole("group", { name: "월별 상태 표" })).toBeVisible();
    await expect(within(courses.getByRole("table", { name: "승인 대기" })).getAllByRole("row")).toHaveLength(6);
    await expect(courses.getByRole("heading", { level: 3, name: "승인 대기 총 13건" })).toBeVisible();
    await expect(page.getByRole("region", { name: "과정분류" })).toHaveTextContent("쓰는 분류100%");
    // of those whose panel it is
    await expect(page.queryByRole("region", { name: "지원팀" })).toBeNull();
    await expect(page.getByText(/기준 · 60초마다 새로 읽음/)).toBeVisible();
    await expect(page.getByText("기간: 전체")).toBeVisible();
  },
};

/** A filter is in the address and holds for all panels that know it; the others say that they do not. */
export const Filtered: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByRole("combobox", { name: "상태" }), "approved");
    const courses = within(await page.findByRole("region", { name: "과정" }));
    await waitFor(() => expect(courses.getByText("승인율").nextSibling).toHaveTextContent("100%"));
    await expect(courses.queryByText(/쓰이지 않는 조건/)).toBeNull();
    const kinds = within(page.getByRole("region", { name: "과정분류" }));
    await expect(kinds.getByText("여기에 쓰이지 않는 조건: 상태")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "초기화" }));
    await waitFor(() => expect(courses.getByText("승인율").nextSibling).toHaveTextContent("20.6%"));
  },
};

/** A part of a chart leads to the list of what it counts, with the dashboard's filters; by keyboard its table does. */
export const LeadsToTheList: Story = {
  args: { at: "/sampledashboard?start.from=2026-02-01&start.to=2026-03-20" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await unfoldTables(canvasElement);
    await expect(page.getByText("기간: 2026-02-01 ~ 2026-03-20")).toBeVisible();
    const states = within(await page.findByRole("group", { name: "상태별 과정 표" }));
    const approved = within(states.getByRole("row", { name: /승인/ })).getByRole("link");
    await expect(approved).toHaveAttribute(
      "href",
      "/samples?start.from=2026-02-01&start.to=2026-03-20&status=approved",
    );
    // the list cannot be narrowed by kind
    await expect(within(page.getByRole("group", { name: "종류별 과정 표" })).queryByRole("link")).toBeNull();
    const months = within(page.getByRole("group", { name: "월별 상태 표" }));
    const march = within(months.getByRole("row", { name: /2026-03/ })).getAllByRole("link")[0];
    await expect(march).toHaveAttribute("href", expect.stringContaining("start.from=2026-03-01&start.to=2026-03-20"));
    await userEvent.click(approved);
    await expect(await page.findByRole("heading", { level: 1, name: "교육과정" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "상태" })).toHaveValue("approved");
  },
};

/** A panel of those whose it is. */
export const OwnPanel: Story = {
  beforeEach() {
    useStore.setState({ idx_team: 6115 });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("region", { name: "지원팀" })).toHaveTextContent(/수강료[\d,]+원/);
  },
};

/** Without records every chart says so, and shares of nothing are dashes. */
export const Empty: Story = {
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findAllByText(/이 조건의 기록이 없습니다/)).toHaveLength(3);
    await expect(page.getByText("승인 대기 내역이 없습니다.")).toBeVisible();
    await expect(page.getAllByText("–").length).toBeGreaterThan(2);
  },
};

export const Long: Story = {
  beforeEach: () => {
    const rows = sampleRows(300).map((row) => ({ ...row, title: "아주 긴 과정 이름 ".repeat(12).trim() }));
    return stubServer(stubRecords(rows).answer);
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("table", { name: "승인 대기" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Losses hang below nothing, figures are as large as they come, and more parts than there are colours are drawn as one. */
export const Extreme: Story = {
  beforeEach: () => {
    const { answer } = stubRecords();
    return stubServer((config) => {
      const given = answer(config);
      if (!given || !config.url?.endsWith("/statistics")) return given;
      const { charts, lists } = given.data as { charts: Record<string, unknown>; lists: unknown };
      const months = ["2026-01", "2026-02", "2026-03"];
      const extreme = {
        ...charts,
        total: [{ by: "", value: 123_456_789_012_345 }],
        month: [{ by: "", value: -98_765_432_109 }],
        kinds: Array.from({ length: 40 }, (_, at) => ({
          by: `이름이 매우 길어 한 줄에 다 들어가지 않는 교육 분류 ${at + 1}`,
          value: at % 7 === 0 ? -3_000_000_000 : at * 1_234_567_890,
        })),
        monthStates: months.flatMap((by) =>
          Array.from({ length: 12 }, (_, at) => ({
            by,
            split: `지역 ${at + 1}`,
            value: at % 5 === 4 ? -2_000_000_000 : (at + 1) * 900_000_000,
          })),
        ),
      };
      return { ...given, data: { ...(given.data as object), charts: extreme, lists } };
    });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const months = within(await page.findByRole("region", { name: "월별 상태" }));
    await expect(months.getByText("그 밖")).toBeVisible();
    await expect(months.getAllByRole("columnheader")).toHaveLength(13);
    const zero = canvasElement.querySelector(".chart-zero")?.getBoundingClientRect();
    await expect(zero).toBeDefined();
    for (const rect of canvasElement.querySelectorAll(".chart rect")) {
      await expect(Number(rect.getAttribute("height"))).toBeGreaterThanOrEqual(0);
      await expect(Number(rect.getAttribute("x"))).toBeGreaterThanOrEqual(0);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = { ...Long, globals: { viewport: { value: "mobile1" } } };
