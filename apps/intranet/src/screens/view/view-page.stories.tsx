import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useStore } from "../../store";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

const sent = fn();

/** One record, to be read: its moves, files and history, and what people say about it. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/ViewPage",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Take it for a record that others are sent to: its address, its paper, its comments and its history.",
        "Put first what decides whether one reads on: state, who, until when.",
        "Show what links to it as `related`, ten at a time, with a button that adds one.",
      ],
      dont: [
        "Don't take it for a record of five fields: the `drawer` of its list shows them sooner.",
        "Don't repeat the fields of a linked record; its name leads there.",
        "Don't build buttons of your own for a move: its flow says who may do what in which state.",
      ],
    },
  },
  args: { module: sampleModule, at: "/sampleview/62" },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

export const Record: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 1, name: /비즈니스 영어 회화 중급 62기/ })).toBeVisible();
    await userEvent.click(page.getByText("이력 2건"));
    await expect(page.getByText("제목, 담당자")).toBeVisible();
    // what leads back or ends it all is not beside what one does next
    await expect(page.queryByText("철회")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "더보기" }));
    await expect(await screen.findByRole("menuitem", { name: "철회" })).toBeVisible();
    const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    // what takes away is last and below a line, and the button of them all is last, too
    await expect(items.at(-1)).toBe("삭제");
    await expect(screen.getByRole("separator").nextElementSibling).toHaveTextContent("삭제");
    await userEvent.keyboard("{Escape}");
    const buttons = within(page.getByRole("button", { name: "더보기" }).parentElement as HTMLElement);
    const named = buttons.getAllByRole("button").map(({ textContent }) => textContent);
    await expect([named[0], named.at(-1)]).toEqual(["승인", "더보기"]);
    await userEvent.click(page.getByRole("button", { name: "반려" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("사유 (필수)"), "일정이 겹칩니다.");
    await userEvent.click(dialog.getByRole("button", { name: "반려" }));
    // a toast comes in slowly
    await waitFor(() => expect(screen.getByText("‘반려’ 상태로 저장하였습니다.")).toBeVisible());
  },
};

/** Of two who decide at once the second one is told, and sees what the first has done. */
export const SomebodyWasFaster: Story = {
  beforeEach() {
    const { answer } = stubRecords();
    return stubServer((config) => {
      if (!config.url?.endsWith("/move")) return answer(config);
      answer(config);
      return { status: 409, data: { err: 409, err_msg: "다른 사용자가 먼저 수정했습니다." } };
    });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "승인" }));
    await expect(await screen.findByText("다른 사용자가 먼저 수정했습니다.")).toBeInTheDocument();
    await waitFor(() => expect(page.queryByRole("button", { name: "승인" })).toBeNull());
  },
};

/** What a move requires of its fields is marked, and asked for where it is missing. */
export const MoveThatRequires: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "더보기" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "철회" }));
    const dialog = within(await screen.findByRole("dialog", { name: "철회" }));
    const memo = dialog.getByRole("textbox", { name: /메모/ });
    await expect(memo).toBeRequired();
    // what is asked for has the keyboard, and not the button that closes it
    await waitFor(() => expect(memo).toHaveFocus());
    await userEvent.clear(memo);
    await userEvent.click(dialog.getByRole("button", { name: "철회" }));
    await waitFor(() => expect(memo).toHaveFocus());
    await expect(memo).toHaveAccessibleDescription(/필수 항목입니다\.$/);
    await userEvent.type(memo, "다음 분기에 엽니다.");
    await userEvent.click(dialog.getByRole("button", { name: "철회" }));
    await waitFor(() => expect(screen.getByText(/저장하였습니다/)).toBeVisible());
  },
};

/** What links to a record is counted below it, a page at a time, and another one begins with the link. */
export const Related: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const below = within(await page.findByRole("region", { name: "하위과정" }));
    await expect(below.getByRole("heading", { name: /총 12건/ })).toBeVisible();
    await expect(below.getAllByRole("row")).toHaveLength(11);
    // twelve of 120,000 won and what each is more: 2,000 to 13,000
    await expect(below.getByText("합계: 수강료 1,530,000")).toBeVisible();
    await userEvent.click(below.getByRole("button", { name: "2 페이지" }));
    await waitFor(() => expect(below.getAllByRole("row")).toHaveLength(3));
    await userEvent.click(below.getByRole("link", { name: "하위과정 등록" }));
    await expect(await page.findByRole("heading", { level: 1, name: "교육과정 등록" })).toBeVisible();
    await waitFor(() => expect(page.getByLabelText("상위과정")).toHaveValue("비즈니스 영어 회화 중급 62기"));
  },
};

