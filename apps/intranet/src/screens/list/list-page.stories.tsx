import type { EntityDefinition } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { rememberStaff } from "../../store";
import { sampleList, sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { sampleRows, stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

/** Records as rows, cards or a board, with what is looked for in the address. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/ListPage",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Choose five to eight columns, the one that leads to the record first; more go into `moreColumns`.",
        "Give as filters what people ask for every week; the search covers the rest.",
        "Offer a board only with a flow, and cards where a picture or a text says more than columns.",
        "Let many be changed at once (`bulk`) where it is done every month.",
      ],
      dont: [
        "Don't make tabs of every state: three to five that are somebody's work, the others are a filter.",
        "Don't put buttons into rows; what is done with a record is on its page or in its drawer.",
        "Don't widen a table to show everything: what has no room steps back on its own.",
        "Don't hide rows by a filter that nobody set: the address says what a list shows.",
      ],
    },
  },
  args: { module: sampleModule, at: "/samples" },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

export const Rows: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("총 63건")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "교육과정" })).toBeVisible();
    await expect(page.getAllByRole("row")).toHaveLength(32);
    await expect(page.getByRole("link", { name: /비즈니스 영어 회화 중급 62기/ })).toBeVisible();
  },
};

/** A row that asks for nothing any more steps back behind the others. */
export const PastRows: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    const inkOf = (state: string) => {
      const row = page.getAllByRole("row").find((each) => within(each).queryByText(state)) as HTMLTableRowElement;
      return getComputedStyle(row.cells[1] as HTMLTableCellElement).color;
    };
    await expect(inkOf("취소")).not.toBe(inkOf("신청"));
    await expect(inkOf("승인")).toBe(inkOf("신청"));
  },
};

/** Enter looks for the words, unless it ends a Hangul syllable. */
export const Search: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const box = await page.findByRole("searchbox", { name: "검색: 제목, 메모" });
    await page.findByText("총 63건");
    await userEvent.type(box, "정보보호");
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await expect(page.getByText("총 63건")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(await page.findByText("총 13건")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "초기화" }));
    await expect(await page.findByText("총 63건")).toBeVisible();
    await waitFor(() => expect(box).toHaveValue(""));
  },
};

export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    await userEvent.keyboard("jjk");
    await expect(page.getAllByRole("row")[1]).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(page.getByText("1건 선택")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await page.findByRole("heading", { level: 1, name: /62기/ })).toBeVisible();
  },
};

/** A row opens where it is pressed; its box is for choosing it. */
export const ByPointer: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    await userEvent.click(page.getByRole("checkbox", { name: "2번째 줄 선택" }));
    await expect(page.getByText("1건 선택")).toBeVisible();
    await userEvent.click(within(page.getAllByRole("row")[2] as HTMLElement).getByText("2026-02-15"));
    await expect(await page.findByRole("heading", { level: 1, name: /62기/ })).toBeVisible();
  },
};

/** What could not be done is told, and stays selected. */
export const Bulk: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    await userEvent.click(page.getByRole("checkbox", { name: "모두 선택" }));
    const buttons = within(page.getByRole("toolbar", { name: "선택한 것 처리" })).getAllByRole("button");
    // what takes something away stands behind the rest
    await expect(buttons.slice(-3).map(({ textContent }) => textContent)).toEqual(["반려", "삭제", "선택 해제"]);
    await userEvent.click(page.getByRole("button", { name: "반려" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "반려" }));
    await expect(dialog.getByText("사유를 입력하세요.")).toBeVisible();
    const reason = dialog.getByLabelText("사유 (필수)");
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.type(reason, "일정이 겹칩니다.");
    await expect(dialog.queryByText("사유를 입력하세요.")).toBeNull();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await screen.findByText(/29건을 처리하였고, 1건은/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "확인" }));
    await waitFor(() => expect(page.getByText("1건 선택")).toBeVisible());
    // the bar goes, and the keyboard is not lost with it
    page.getByRole("button", { name: "선택 해제" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("checkbox", { name: "모두 선택" })).toHaveFocus());
  },
};

