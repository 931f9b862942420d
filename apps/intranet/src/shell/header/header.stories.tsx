import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { signInForStories } from "../../testing/screen-frame";
import { Address, address, inShell, shellAnswer } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { Bell } from "./bell";
import { DailyBanner } from "./daily-banner";
import { MyBox } from "./my-box";
import { StaffSearch } from "./staff-search";
import { Ticker } from "./ticker";

const called = fn();

/** What stands over every screen: notices, other systems, staff, what waits, and the person's own box. */
const meta: Meta = {
  title: "Portal/Around the screens/Header",
  parameters: {
    use: {
      do: [
        "Keep it one row of 56 pixels; what needs more opens below it.",
        "Put a count only on what waits for somebody, and say it in the name of the button.",
        "Open by press as well as by pointing, and close by Escape with the focus back on the button.",
      ],
      dont: [
        "Don't add an eighth thing to the row: a screen belongs into a menu, a person's own into 내 상자.",
        "Don't move anything by itself that can't be stopped; the notices have a button for it.",
        "Don't let what comes late push the others: each part keeps its room.",
      ],
    },
  },
  beforeEach() {
    signInForStories();
    called.mockClear();
    return stubServer((config) => {
      called(config.url);
      return shellAnswer(config);
    });
  },
  decorators: inShell,
};

export default meta;
type Story = StoryObj;

/** What waits for the person and what they were told; Escape closes it and the button has the focus again. */
export const OpenBell: Story = {
  render: () => <Bell />,
  async play({ canvasElement }) {
    const bell = await within(canvasElement).findByRole("button", { name: "할 일과 알림, 읽지 않은 알림 1개" });
    await userEvent.click(bell);
    const panel = within(await screen.findByRole("dialog", { name: /할 일과 알림/ }));
    await expect(await panel.findByRole("link", { name: "소통서약" })).toBeVisible();
    await expect(await panel.findByRole("link", { name: /출장 신청서가 승인/ })).toBeVisible();
    await expect(panel.getByText("사내 도서관이 문을 열었습니다.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.click(bell);
    await screen.findByText("사내 도서관이 문을 열었습니다.");
  },
};

/** The person's counters with their new markers, what is left of leave, credits and dollars, and the way out. */
export const OpenBox: Story = {
  render: () => <MyBox />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /김하늘/ }));
    const menu = within(await screen.findByRole("menu"));
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "설정" })).toBeVisible());
    for (const line of ["결재할 문서", "완료 문서", "참조 문서", "반려 문서", "부서 수신함", "설정", "로그아웃"]) {
      await expect(menu.getByRole("menuitem", { name: new RegExp(`^${line}`) })).toBeVisible();
    }
    await expect(await menu.findByRole("menuitem", { name: "남은 연차 12.5일" })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: "교육 학점 8.5/12" })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: "감사달러 $120" })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: "Job Rotation" })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: /결재할 문서.*새 소식.*2/ })).toBeVisible();
  },
};

/** It opens and closes by clicks; the click on what was pointed at holds it open, also when it is left. */
export const BoxToggled: Story = {
  render: () => (
    <>
      <input aria-label="제목" />
      <MyBox />
    </>
  ),
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("button", { name: /김하늘/ });
    const isOpen = () => screen.findByRole("menu");
    const isClosed = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    for (let time = 0; time < 2; time++) {
      // as a finger does, which points at nothing
      fireEvent.click(box);
      await isOpen();
      fireEvent.click(box);
      await isClosed();
    }
    const writing = within(canvasElement).getByRole("textbox", { name: "제목" });
    writing.focus();
    await userEvent.hover(box);
    await isOpen();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(writing).toHaveFocus();
    await userEvent.click(box);
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /^결재할 문서/ })).toHaveFocus());
    await userEvent.unhover(box);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await isOpen();
    await userEvent.click(box);
    await isClosed();
    await userEvent.unhover(box);
    await userEvent.hover(box);
    await isOpen();
    await userEvent.unhover(box);
    await isClosed();
  },
};

