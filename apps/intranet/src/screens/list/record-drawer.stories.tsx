import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { rememberStaff } from "../../store";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

/** A record over its list: read, added and changed without leaving the list. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/RecordDrawer",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Take it for records that are read one after the other and have one screen of content.",
        "Let `j` and `k` go on to the neighbours: they follow the filters and the order of the list.",
        "Send its address: the part behind the `#` opens the same record over the same list.",
      ],
      dont: [
        "Don't take it for records with tabs, many lines or long texts; they need a page.",
        "Don't open a drawer from a drawer: what asks from there is a popup over it.",
        "Don't take away the list below to make room; closing has to lead back to the same row.",
      ],
    },
  },
  args: { module: sampleModule, at: "/sampledrawer" },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

const drawer = (name: RegExp | string) => screen.findByRole("dialog", { name });

/** A row opens over the list; Escape closes it, and the row has the focus again. */
export const Read: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("link", { name: /중급 62기/ }));
    const opened = within(await drawer(/중급 62기/));
    await expect(await opened.findByText("지난 기수의 설문을 먼저 읽습니다.", { exact: false })).toBeVisible();
    await expect(opened.getByRole("button", { name: "승인" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(page.getByRole("heading", { level: 1, name: "과정 신청" })).toBeVisible();
    await waitFor(() => expect(page.getByRole("link", { name: /중급 62기/ })).toHaveFocus());
  },
};

const byManager = {
  ...sampleModule,
  screens: sampleModule.screens.map((screen) =>
    screen.path === "/sampledrawer" ? { ...screen, leads: "manager" } : screen,
  ),
};

/** Where the rows begin with whom they are about, so does what is opened. */
export const OfWhom: Story = {
  args: { module: byManager, at: "/sampledrawer#62" },
  async play() {
    await drawer("박바다 Bada Park · 비즈니스 영어 회화 중급 62기");
  },
};

/** j and k go on to the neighbours in the list, also while Hangul is typed; the row of the last one has the focus then. */
export const ByKeyboard: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    await userEvent.keyboard("jj{Enter}");
    await within(await drawer(/중급 62기/)).findByText("하위과정");
    const press = async (code: string, key: string) => {
      await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
      fireEvent.keyDown(document.activeElement as Element, { code, key });
    };
    await press("KeyJ", "ㅓ");
    await within(await drawer(/교육 61기/)).findByText("하위과정");
    await press("KeyK", "ㅏ");
    await within(await drawer(/중급 62기/)).findByText("하위과정");
    await press("KeyJ", "j");
    await within(await drawer(/교육 61기/)).findByText("하위과정");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.getByRole("link", { name: /교육 61기/ })).toHaveFocus());
  },
};

/** What the address has is open at once; changing it goes back to it. */
export const Change: Story = {
  args: { at: "/sampledrawer?status=requested#62" },
  async play({ canvasElement }) {
    await userEvent.click(await within(await drawer(/중급 62기/)).findByRole("button", { name: "수정" }));
    const form = within(await drawer("과정 신청 수정"));
    const title = await form.findByLabelText(/제목/);
    await userEvent.clear(title);
    await userEvent.type(title, "고급 회화");
    await userEvent.click(form.getByRole("button", { name: "저장" }));
    await drawer("고급 회화");
    await expect(await within(canvasElement).findByText("고급 회화")).toBeVisible();
    await expect(within(canvasElement).getByText("총 13건")).toBeVisible();
  },
};

export const Add: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole("link", { name: "등록" }));
    const form = within(await drawer("과정 신청 등록"));
    await userEvent.click(form.getByRole("button", { name: "저장" }));
    const title = form.getByLabelText(/제목/);
    await expect(title).toHaveAccessibleDescription("필수 항목입니다.");
    await userEvent.type(title, "새 과정");
    await userEvent.click(form.getByRole("button", { name: "저장" }));
    await drawer("새 과정");
    await expect(await within(canvasElement).findByText("총 64건")).toBeVisible();
  },
};

/** A move asks over the drawer: Escape closes what is on top alone. Once it is made, the keyboard is in the record still. */
export const Move: Story = {
  args: { at: "/sampledrawer#62" },
  async play() {
    const opened = await drawer(/중급 62기/);
    await userEvent.click(await within(opened).findByRole("button", { name: "반려" }));
    await drawer("반려");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "반려" })).toBeNull());
    await expect(opened).toBeVisible();
    await userEvent.click(within(opened).getByRole("button", { name: "반려" }));
    const asked = within(await drawer("반려"));
    await userEvent.type(asked.getByRole("textbox"), "일정이 겹칩니다.");
    await userEvent.click(asked.getByRole("button", { name: "반려" }));
    await waitFor(() => expect(within(opened).queryByRole("button", { name: "반려" })).toBeNull());
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  },
};

/** On a phone it is as wide as the page. */
export const Phone: Story = {
  args: { at: "/sampledrawer#62" },
  globals: { viewport: { value: "mobile1" } },
  async play() {
    const opened = await drawer(/중급 62기/);
    await waitFor(() => expect(opened.getBoundingClientRect().width).toBe(window.innerWidth));
  },
};

/** Of what is not there, or is not for the reader, the drawer says so. */
export const Missing: Story = {
  args: { at: "/sampledrawer#999" },
  async play() {
    await expect(await within(await drawer("과정 신청")).findByRole("alert")).toBeVisible();
  },
};

/** Further lists of a page stand in a strip, for whoever may open them; buttons lead to screens that no menu has. */
export const Lists: Story = {
  beforeEach() {
    const place = { idx_sector: 100, idx_office: 110, idx_team: 111, idx_position: 6111, heads: [] };
    rememberStaff({ idx: 100, email: "sea@demo.test", kname: "박바다", ename: "Bada Park", ...place });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("총 63건");
    await expect(page.getByRole("link", { name: "공지사항" })).toBeVisible();
    await expect(page.queryByRole("link", { name: "추가수당 단가" })).toBeNull();
    const strip = within(page.getByRole("navigation", { name: "목록" }));
    await expect(strip.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["과정 신청", "분류"]);
    await userEvent.click(strip.getByRole("link", { name: "분류" }));
    await expect(await page.findByRole("heading", { level: 1, name: "분류" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "조건 지우기" })).toBeNull();
    await userEvent.click(
      within(page.getByRole("navigation", { name: "목록" })).getByRole("link", { name: "과정 신청" }),
    );
    // the page is made anew, and with it the element
    await waitFor(() => expect(page.getByText("총 63건")).toBeVisible());
  },
};