/** Where others are kept from the reader, the sum says of what it is; a row opens where it is pressed. */
export const RelatedInPart: Story = {
  beforeEach() {
    const { answer } = stubRecords();
    return stubServer((call) => {
      const told = answer(call);
      return told && call.url?.endsWith("/related") ? { ...told, data: { ...told.data, others: 2 } } : told;
    });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const below = within(await page.findByRole("region", { name: "하위과정" }));
    await expect(below.getByRole("heading", { name: /총 12건 · 비공개 2건/ })).toBeVisible();
    await expect(below.getByText("조회 가능한 내역 합계: 수강료 1,530,000")).toBeVisible();
    await userEvent.click(below.getAllByRole("cell")[1] as HTMLElement);
    await expect(await page.findByRole("heading", { level: 1, name: /61기/ })).toBeVisible();
  },
};

/** What a record has none of takes no more room than the button that adds one. */
export const RelatedNone: Story = {
  args: { at: "/sampleview/30" },
  async play({ canvasElement }) {
    const below = await within(canvasElement).findByRole("region", { name: "하위과정" });
    await expect(below).toHaveTextContent(/^하위과정 없음등록$/);
    await expect(below.getBoundingClientRect().height).toBeLessThan(48);
  },
};

/** A sheet of the record is shown as it comes onto paper, which has nothing else while it is there. */
export const Printed: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "과정 안내문 출력" }));
    const dialog = within(await screen.findByRole("dialog", { name: "과정 안내문 출력" }));
    await expect(await dialog.findByRole("heading", { level: 2, name: "과정 안내문" })).toBeVisible();
    await expect(dialog.getByRole("cell", { name: "교재" })).toBeVisible();
    await expect(dialog.queryByText(/지난 기수의 설문/)).toBeNull();
    await expect(document.querySelectorAll("body > .sheet-paper > .record-sheet")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector(".sheet-paper")).toBeNull());
  },
};

/** Lines that say much are a card each, with what is added up below them. */
export const LineCards: Story = {
  async play({ canvasElement }) {
    const cards = within(await within(canvasElement).findByRole("region", { name: "면담 2건" }));
    await expect(cards.getAllByRole("listitem")).toHaveLength(2);
    await expect(cards.getByText(/첫 수업을 함께 준비하였습니다/)).toBeVisible();
    await expect(cards.getByText("시간 합계").nextSibling).toHaveTextContent("60");
  },
};

/** What people say: answers stand below what they answer; who has just said something changes and removes it. */
export const Comments: Story = {
  beforeEach() {
    signInForStories();
    const me = useStore.getState().idx_staff;
    const records = stubRecords();
    const now = new Date().toISOString();
    const first = { idx: 1, ver: 1, idx_writer: 999, content: "자료를 올렸습니다.", wdate: "2026-03-02T01:00:00Z" };
    const empty = { mentions: null, files: null, idx_parent: null, is_internal: false, mdate: null };
    const list = [
      { ...empty, ...first },
      { ...empty, idx: 2, ver: 1, idx_writer: me, content: "고맙습니다.", wdate: now, idx_parent: 1 },
    ];
    sent.mockClear();
    return stubServer((config) => {
      const [, part] = /^\/rest\/records\/sample_comment\/(\w+)$/.exec(config.url ?? "") ?? [];
      if (part === "list") {
        const names = { staff: { "999": "한결 (Han)", [me]: "김하늘 (Kim)" } };
        return { status: 200, data: { err: 0, err_msg: "", list, names, files: {}, total: 2, more: false, sums: {} } };
      }
      if (part === undefined) return records.answer(config);
      sent(part, JSON.parse(String(config.data)));
      return { status: 200, data: { err: 0, err_msg: "", idx: 3, ver: 1 } };
    });
  },
  async play({ canvasElement }) {
    const page = within(await within(canvasElement).findByRole("region", { name: "댓글" }));
    const [first, second] = (await page.findAllByRole("listitem")) as [HTMLElement, HTMLElement];
    await expect(within(first).queryByRole("button", { name: "고치기" })).toBeNull();
    await userEvent.click(within(first).getByRole("button", { name: "답글" }));
    await userEvent.type(within(first).getByRole("textbox"), "저도 봤습니다.");
    await userEvent.click(within(first).getByRole("button", { name: "남기기" }));
    const answered = { idx_sample: 62, content: "저도 봤습니다.", mentions: [], files: [], idx_parent: 1 };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith("add", { values: answered }));
    await userEvent.click(within(second).getByRole("button", { name: "고치기" }));
    await userEvent.type(within(second).getByRole("textbox"), "!");
    await userEvent.click(within(second).getByRole("button", { name: "남기기" }));
    const changed = { content: "고맙습니다.!", mentions: [], files: [] };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith("change", { idx: 2, ver: 1, values: changed }));
    await userEvent.click(page.getByRole("checkbox", { name: "담당자만 보기" }));
    await userEvent.type(page.getByRole("textbox", { name: "댓글 쓰기" }), "우리끼리");
    await userEvent.click(page.getAllByRole("button", { name: "남기기" }).at(-1) as HTMLElement);
    const note = { idx_sample: 62, content: "우리끼리", mentions: [], files: [], is_internal: true };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith("add", { values: note }));
  },
};