/** Pointed at it opens, too; each counter leads to its documents. */
export const BoxPointedAt: Story = {
  render: () => (
    <>
      <MyBox />
      <Address />
    </>
  ),
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("button", { name: /김하늘/ });
    for (const [line, leads] of [
      ["결재할 문서", "/documents/alldocumentlist?doc_type=T1"],
      ["완료 문서", "/documents/alldocumentlist?doc_type=P2"],
      ["참조 문서", "/documents/alldocumentlist?doc_type=T3"],
      ["반려 문서", "/documents/alldocumentlist?doc_type=P3"],
      ["부서 수신함", "/documents/deptinboxlist"],
      ["남은 연차", "/mypims/myvacationlist"],
    ] as const) {
      await userEvent.unhover(box);
      await userEvent.hover(box);
      await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${line}`) }));
      await waitFor(() => expect(address()).toBe(leads));
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    }
  },
};

/** The whole directory opens in a window of its own, of the size that the specification says. */
export const DirectoryWindow: Story = {
  render: () => <StaffSearch />,
  async play({ canvasElement }) {
    const open = spyOn(window, "open").mockReturnValue(null);
    await userEvent.hover(within(canvasElement).getByRole("searchbox", { name: "화면·기록·직원 찾기" }));
    await userEvent.click(await screen.findByRole("button", { name: "전체 직원번호" }));
    await expect(open).toHaveBeenCalledWith("/emp_number_intranet", expect.any(String), "popup,width=1080,height=800");
    open.mockRestore();
  },
};

/** The arrows turn the notices, whether they move by themselves or not. */
export const Notices: Story = {
  render: () => <Ticker interval={100_000} />,
  async play({ canvasElement }) {
    const ticker = within(await within(canvasElement).findByRole("region", { name: "공지" }));
    await ticker.findByRole("link", { name: "1번째 공지" });
    await userEvent.click(ticker.getByRole("button", { name: "다음 공지" }));
    await ticker.findByRole("link", { name: "2번째 공지" });
    await userEvent.click(ticker.getByRole("button", { name: "공지 멈추기" }));
    await expect(ticker.getByRole("button", { name: "공지 넘기기" })).toBeVisible();
  },
};

/** Pointed at, it shows everybody; what was fetched less than five seconds ago is not fetched again. */
export const Staff: Story = {
  render: () => <StaffSearch />,
  async play({ canvasElement }) {
    const staffCalls = () => called.mock.calls.filter(([url]) => url === "/rest/documents/connection_staff_all").length;
    const box = within(canvasElement).getByRole("searchbox", { name: "화면·기록·직원 찾기" });
    await userEvent.hover(box);
    await screen.findByText("박바다");
    await userEvent.unhover(box);
    await waitFor(() => expect(screen.queryByText("박바다")).toBeNull());
    await userEvent.hover(box);
    await screen.findByText("박바다");
    await expect(staffCalls()).toBe(1);
    await userEvent.unhover(box);
    await new Promise((resolve) => setTimeout(resolve, 5100));
    await userEvent.type(box, "ㅇㄱㄹ");
    await waitFor(() => expect(staffCalls()).toBe(2));
    await expect(screen.getByText("이구름")).toBeVisible();
    await expect(screen.getByText("휴가")).toBeVisible();
    await expect(screen.queryByText("박바다")).toBeNull();
    // an unfinished syllable ends with Escape, not the list
    fireEvent.keyDown(box, { key: "Escape", isComposing: true });
    await expect(screen.getByText("이구름")).toBeVisible();
  },
};

const person = { idx_office: 110, idx_team: 111, absence_txt: "", is_on: "Y", mp3code: "" };
const found = [
  { ...person, idx: 1, kname: "김하늘", ename: "Haneul Kim", phone: "", is_thanks: "N" },
  { ...person, idx: 2, kname: "박바다", ename: "Bada Park", phone: "010-0000-0002", is_thanks: "Y" },
  { ...person, idx: 3, kname: "이구름", ename: "Gureum Lee", phone: "", is_thanks: "Y" },
];

/** By keyboard: arrows walk through who was found, Tab passes them by, Escape goes back to the input and closes. */
export const StaffByKeyboard: Story = {
  beforeEach: () =>
    stubServer((config) =>
      config.url === "/rest/documents/connection_staff_all"
        ? { status: 200, data: { err: 0, err_msg: "", list: found } }
        : shellAnswer(config),
    ),
  render: () => <StaffSearch />,
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("searchbox", { name: "화면·기록·직원 찾기" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    const phone = await screen.findByRole("link", { name: "010-0000-0002" });
    const thanks = (name: string) => screen.getByRole("button", { name: `${name}님에게 감사달러 보내기` });
    await userEvent.keyboard("{ArrowUp}");
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(phone).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(thanks("박바다")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(thanks("이구름")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(thanks("이구름")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await expect(phone).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "전체 직원번호" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveFocus();
    await expect(screen.queryByText("박바다")).toBeNull();
    await userEvent.type(box, "쀍");
    await expect(await screen.findByText("찾는 직원이 없습니다.")).toBeVisible();
  },
};

/** The day's greeting, put away by its button. */
export const Banner: Story = {
  beforeEach: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the story begins on a day on which it was not put away
    document.cookie = "daily_banner=; max-age=0; path=/";
  },
  render: () => <DailyBanner />,
  async play({ canvasElement }) {
    const banner = within(canvasElement).getByRole("region", { name: "오늘의 알림" });
    await userEvent.click(within(banner).getByRole("button", { name: /오늘 그만 보기/ }));
    await expect(banner).not.toBeInTheDocument();
    await expect(document.cookie).toContain(`daily_banner=${new Date().getDate()}`);
  },
};
