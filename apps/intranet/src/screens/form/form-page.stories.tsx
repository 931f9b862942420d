import type { EntityDefinition, ModuleDefinition } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { isUnsaved } from "../../controls/dialogs/unsaved";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { sampleRows, stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

/** A form for a new record, or for an existing one, made from the definition of its entity. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/FormPage",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Take it for a record of more than about eight fields, with lines or files; the definition makes it.",
        "Group fields into sections in the order in which people know the answers.",
        "Leave drafts and two people at once to it: both are kept, and each value is chosen.",
      ],
      dont: [
        "Don't ask for a confirmation before saving, unless it can't be taken back (`confirm`).",
        "Don't take a page where three fields do: `drawer` opens them over the list.",
        "Don't save by Enter: it only goes on; Ctrl+Enter and the button save.",
      ],
    },
  },
  args: { module: sampleModule, at: "/sampleadd" },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** A server that takes no new record because of one value. */
function refusing(column: string, label: string, message: string) {
  const fine = stubRecords();
  return stubServer((config) =>
    config.url?.endsWith("/add")
      ? { status: 400, data: { err: 400, err_msg: `${label}: ${message}`, fields: { [column]: message } } }
      : fine.answer(config),
  );
}

export const NewRecord: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 1, name: "교육과정 등록" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    const title = page.getByLabelText(/제목/);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription("필수 항목입니다.");
    await userEvent.type(title, "새 과정");
    await userEvent.type(page.getByLabelText("수강료"), "1234567");
    await expect(page.getByLabelText("수강료")).toHaveValue("1,234,567");
    await expect(page.getByText("24,691,340원")).toBeVisible();
  },
};

/** A person hears of all at once: what the form misses, and what only the server knows. */
export const AllAtOnce: Story = {
  beforeEach: () => refusing("price", "수강료", "예산을 넘습니다."),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "저장" }));
    await expect(page.getByLabelText(/제목/)).toHaveAccessibleDescription("필수 항목입니다.");
    await waitFor(() => expect(page.getByLabelText("수강료")).toHaveAccessibleDescription("예산을 넘습니다."));
    await userEvent.type(page.getByLabelText(/제목/), "새 과정");
    await expect(page.getByLabelText("수강료")).toHaveAccessibleDescription("예산을 넘습니다.");
  },
};

/** What the server alone writes is read once it says something; a section of nothing else is not there. */
export const NothingToRead: Story = {
  args: {
    module: {
      ...sampleModule,
      screens: sampleModule.screens.map((each) =>
        each.path === "/sampleadd"
          ? { ...each, form: [{ fields: ["title", "status"] }, { title: "합친 뒤", fields: ["merged_into"] }] }
          : each,
      ) as ModuleDefinition["screens"],
    },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("상태")).toBeVisible();
    await expect(page.queryByText("합쳐진 과정")).toBeNull();
    await expect(page.getByText("합친 뒤")).not.toBeVisible();
  },
};

/** What few write is behind one line; it is open where something is wrong in it. */
export const Rare: Story = {
  beforeEach: () => refusing("year", "귀속연도", "지난 연도입니다."),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/제목/), "새 과정");
    await userEvent.type(page.getByLabelText(/강의실/), "3층");
    const more = page.getByText("더 입력하기: 안내일시, 정산월, 귀속연도");
    await expect(page.getByLabelText("귀속연도")).not.toBeVisible();
    await userEvent.click(more);
    await expect(page.getByLabelText("귀속연도")).toBeVisible();
    await userEvent.click(more);
    await waitFor(() => expect(page.getByLabelText("귀속연도")).not.toBeVisible());
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(page.getByLabelText("귀속연도")).toHaveFocus());
    await expect(page.getByLabelText("귀속연도")).toHaveAccessibleDescription("지난 연도입니다.");
  },
};

/** A value that the address brings is in sight. */
export const RareButBrought: Story = {
  args: { at: "/sampleadd?year=2027" },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByLabelText("귀속연도")).toBeVisible();
  },
};

