import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../testing/sample-module";
import { ScreenFrame, signInForStories } from "../testing/screen-frame";
import { broken, refused, waiting } from "../testing/screen-states";
import { emptyRow, sampleRows, stubRecords } from "../testing/stub-records";
import { stubServer } from "../testing/stub-server";

/** Screens that are tabs of one page: lists, forms and pages of a record, each with its own address. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/Tabs",
  component: ScreenFrame,
  parameters: {
    code: ["apps/intranet/src/screens/screen-tabs.tsx"],
    use: {
      do: [
        "Take tabs for one record whose parts are filled in by different people or at different times.",
        "Take them for lists of one subject that people go to and fro between; each has its own address.",
        "Keep the names short: on a phone the strip has room for about four.",
      ],
      dont: [
        "Don't split one form that is filled in at once: each tab saves its own part alone.",
        "Don't use tabs for steps in an order; a flow with its moves says what comes next.",
        "Don't use them as filters: narrower lists of the same records are `tabs` of the list.",
      ],
    },
  },
  args: { module: sampleModule },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

const list = "/samplelist_tab1";
const edit = "/samplemod_tab1/62";
const view = "/sampletab1/62";

const tabsIn = async (canvas: HTMLElement) => within(await within(canvas).findByRole("navigation", { name: "탭" }));

export const ListLoading = waiting(list, "list");
export const ListFailing = broken(list, "list");
export const ListDenied = refused(list, "list");
export const ListEmpty: Story = {
  args: { at: list },
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/등록된 교육과정이 없습니다/)).toBeVisible();
    await expect((await tabsIn(canvasElement)).getAllByRole("link")).toHaveLength(2);
  },
};
/** The tabs stay where the list is long, and each is a list of its own: with its title, columns and address. */
export const ListOpen: Story = {
  args: { at: `${list}?page=2` },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("총 63건")).toBeVisible();
    const tabs = await tabsIn(canvasElement);
    await expect(tabs.getByRole("link", { name: "진행 과정" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(tabs.getByRole("link", { name: "영상 과정" }));
    await expect(await page.findByRole("heading", { level: 1, name: "영상 과정" })).toBeVisible();
    await expect((await tabsIn(canvasElement)).getByRole("link", { name: "영상 과정" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await waitFor(() => expect(page.queryByRole("columnheader", { name: "종류" })).toBeNull());
  },
};
export const ListLong: Story = {
  args: { at: list },
  beforeEach: () => {
    const rows = sampleRows(30).map((row) => ({ ...row, title: "아주 긴 과정 이름 ".repeat(12).trim() }));
    return stubServer(stubRecords(rows).answer);
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText("총 30건")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const EditLoading = waiting(edit, "read");
export const EditFailing = broken(edit, "read");
export const EditDenied = refused(edit, "read");
/** Each tab has its part of the record, and saves that alone. */
export const EditOpen: Story = {
  args: { at: edit },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("textbox", { name: /제목/ })).toHaveValue("비즈니스 영어 회화 중급 62기");
    await expect(page.queryByRole("textbox", { name: "수강료" })).toBeNull();
    await userEvent.click((await tabsIn(canvasElement)).getByRole("link", { name: "비용" }));
    await expect(await page.findByRole("heading", { level: 1, name: "비용 수정" })).toBeVisible();
    // no field of this tab says whose costs they are
    await expect(await page.findByText("비즈니스 영어 회화 중급 62기")).toBeVisible();
    const price = await page.findByRole("textbox", { name: "수강료" });
    await userEvent.clear(price);
    await userEvent.type(price, "90000");
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    // the tab stays open
    await waitFor(() => expect(screen.getByText("저장하였습니다.")).toBeVisible());
    await expect(page.getByRole("heading", { level: 1, name: "비용 수정" })).toBeVisible();
  },
};
export const EditLong: Story = {
  args: { at: "/samplemod_tab1/1" },
  beforeEach: () => {
    const [row] = sampleRows(1);
    return stubServer(stubRecords([{ ...row, title: "아주 긴 과정 이름 ".repeat(12).trim() }]).answer);
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("textbox", { name: /제목/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ViewLoading = waiting(view, "read");
export const ViewFailing = broken(view, "read");
export const ViewDenied = refused(view, "read");
/** The tabs of a record are links; the one that is open says so. */
export const ViewOpen: Story = {
  args: { at: view },
  async play({ canvasElement }) {
    const tabs = await tabsIn(canvasElement);
    await expect(tabs.getByRole("link", { name: "기본 정보" })).toHaveAttribute("aria-current", "page");
    await expect(tabs.getByRole("link", { name: "비용" })).toHaveAttribute("href", "/sampletab2/62");
  },
};
export const ViewEmpty: Story = {
  args: { at: "/sampletab2/1" },
  beforeEach: () => stubServer(stubRecords([emptyRow()]).answer),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText("입력된 내용이 없습니다.")).toBeVisible();
  },
};
/** Nothing is said to be empty where there is something else to see. */
export const ViewEmptyAboveOthers: Story = {
  args: { at: "/sampletab1/1" },
  beforeEach: () => stubServer(stubRecords([emptyRow()]).answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("region", { name: "하위과정" })).toBeVisible();
    await expect(page.getByText("입력된 내용이 없습니다.")).not.toBeVisible();
  },
};
