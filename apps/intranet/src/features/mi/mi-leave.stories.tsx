import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addDays, dayOf } from "../../screens/calendar/days";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const day = addDays(dayOf(Date.now()), 14);
const hours = { from: `${day}T06:00:00Z`, to: `${day}T07:30:00Z` };
const line = { idx: 1, idx_schedule: 7, action: "sub", idx_sub_mi: 2, new_during: null, agreed_at: null, memo: null };
const leave = {
  ...{ idx: 3, ver: 2, idx_mi: 1, idx_type: 1, date_from: day, date_to: day, at: null, reason: "가족 행사" },
  ...{ idx_vacation: 31, idx_document: 41, status: "ok", mi_sub: [line] },
};
let record: object = leave;
let extra: object = {};

/** An instructor's leave for who reads it: the one who has it, and the one who is asked to stand in. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/InstructorsLeave",
  parameters: { code: ["apps/intranet/src/features/mi/mi-pages.tsx"] },
  component: ScreenFrame,
  args: { module: moduleOf.miSchedule, at: "/resourcemanagement/mivacationmod/3" },
  beforeEach() {
    record = leave;
    extra = {};
    signInForStories();
    const names = {
      staff: { "1": "김하늘", "2": "박바다" },
      vacation_type: { "1": "연차" },
      mi_schedule: { "7": "비즈니스 회화 초급반" },
    };
    const may = { change: false, remove: false, moves: [], related: [], sheets: [] };
    const fine = (read: object) => ({
      status: 200,
      data: { err: 0, err_msg: "", names, files: {}, may, history: [], extra, record: read },
    });
    return stubServer(({ url = "" }) => {
      if (url === "/rest/records/mi_vacation/read") return fine(record);
      if (url === "/rest/records/mi_schedule/read") return fine({ idx: 7, ver: 1, during: hours });
      return undefined;
    });
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** Who has it reads what it is and when each class is, and finds where it is asked back. */
export const Allowed: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("연차")).toBeVisible();
    const lessons = page.getByRole("list", { name: "수업 조치" });
    await expect(await within(lessons).findByText(`${day} 15:00 ~ 16:30`)).toBeVisible();
    await expect(within(lessons).queryByText("–")).toBeNull();
    const link = page.getByRole("link", { name: "내 휴가에서 취소신청" });
    await expect(link.getAttribute("href")).toBe("/mypims/myvacationlist#31");
  },
};

/** Who is to stand in reads when, and that their answer is waited for; the leave is not theirs to ask back. */
export const Asked: Story = {
  async play({ canvasElement, mount, args }) {
    record = { ...leave, idx_mi: 3, status: "ask" };
    await mount(<ScreenFrame key="asked" {...args} />);
    const lessons = await within(canvasElement).findByRole("list", { name: "수업 조치" });
    await expect(await within(lessons).findByText("수락 대기")).toBeVisible();
    await expect(await within(lessons).findByText(`${day} 15:00 ~ 16:30`)).toBeVisible();
    await expect(within(canvasElement).queryByRole("link", { name: /취소신청/ })).toBeNull();
  },
};

/** Once it is asked back, whoever has it reads so, and asks no second time. */
export const AskedBack: Story = {
  async play({ canvasElement, mount, args }) {
    extra = { leave: "cancel_req" };
    await mount(<ScreenFrame key="asked back" {...args} />);
    await expect(await within(canvasElement).findByText(/취소신청을 결재하고/)).toBeVisible();
    await expect(within(canvasElement).queryByRole("link", { name: /취소신청/ })).toBeNull();
  },
};