/** Lines are written by keyboard: Enter goes down and adds one, cells from Excel fill the rows. */
export const Lines: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "준비물 추가" }));
    const name = await page.findByRole("textbox", { name: "품목 1" });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, "교재");
    // Enter that ends a Hangul syllable adds nothing
    fireEvent.keyDown(name, { key: "Enter", isComposing: true });
    await expect(page.queryByRole("textbox", { name: "품목 2" })).toBeNull();
    await userEvent.keyboard("{Enter}");
    const second = await page.findByRole("textbox", { name: "품목 2" });
    await waitFor(() => expect(second).toHaveFocus());
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "노트\t3\t₩1,500\r\n필통\t2\t4000\r\n지우개\t약간\t300\r\n");
    second.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await expect(await page.findByRole("textbox", { name: "품목 3" })).toHaveValue("필통");
    await expect(page.getByRole("textbox", { name: "단가 2" })).toHaveValue("1,500");
    await expect(page.getByText("8,000")).toBeVisible();
    // what cannot be read is told, not lost in silence
    await screen.findByText(/읽지 못한 값은 비워 두었습니다. 직접 입력하세요: 4행 수량 '약간'/);
    await userEvent.click(page.getByRole("button", { name: "준비물 1번째 줄 삭제" }));
    await waitFor(() => expect(page.getByRole("textbox", { name: "품목 1" })).toHaveValue("노트"));
    await waitFor(() => expect(page.getByRole("button", { name: "준비물 1번째 줄 삭제" })).toHaveFocus());
  },
};

/** A new record that begins as a copy of another one: its values and lines, not its files or state. */
export const Copied: Story = {
  args: { at: "/sampleadd?copy=61" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByLabelText(/제목/)).toHaveValue("임직원 정보보호 교육 61기"));
    await expect(page.getByRole("heading", { level: 1, name: "교육과정 등록" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "품목 1" })).toHaveValue("교재");
    await expect(page.getByLabelText("수강료")).toHaveValue("122,000");
  },
};

const planned: ModuleDefinition = {
  ...sampleModule,
  entities: {
    ...sampleModule.entities,
    sample: {
      ...(sampleModule.entities.sample as EntityDefinition),
      occupies: { during: "during", people: ["helpers"], shows: "free" },
    },
  },
};

/** Below the time stands who of those that are chosen is taken then; a proposed time is taken over by a press. */
export const PlannedWithPeople: Story = {
  args: { module: planned, at: "/sampleadd?copy=61" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("박바다: 부재 (2026-03-02 09:00–10:00)")).toBeVisible();
    await expect(page.queryByRole("button", { name: "3월 6일 (금) 09:00" })).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "1일 더 보기" }));
    const later = page.getByRole("button", { name: "3월 6일 (금) 10:30" });
    await userEvent.click(later);
    await waitFor(() => expect(later).toHaveAttribute("aria-pressed", "true"));
    await expect(page.getByLabelText("교육기간 시작일")).toHaveValue("2026-03-06");
  },
};

/** Lines are taken in from a file; what could not be read is told by its row, and nothing is saved yet. */
export const LinesFromAFile: Story = {
  beforeEach() {
    signInForStories();
    const { answer } = stubRecords();
    const rows = [
      ["품목", "수량", "색"],
      ["노트", "3", "파랑"],
      ["필통", "많이", ""],
    ];
    return stubServer((asked) =>
      asked.url === "/rest/records/readTable" ? { status: 200, data: { err: 0, err_msg: "", rows } } : answer(asked),
    );
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "준비물 파일에서 가져오기" });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][accept=".xlsx,.csv"]');
    await userEvent.upload(input as HTMLInputElement, new File(["x"], "준비물.csv"));
    await expect(await page.findByRole("textbox", { name: "품목 2" })).toHaveValue("필통");
    await expect(page.getByRole("textbox", { name: "수량 1" })).toHaveValue("3");
    await expect(page.getByText("준비물.csv: 2줄을 더하고 0줄을 고쳤습니다. 아직 저장하지 않았습니다.")).toBeVisible();
    await expect(page.getByText("1행: ‘색’ 열은 이 표에 없습니다.")).toBeVisible();
    await expect(page.getByText("3행 수량: ‘많이’를 읽지 못했습니다.")).toBeVisible();
  },
};

