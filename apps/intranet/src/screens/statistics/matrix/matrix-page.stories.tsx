import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { sampleModule } from "../../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../../testing/screen-frame";
import { stubRecords } from "../../../testing/stub-records";
import { stubServer } from "../../../testing/stub-server";

/** Figures of a year by months, a row for each unit. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/MatrixPage",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Take it for figures of a year by months, of units: target, result, and the year before.",
        "Let a row open by `under` into what it is made of: an office into its teams.",
        "Give every measure its list by `leads`; a figure that is doubted is opened.",
        "Show one measure at a time by `isOneMeasure` where rows are customers or people: each is one line then.",
      ],
      dont: [
        "Don't use it for other columns than months, quarters or the running total.",
        "Don't put more than about four measures into a row; it becomes a table that nobody compares.",
        "Don't use it for entering figures: it only shows what records add up to.",
      ],
    },
  },
  args: { module: sampleModule, at: "/samplematrix?year=2026" },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** Each row has a line for each measure, the share of the target and the year before; the last row is all of them. */
export const Months: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("2026년")).toBeVisible();
    await expect(await page.findAllByRole("columnheader")).toHaveLength(14);
    await expect(page.getAllByRole("rowheader", { name: "달성률" })).toHaveLength(4);
    await expect(page.getAllByRole("rowheader", { name: "실적 (전년)" })).toHaveLength(4);
    await expect(page.getByText("합계")).toBeVisible();
    await expect(page.getAllByText("62.5%")[0]).toBeVisible();
  },
};

/** By quarters and added up; the address has it. */
export const Steps: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("합계");
    await userEvent.click(page.getByText("분기"));
    await page.findByRole("columnheader", { name: "1분기" });
    await expect(page.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "담당자",
      ...["1분기", "2분기", "3분기", "4분기", "연간"],
    ]);
    await userEvent.click(page.getByText("누계"));
    await expect(await page.findByRole("columnheader", { name: "12월" })).toBeVisible();
  },
};

/** A figure leads to its records, and says how much of it the reader may open; so does the list. */
export const Drill: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const [figure] = await page.findAllByRole("link", { name: /조회 가능 .*원 \/ 전체 .*원/ });
    if (!figure) throw new Error("there is no figure");
    await userEvent.click(figure);
    await expect(await page.findByRole("heading", { level: 1, name: "교육과정" })).toBeVisible();
    await expect(page.getByText(/^조회 가능 .*원 \/ 전체 .*원$/)).toBeVisible();
  },
};

/** The arrows go from cell to cell, past what leads nowhere. */
export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const links = await page.findAllByRole("link", { name: /조회 가능/ });
    links[0]?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(document.activeElement?.closest("tr")?.querySelector("th")).toHaveTextContent("실적 (전년)");
    await userEvent.keyboard("{ArrowUp}");
    await expect(links[0]).toHaveFocus();
  },
};

/** A row opens into what is below it, and the way back is there. */
export const Open: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("link", { name: /김하늘.* ›/ }));
    await userEvent.click(await page.findByRole("link", { name: "‹ 전체 담당자" }));
    await expect(await page.findByRole("link", { name: /김하늘.* ›/ })).toBeVisible();
  },
};

/** Where a screen has several rows and shows one measure at a time, both are chosen, and are in the address. */
export const OneMeasure: Story = {
  args: { at: "/sampletotals?year=2026" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const table = await page.findByRole("group", { name: "수강료 집계 표" });
    const heads = () =>
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent);
    await expect([heads()[0], ...heads().slice(-2)]).toEqual(["담당자", "연간", "전년비"]);
    // a row is one line
    await expect(within(table).queryByRole("rowheader", { name: "실적" })).toBeNull();
    await expect(page.getByRole("heading", { level: 2, name: "2026년 실적" })).toBeVisible();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "값" }), "과정");
    await expect(await page.findByRole("heading", { level: 2, name: "2026년 과정" })).toBeVisible();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "줄" }), "종류별");
    // what is not counted by those rows is not offered
    await expect(await page.findByRole("columnheader", { name: "종류" })).toBeVisible();
    const offered = within(page.getByRole("combobox", { name: "값" })).getAllByRole("option");
    await expect(offered.map(({ textContent }) => textContent)).toEqual(["실적", "모두"]);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "값" }), "모두");
    await expect((await page.findAllByRole("rowheader", { name: "실적" })).length).toBeGreaterThan(0);
  },
};

/** A measure of other records that a filter does not narrow is named, so that nobody compares it with the others. */
export const Unheard: Story = {
  args: { at: "/sampletotals?year=2026&measure=all&status=approved" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("조건을 쓰지 않는 값: 분류(상태)")).toBeVisible();
  },
};

/** Of very many rows the first are drawn, with the sum of all; the others are one press away. */
export const Many: Story = {
  args: { at: "/sampletotals?year=2026" },
  beforeEach() {
    const { answer } = stubRecords();
    const people = Array.from({ length: 500 }, (_, at) => ({ by: `직원 ${1000 + at}`, byIdx: at + 1, value: 2 }));
    const sold = people.map((one) => ({ ...one, split: "2026-01" }));
    return stubServer((config) =>
      config.url?.endsWith("/statistics")
        ? { status: 200, data: { err: 0, err_msg: "", charts: { sold }, lists: {} } }
        : answer(config),
    );
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const table = await page.findByRole("group", { name: "수강료 집계 표" });
    const rows = () => within(table).getAllByRole("rowheader");
    await expect(rows()).toHaveLength(401);
    await expect(rows().at(-1)).toHaveTextContent("합계");
    await expect(within(table).getAllByText("1,000")[0]).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "나머지 100줄도 보기" }));
    await expect(rows()).toHaveLength(501);
  },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

export const Empty: Story = {
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/이 해의 기록이 없습니다/)).toBeVisible();
  },
};
