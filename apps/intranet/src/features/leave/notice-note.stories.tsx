import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { stubServer } from "../../testing/stub-server";
import { NoticeNote } from "./notice-note";

const sent: unknown[] = [];

const meta: Meta<typeof NoticeNote> = {
  title: "intranet/leave/NoticeNote",
  component: NoticeNote,
  args: {
    today: "2026-07-03",
    notice: {
      ...{ idx: 7, step: "first", remain: 13.25, valid_to: "2026-12-31", deadline: "2026-07-11" },
      ...{ sent: "2026-07-01", read: "", plan: [] },
    },
  },
  beforeEach: () =>
    stubServer(({ url, data }) => {
      if (url === "/rest/mypims/answerLeaveNotice") sent.push(JSON.parse(data as string));
      return undefined;
    }),
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof NoticeNote>;

/** Opening the paper is its receipt; it says how much ends when, and until when to answer. */
export const Paper: Story = {
  async play({ canvasElement }) {
    sent.length = 0;
    await userEvent.click(within(canvasElement).getByRole("button", { name: "통보서 보기" }));
    const paper = within(await screen.findByRole("dialog", { name: "연차 사용촉진 1차" }));
    await expect(paper.getByText("연차유급휴가 사용 촉진 통보서 (1차)")).toBeVisible();
    await expect(paper.getByText("13.25일")).toBeVisible();
    await expect(sent).toEqual([{ idx: 7 }]);
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
    await expect(sent).toEqual([{ idx: 7, plan: ["2026-08-03", "2026-08-04"] }]);
  },
};

/** One that was received long ago and answered. */
export const Answered: Story = {
  args: {
    today: "2026-07-20",
    notice: {
      ...{ idx: 8, step: "second", remain: 4, valid_to: "2026-12-31", deadline: "2026-10-30" },
      ...{ sent: "2026-10-20", read: "2026-10-21 09:12", plan: ["2026-11-02", "2026-11-03"] },
    },
  },
};