/** Who saves while a chosen file is still being sent: the form waits for it, and is not saved where it could not be sent. */
export const SavedWhileAFileIsSent: Story = {
  args: { at: "/sampleadd?copy=61" },
  async play({ canvasElement }) {
    signInForStories();
    const { answer, sent } = stubRecords();
    const uploads: ((answer: { status: number; data: object }) => void)[] = [];
    const undo = stubServer((asked) =>
      asked.url === "/rest/records/uploadFile" ? new Promise((resolve) => uploads.push(resolve)) : answer(asked),
    );
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByLabelText(/제목/)).toHaveValue("임직원 정보보호 교육 61기"));
    await userEvent.type(page.getByRole("textbox", { name: /강의실/ }), "3층");
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file][aria-label='첨부파일']");
    const save = page.getByRole("button", { name: "저장" });
    await userEvent.upload(input as HTMLInputElement, new File(["x"], "계획서.pdf"));
    await userEvent.click(save);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await expect(save).toBeDisabled();
    uploads.pop()?.({ status: 500, data: { err: 500, err_msg: "보내지 못했습니다." } });
    await waitFor(() => expect(save).toBeEnabled());
    await expect(sent).toEqual([]);
    await userEvent.upload(input as HTMLInputElement, new File(["x"], "계획서.pdf"));
    await userEvent.click(save);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await expect(sent).toEqual([]);
    uploads.pop()?.({ status: 200, data: { err: 0, err_msg: "", idx: 77, name: "계획서.pdf", size: 1, mime: "" } });
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]?.body).toMatchObject({ values: { papers: [77] } });
    undo();
  },
};

/** A chosen record fills in what it knows, lines too, but nothing that somebody wrote; another one takes its place. */
export const FilledByAChoice: Story = {
  args: { at: "/sampleadd?parent=63&room=가람실" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByLabelText("수강료")).toHaveValue("120,000"));
    await expect(page.getByLabelText(/강의실/)).toHaveValue("가람실");
    await expect(page.getByRole("textbox", { name: "품목 1" })).toHaveValue("교재");
    await expect(page.getByRole("textbox", { name: "단가 1" })).toHaveValue("15,000");
    // nothing of it is written by somebody, who may leave without being asked
    await expect(isUnsaved()).toBe(false);
    const memo = page.getByLabelText("메모");
    await userEvent.clear(memo);
    await userEvent.type(memo, "우리 반만의 메모");
    const parent = page.getByRole("combobox", { name: "상위과정" });
    await userEvent.click(parent);
    await userEvent.click(await screen.findByRole("option", { name: /60기/ }));
    await waitFor(() => expect(page.getByLabelText("수강료")).toHaveValue("123,000"));
    await expect(memo).toHaveValue("우리 반만의 메모");
  },
};

/** A draft is one of its address: other stories on the same page have none. */
const DRAFT = "draft:1:Sample-Add:new kind=video";

/** What was written before the session was lost is there again. */
export const Draft: Story = {
  args: { at: "/sampleadd?kind=video" },
  beforeEach() {
    const values = { title: "쓰다 만 과정" };
    localStorage.setItem(DRAFT, JSON.stringify({ values, at: new Date().toISOString() }));
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByLabelText(/제목/)).toHaveValue("쓰다 만 과정");
    await userEvent.click(page.getByRole("button", { name: "버리고 처음부터" }));
    await expect(page.getByLabelText(/제목/)).toHaveValue("");
    await expect(localStorage.getItem(DRAFT)).toBeNull();
  },
};

/** What a record has from an earlier choice goes with it, also where the choice was made before the form was opened. */
export const FilledAnew: Story = {
  args: { at: "/sampleadd?kind=video" },
  beforeEach() {
    const values = { title: "61기", idx_parent: 63, price: 120_000, memo: "우리 반만의 메모" };
    localStorage.setItem(DRAFT, JSON.stringify({ values, at: new Date().toISOString() }));
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByLabelText("수강료")).toHaveValue("120,000");
    await userEvent.click(page.getByRole("combobox", { name: "상위과정" }));
    await userEvent.click(await screen.findByRole("option", { name: /60기/ }));
    await waitFor(() => expect(page.getByLabelText("수강료")).toHaveValue("123,000"));
    await expect(page.getByLabelText("메모")).toHaveValue("우리 반만의 메모");
    localStorage.removeItem(DRAFT);
  },
};

