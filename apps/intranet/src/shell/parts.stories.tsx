import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Absence } from "../controls/absence";
import { Confirm } from "../controls/dialogs/confirm";
import { Popup } from "../controls/dialogs/popup";
import { MoreMenu } from "../controls/more-menu";
import { inShell, shellAnswer } from "../testing/shell-frame";
import { stubServer } from "../testing/stub-server";
import { dueText, TodoList } from "./todo/todo-list";

const answered = fn();
const closed = fn();

/** What every screen may use: the dialog, the question, why somebody is away, and what waits. */
const meta: Meta = {
  title: "Portal/Around the screens/Parts of the shell",
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    code: [
      "apps/intranet/src/controls/dialogs/popup.tsx",
      "apps/intranet/src/controls/dialogs/confirm.tsx",
      "apps/intranet/src/controls/absence.tsx",
      "apps/intranet/src/shell/todo/todo-list.tsx",
    ],
    use: {
      do: [
        "Take `Popup` for one task of a few fields over the screen; `closeOnClickOutside={false}` where one writes.",
        "Ask by `ask` before something is gone: the question says what will happen.",
        "Put `Absence` beside a name where somebody is waited for or chosen.",
        "Take `TodoList` for what waits, with how much and until when (`D-3`, `오늘까지`).",
      ],
      dont: [
        "Don't put a table with filters into a popup; it needs a screen with an address.",
        "Don't ask before every saving: a question that is always answered yes is read by nobody.",
        "Don't stack a third popup; finish or close the second first.",
      ],
    },
  },
  beforeEach: () => stubServer(shellAnswer),
  decorators: inShell,
};

export default meta;
type Story = StoryObj;

/** A dialog over the page: it has a name, and Escape and its button close it. */
export const ADialog: Story = {
  render: () => (
    <Popup title="감사달러" onClose={closed}>
      <p>내용</p>
    </Popup>
  ),
  async play() {
    closed.mockClear();
    const dialog = await screen.findByRole("dialog", { name: "감사달러" });
    await userEvent.click(within(dialog).getByRole("button", { name: "닫기" }));
    await expect(closed).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await expect(closed).toHaveBeenCalledTimes(2);
  },
};

/** What opens near the bottom goes up: on a phone a bar is there. */
export const MenuAboveTheBar: Story = {
  render: () => (
    <div style={{ position: "fixed", right: 16, bottom: 70 }}>
      <MoreMenu actions={[{ title: "링크 복사" }]} />
    </div>
  ),
  async play() {
    await userEvent.click(await screen.findByRole("button", { name: "더보기" }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 70));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

/** Escape closes the uppermost dialog; what is written in the one below stays. */
export const DialogsOverEachOther: Story = {
  render: function Both() {
    const [isAsking, setIsAsking] = useState(true);
    return (
      <Popup title="휴가" onClose={closed}>
        {isAsking && (
          <Popup title="취소신청" onClose={() => setIsAsking(false)}>
            <input aria-label="사유" />
          </Popup>
        )}
      </Popup>
    );
  },
  async play() {
    closed.mockClear();
    await userEvent.type(await screen.findByLabelText("사유"), "일정 변경{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "취소신청" })).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  },
};

/** The answer yes stands under the finger. */
export const AQuestion: Story = {
  render: () => <Confirm question={{ text: "저장하시겠습니까?", isLoss: false, answer: answered }} />,
  async play() {
    answered.mockClear();
    const dialog = within(await screen.findByRole("dialog", { name: "확인" }));
    const yes = dialog.getByRole("button", { name: "확인" });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "취소" }));
    await expect(answered).toHaveBeenLastCalledWith(false);
    await userEvent.click(yes);
    await expect(answered).toHaveBeenLastCalledWith(true);
  },
};

/** Where yes loses something it is red, and no stands under the finger. */
export const AQuestionOfLoss: Story = {
  render: () => <Confirm question={{ text: "삭제하시겠습니까?", isLoss: true, answer: answered }} />,
  async play() {
    answered.mockClear();
    const dialog = within(await screen.findByRole("dialog", { name: "확인" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "취소" })).toHaveFocus());
    const { backgroundColor } = getComputedStyle(dialog.getByRole("button", { name: "확인" }));
    const [red = 0, green = 0, blue = 0] = backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
    await expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await userEvent.keyboard("{Enter}");
    await expect(answered).toHaveBeenLastCalledWith(false);
  },
};

/** Why somebody is away, read out as such; nothing beside who is here. */
export const Away: Story = {
  render: () => (
    <p>
      김하늘 <Absence text="오전반차" /> · 박바다 <Absence text="" />
    </p>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText("오전반차")).toHaveTextContent("부재: 오전반차");
    await expect(canvasElement.querySelectorAll(".absence")).toHaveLength(1);
  },
};

/** What waits, how much of it, and until when. */
export const Waiting: Story = {
  render: () => (
    <TodoList
      list={[
        { key: "sign", title: "결재할 문서", link: "/documents/alldocumentlist", count: 2, due: "" },
        { key: "pledge", title: "소통서약", link: "", count: 1, due: "2020-01-02" },
      ]}
    />
  ),
  async play({ canvasElement }) {
    const list = within(canvasElement);
    await expect(list.getByRole("link", { name: "결재할 문서" })).toHaveAttribute("href", "/documents/alldocumentlist");
    await expect(list.getByText(dueText("2020-01-02"))).toBeVisible();
  },
};
