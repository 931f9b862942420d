import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../testing/held";
import { stubServer } from "../../../testing/stub-server";
import { NoticeNote } from "./notice-note";

const sent: unknown[] = [];
const unfilled = "2026년 휴일이 아직 등록되지 않아 주말만 빼고 계산했습니다.";

const meta: Meta<typeof NoticeNote> = {
  title: "Portal/Leave/NoticeNote",
  component: NoticeNote,
  parameters: {
    use: {
      do: [
        "Show it on one's own leave for as long as a notice is open, with what is left and until when.",
        "Let its paper be opened from here: whoever opens it has received it, and that is recorded.",
        "Lead from the days that the company has set to the form, with the day filled in.",
      ],
      dont: [
        "Don't show the notices of others with it; who looks after leave has them in a list.",
        "Don't hide it once it was answered: the answer and the days stay to be read.",
        "Don't soften its words: `소멸합니다` and the day are what the law asks to be told.",
      ],
    },
  },
  args: {
    today: "2026-07-03",
    notice: {
      ...{ idx: 7, step: "first", remain: 13.25, valid_to: "2026-12-31", deadline: "2026-07-11" },
      ...{ sent: "2026-07-01 03:10", read: "", plan: [], unfilled: "", isFollowed: false },
      log: [{ at: "2026-07-01 03:10", who: "", what: "auto", memo: "" }],
    },
  },
  beforeEach: () =>
    stubServer(({ url, data }) => {
      if (url === "/rest/mypims/answerLeaveNotice") sent.push(JSON.parse(data as string));
      return undefined;
    }),
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    inPortal,
  ],
};

export default meta;
type Story = StoryObj<typeof NoticeNote>;

/** Opening the paper is its receipt; it says how much ends when, and until when to answer. */
export const Paper: Story = {
  async play({ canvasElement }) {
    sent.length = 0;
    await userEvent.click(within(canvasElement).getByRole("button", { name: "통보서 확인" }));
    const paper = within(await screen.findByRole("dialog", { name: "연차 사용촉진 1차" }));
    await expect(paper.getByText("연차유급휴가 사용 촉진 통보서 (1차)")).toBeVisible();
    await expect(paper.getByText("13.25일")).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ idx: 7 }]));
  },
};

/** The days are chosen one by one, each once, and sent together. */
export const Answer: Story = {
  async play({ canvasElement }) {
    sent.length = 0;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "사용 계획 회신" }));
    for (const value of ["2026-08-04", "2026-08-03", "2026-08-05"]) {
      fireEvent.change(canvas.getByLabelText("사용할 날 달력"), { target: { value } });
    }
    await userEvent.click(canvas.getByRole("button", { name: "2026-08-05 빼기" }));
    await userEvent.click(canvas.getByRole("button", { name: "회신" }));
    await waitFor(() => expect(sent).toEqual([{ idx: 7, plan: ["2026-08-03", "2026-08-04"] }]));
  },
};

/** One that was received long ago and answered; who changes the plan reads that the year's holidays are not known. */
export const Answered: Story = {
  args: {
    today: "2026-07-20",
    notice: {
      ...{ idx: 8, step: "first", remain: 4, valid_to: "2026-12-31", deadline: "2026-07-11" },
      ...{
        sent: "2026-07-01 03:10",
        read: "2026-07-02 09:12",
        plan: ["2026-11-02", "2026-11-03"],
        unfilled,
        isFollowed: false,
      },
      log: [
        { at: "2026-07-01 03:10", who: "", what: "auto", memo: "" },
        { at: "2026-07-02 09:12", who: "김이든", what: "read", memo: "" },
        { at: "2026-07-02 09:14", who: "김이든", what: "plan", memo: "2026-11-02, 2026-11-03" },
      ],
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(unfilled)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "계획 바꾸기" }));
    await expect(canvas.getByText(unfilled)).toBeVisible();
  },
};

/** The company has set the days: those to come lead to the form, and there is nothing to answer. */
export const SetByCompany: Story = {
  args: {
    today: "2026-11-10",
    notice: {
      ...{ idx: 9, step: "second", remain: 1.5, valid_to: "2026-12-31", deadline: "2026-10-15" },
      ...{ sent: "2026-10-05 03:10", read: "", plan: ["2026-11-04", "2026-11-18"], unfilled: "", isFollowed: false },
      log: [{ at: "2026-10-05 03:10", who: "송해든", what: "sent", memo: "지정 2026-11-04, 2026-11-18" }],
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: /회신|바꾸기/ })).toBeNull();
    const days = within(canvas.getByRole("list", { name: "지정된 사용일" }));
    await expect(days.getAllByRole("link").map((link) => link.textContent)).toEqual(["2026-11-18 신청"]);
    await userEvent.click(canvas.getByRole("button", { name: "통보서 확인" }));
    const paper = within(await screen.findByRole("dialog", { name: "연차 사용촉진 2차" }));
    await expect(paper.getByText("연차유급휴가 사용 시기 지정 통보서 (2차)")).toBeVisible();
    const set = paper.getByText("지정 사용일").nextElementSibling;
    await expect(set).toHaveTextContent("2026-11-04, 2026-11-18 (마지막 날은 0.5일)");
  },
};