const stale = stubRecords(sampleRows(3));

/** Somebody else saved first: both versions are shown, and for each value one is chosen. */
export const Stale: Story = {
  args: { at: "/samplemod/2" },
  beforeEach: () => stubServer(stale.answer),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const title = await page.findByLabelText(/제목/);
    await userEvent.clear(title);
    await userEvent.type(title, "내가 고친 제목");
    await userEvent.type(page.getByLabelText(/메모/), " 고침");
    Object.assign(stale.rows[1] ?? {}, { title: "남이 고친 제목", ver: 2 });
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    await userEvent.click(await screen.findByRole("button", { name: "확인" }));
    const dialog = within(await screen.findByRole("dialog", { name: "다른 사용자가 먼저 수정했습니다" }));
    await expect(dialog.getByText("남이 고친 제목")).toBeVisible();
    await userEvent.click(dialog.getAllByRole("radio", { name: "저장된 값 쓰기" })[0] as HTMLElement);
    await userEvent.click(dialog.getByRole("button", { name: "고른 값으로 저장" }));
    await userEvent.click(await screen.findByRole("button", { name: "확인" }));
    await waitFor(() => expect(stale.rows[1]).toMatchObject({ title: "남이 고친 제목", ver: 3 }));
    await expect(stale.rows[1]?.memo).toMatch(/고침$/);
  },
};

/** Enter in a field saves nothing; the server's words stand at their field, and nowhere else. */
export const Refused: Story = {
  beforeEach: () => refusing("title", "제목", "이미 있는 값입니다."),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const title = await page.findByLabelText(/제목/);
    await userEvent.type(title, "새 과정{Enter}");
    await userEvent.type(page.getByLabelText(/강의실/), "3층");
    await expect(title).not.toHaveAttribute("aria-invalid");
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(title).toHaveAccessibleDescription("이미 있는 값입니다."));
    await expect(screen.getAllByText(/이미 있는 값입니다/)).toHaveLength(1);
    await expect(screen.queryByText(/고칠 곳이/)).toBeNull();
    await expect(title).toHaveValue("새 과정");
  },
};

/** Lines that are cards are written like those in rows: Enter goes on, cells from Excel fill them. */
export const LineCards: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "면담 추가" }));
    const minutes = await page.findByRole("textbox", { name: "시간 1" });
    await userEvent.type(minutes, "30{Enter}");
    await expect(await page.findByRole("textbox", { name: "시간 2" })).toBeVisible();
    const said = page.getByRole("textbox", { name: "내용 1" });
    await userEvent.type(said, "첫 줄{Enter}둘째 줄");
    await expect(said).toHaveValue("첫 줄\n둘째 줄");
    // as wide as the card
    const card = said.closest("tr") as HTMLElement;
    await expect(said.closest("td")?.clientWidth).toBeGreaterThan(card.clientWidth * 0.9);
    await expect(page.getByText("합계").closest("tr")).toHaveTextContent("30");
  },
};

/** Columns of lines that are closed to the person are read; without a column that every line needs, none is added. */
export const ClosedColumns: Story = {
  args: { at: "/samplemod/2" },
  beforeEach() {
    const { answer } = stubRecords(sampleRows(3));
    return stubServer((config) => {
      const given = answer(config);
      if (!config.url?.endsWith("/read") || !given) return given;
      const data = given.data as { may: object };
      return { ...given, data: { ...data, may: { ...data.may, closed: ["sample_line.name", "sample_line.qty"] } } };
    });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const price = await page.findByRole("textbox", { name: "단가 1" });
    const line = within(price.closest("tr") as HTMLElement);
    await expect(line.getByText("교재")).toBeVisible();
    await expect(line.getAllByRole("textbox")).toEqual([price]);
    await expect(page.queryByRole("button", { name: /준비물 (추가|1번째 줄 삭제)/ })).toBeNull();
    await userEvent.type(price, "{Enter}");
    await expect(page.queryByRole("textbox", { name: "단가 2" })).toBeNull();
  },
};