/** Once the page is selected, what fits on the other pages can be as well; the button keeps the focus and leads back. */
export const BulkOfAll: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    await userEvent.click(page.getByRole("checkbox", { name: "2번째 줄 선택" }));
    await expect(page.queryByRole("button", { name: /모두 선택$/ })).toBeNull();
    await userEvent.click(page.getByRole("checkbox", { name: "모두 선택" }));
    await userEvent.click(page.getByRole("button", { name: "조건에 맞는 63건 모두 선택" }));
    await expect(await page.findByText("63건 선택")).toBeVisible();
    await waitFor(() => expect(page.getByRole("button", { name: "이 페이지만 선택" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(page.getByText("30건 선택")).toBeVisible();
  },
};

const { sample, ...others } = sampleModule.entities;
const givenModule: typeof sampleModule = {
  ...sampleModule,
  entities: {
    ...others,
    sample: {
      ...(sample as EntityDefinition),
      fields: Object.fromEntries(
        Object.entries(sample?.fields ?? {}).map(([key, field]) => [key, { ...field, change: ["isMaster:all"] }]),
      ),
      holds: { by: ["manager"], as: "etc", given: { by: ["staff:all"], notifies: "task" } },
    },
  },
};

/** Somebody else has them in hand from now on; who that is has to be said. */
export const HandOver: Story = {
  args: { module: givenModule },
  beforeEach() {
    const place = { idx_sector: 100, idx_office: 110, idx_team: 111, idx_position: 6115, heads: [] };
    rememberStaff({ idx: 100, email: "sea@demo.test", kname: "박바다", ename: "Bada Park", ...place });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    for (const at of [1, 2]) await userEvent.click(page.getByRole("checkbox", { name: `${at}번째 줄 선택` }));
    // what somebody may not change is not offered
    await expect(page.queryByRole("button", { name: "값 바꾸기" })).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "담당 이관" }));
    const dialog = within(await screen.findByRole("dialog", { name: "담당 이관 (2건)" }));
    await userEvent.click(dialog.getByRole("button", { name: "이관" }));
    await expect(await dialog.findByText("필수 항목입니다.")).toBeVisible();
    await userEvent.type(dialog.getByRole("combobox", { name: /^이어받을 사람/ }), "김하늘{Enter}");
    await expect(dialog.queryByText("필수 항목입니다.")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "이관" }));
    await expect(await screen.findByText(/1건을 처리하였고, 1건은/)).toBeVisible();
  },
};

/** Those that are ticked are printed together; which are not is told with the reason. */
export const PrintMany: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    for (const at of [1, 2, 3]) await userEvent.click(page.getByRole("checkbox", { name: `${at}번째 줄 선택` }));
    await userEvent.click(page.getByRole("button", { name: "과정 안내문 출력" }));
    const dialog = within(await screen.findByRole("dialog", { name: "과정 안내문 출력" }));
    await expect(await dialog.findByText("63번: 없거나 삭제된 항목입니다.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "인쇄 · PDF (2건)" })).toBeEnabled();
    await expect(document.querySelectorAll("body > .sheet-paper > .record-sheet")).toHaveLength(2);
  },
};

/** A file is checked before anything is added. */
export const Import: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "가져오기" }));
    const dialog = within(await screen.findByRole("dialog"));
    // people are found by more than their names
    await expect(dialog.getByText("담당자", { exact: false, selector: "span" })).toHaveTextContent(
      "담당자 (필수): 이름, 사번 또는 이메일",
    );
    await expect(dialog.getByText(/^참여자/)).toHaveTextContent("이름, 사번 또는 이메일을 쉼표로 구분");
    // without a file it is said where one is chosen, and the keyboard is there
    await userEvent.click(dialog.getByRole("button", { name: "검사" }));
    await expect(await dialog.findByText("가져올 파일을 선택하거나 표를 붙여 넣으세요.")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: "가져올 파일 선택" })).toHaveFocus());
    const file = new File(["제목,종류"], "과정.csv", { type: "text/csv" });
    await userEvent.upload(dialog.getByLabelText("가져올 파일"), file);
    await expect(dialog.queryByText("가져올 파일을 선택하거나 표를 붙여 넣으세요.")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "검사" }));
    await expect(await dialog.findByText("수강료는 숫자로 입력하세요.")).toBeVisible();
    await expect(dialog.getByText(/제목 값이 이미 있는 줄은 그 항목을 수정하며/)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "등록 · 수정" })).toBeNull();
  },
};

/** A table is pasted in place of a file; what its rows change is seen before it is changed. */
export const ImportPasted: Story = {
  beforeEach() {
    const effects = [{ row: 1, name: "임직원 정보보호 교육", column: "수강료", before: "90000", after: "120000" }];
    const data = { err: 0, err_msg: "", added: 0, changed: 1, same: 0, errors: [], warnings: [], effects };
    const { answer } = stubRecords();
    return stubServer((config) => (config.url?.endsWith("/import") ? { status: 200, data } : answer(config)));
  },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "가져오기" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByLabelText("붙여 넣은 표"));
    await userEvent.paste("제목\t수강료\n임직원 정보보호 교육\t120,000");
    await userEvent.click(dialog.getByRole("button", { name: "검사" }));
    const seen = within(await dialog.findByRole("table", { name: /미리보기/ }));
    await expect(seen.getByRole("row", { name: /수강료 90000 120000/ })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "등록 · 수정" })).toBeVisible();
  },
};

const imported = fn();

/** Who presses twice has one check, and takes nothing in that they have not seen. */
export const ImportPressedTwice: Story = {
  beforeEach() {
    imported.mockClear();
    const { answer } = stubRecords();
    return stubServer((config) => {
      if (config.url?.endsWith("/import")) imported();
      return answer(config);
    });
  },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "가져오기" }));
    const dialog = within(await screen.findByRole("dialog"));
    const file = new File(["제목,종류"], "과정.csv", { type: "text/csv" });
    await userEvent.upload(dialog.getByLabelText("가져올 파일"), file);
    await userEvent.dblClick(dialog.getByRole("button", { name: "검사" }));
    await dialog.findByText("수강료는 숫자로 입력하세요.");
    await expect(imported).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: "검사" }));
    await waitFor(() => expect(imported).toHaveBeenCalledTimes(2));
  },
};

/** The columns that somebody chose are there the next time. */
export const Columns: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    await userEvent.click(page.getByRole("button", { name: "열 선택" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "태그" }));
    await expect(page.getByRole("columnheader", { name: "태그" })).toBeVisible();
    await expect(localStorage.getItem("columns:1:Sample-List")).toContain("tags");
  },
};

const sortedByAll = { ...sampleList, sort: sampleList.columns.map((key) => [key, "asc"] as const) };

/** Where there is no room, the last columns give way, never what leads to a record, its state or what it is sorted by first. */
export const Narrow: Story = {
  args: {
    module: { ...sampleModule, screens: [sortedByAll, ...sampleModule.screens.filter((one) => one !== sampleList)] },
  },
  decorators: [
    (Page) => (
      <div style={{ width: 560 }}>
        <Page />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const box = () => canvasElement.querySelector<HTMLElement>(".list-scroll");
    await page.findByText("총 63건");
    const gone = await page.findByText(/자리가 모자라 감춘 열/);
    await expect(box()?.scrollWidth).toBeLessThanOrEqual(box()?.clientWidth ?? 0);
    await expect(page.getByRole("columnheader", { name: /제목/ })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: /상태/ })).toBeVisible();
    const last = gone.textContent?.match(/열: ([^,.]+)/)?.[1] ?? "";
    await expect(page.queryByRole("columnheader", { name: last })).toBeNull();
    // what somebody chooses is shown, sideways where it must be
    await userEvent.click(page.getByRole("button", { name: "열 선택" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "태그" }));
    await expect(page.getByRole("columnheader", { name: last })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "태그" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

/** A name without a space, as companies have them, breaks within its card. */
export const LongNames: Story = {
  globals: { viewport: { value: "mobile1" } },
  beforeEach() {
    const { answer } = stubRecords(sampleRows(1));
    const names = { staff: { "1": "가나다라마바사아자차".repeat(6) } };
    return stubServer((config) => {
      const given = answer(config);
      return given && { ...given, data: { ...given.data, names } };
    });
  },
  async play({ canvasElement }) {
    const card = (await within(canvasElement).findByText(/^가나다라/)).closest("li") as HTMLElement;
    await expect(card.scrollWidth).toBe(card.clientWidth);
  },
};

export const Board: Story = { args: { at: "/samples?layout=board" } };
export const Cards: Story = { args: { at: "/samples?layout=cards" } };

/** A name of any length without a space stays within its card. */
export const CardsWithLongNames: Story = {
  args: {
    module: {
      ...sampleModule,
      screens: [{ ...sampleList, columns: ["title", "manager"] }, ...sampleModule.screens.slice(1)],
    },
    at: "/samples?layout=cards",
  },
  beforeEach() {
    const name = "Llanfairpw".repeat(6);
    const { answer } = stubRecords([{ idx: 1, ver: 1, title: name, idx_manager: 1, status: "draft" }]);
    return stubServer((config) => {
      const told = answer(config);
      return told && { ...told, data: { ...told.data, names: { staff: { 1: name } } } };
    });
  },
  decorators: [
    (Story) => (
      <div style={{ width: "20rem" }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const card = await waitFor(() => {
      const found = canvasElement.querySelector(".record-card");
      if (!found) throw new Error("no card yet");
      return found;
    });
    await expect(card).toHaveTextContent("담당");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(card.clientWidth).toBeLessThanOrEqual(320);
  },
};

export const Empty: Story = {
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/등록된 교육과정이 없습니다/)).toBeVisible();
  },
};

/** A tab that has some of the records alone does not say that there are none. */
export const EmptyTab: Story = {
  args: {
    module: {
      ...sampleModule,
      screens: [
        { ...sampleList, tabs: [{ key: "open", title: "미완료", where: { status: "draft" } }] },
        ...sampleModule.screens.slice(1),
      ],
    },
  },
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("‘미완료’ 탭에 교육과정이 없습니다.")).toBeVisible();
    await expect(page.queryByRole("button", { name: "조건 지우기" })).toBeNull();
  },
};

export const Failing: Story = {
  beforeEach: () =>
    stubServer(({ url }) =>
      url?.endsWith("/list") ? { status: 500, data: { err: 500, err_msg: "목록을 읽지 못했습니다." } } : undefined,
    ),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("목록을 읽지 못했습니다.");
    await expect(page.getByRole("button", { name: "다시 시도" })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: () =>
    stubServer(({ url }) =>
      url?.endsWith("/list") ? { status: 403, data: { err: 403, err_msg: "접근 권한이 없습니다." } } : undefined,
    ),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("이 목록을 볼 권한이 없습니다.");
    await expect(page.queryByRole("button", { name: "다시 시도" })).toBeNull();
  },
};

/** The head and the filters are there before the rows. */
export const Waiting: Story = {
  beforeEach: () => stubServer(({ url }) => (url?.endsWith("/list") ? new Promise(() => {}) : undefined)),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("불러오는 중…")).toBeVisible();
    await expect(page.getByRole("columnheader", { name: /제목/ })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(page.getByRole("checkbox", { name: "모두 선택" })).toBeDisabled();
  },
};

let release: (() => void) | undefined;

/** What is ticked while another list is under way is not selected in that one. */
export const Overtaken: Story = {
  beforeEach: () => {
    const rows = stubRecords();
    release = undefined;
    return stubServer((config) => {
      const answer = rows.answer(config);
      if (!answer || !JSON.stringify(config.params ?? config.data ?? "").includes("정보보호")) return answer;
      return new Promise((resolve) => {
        release = () => resolve(answer);
      });
    });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    await userEvent.type(page.getByRole("searchbox"), "정보보호{Enter}");
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
    await userEvent.click(page.getByRole("checkbox", { name: "1번째 줄 선택" }));
    await expect(page.getByText("1건 선택")).toBeVisible();
    await waitFor(() => expect(release).toBeDefined());
    release?.();
    await page.findByText("총 13건");
    await expect(page.queryByText("1건 선택")).toBeNull();
  },
};

/** More records than are counted. */
export const Many: Story = {
  beforeEach: () => {
    const rows = stubRecords();
    return stubServer((config) => {
      const answer = rows.answer(config);
      if (!answer || !config.url?.endsWith("/list")) return answer;
      return { ...answer, data: { ...answer.data, total: 10_000, more: true } };
    });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("10,000건이 넘습니다")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "마지막 페이지" }));
    await expect(await page.findByRole("button", { name: "334 페이지" })).toHaveAttribute("aria-current", "page");
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
};
