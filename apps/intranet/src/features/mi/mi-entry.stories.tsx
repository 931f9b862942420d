import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { rememberStaff } from "../../store";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const entry = {
  ...{
    idx: 7,
    ver: 1,
    idx_mi: 1,
    kind: "meeting",
    title: "강사 주간 회의",
    status: "plan",
    series_idx: 7,
    place: null,
  },
  during: { from: "2026-03-04T02:00:00Z", to: "2026-03-04T03:00:00Z" },
};
const sent = fn();

/** An entry of an instructor's times is changed: one of a repeated one, those behind it, or all. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/InstructorsEntry",
  parameters: { code: ["apps/intranet/src/features/mi/mi-pages.tsx"] },
  component: ScreenFrame,
  args: { module: moduleOf.miSchedule, at: "/resourcemanagement/mischedulemod/7" },
  beforeEach() {
    sent.mockClear();
    signInForStories();
    const fields = ["idx_mi", "kind", "title", "during", "place"];
    const may = { change: true, fields, closed: [], remove: false, moves: [], related: [], sheets: [] };
    const fine = (data: object) => ({ status: 200, data: { err: 0, err_msg: "", names: {}, files: {}, ...data } });
    return stubServer(({ url = "", data }) => {
      switch (url) {
        case "/rest/records/mi_schedule/read":
          return fine({ record: entry, may, history: [], extra: { series: 3 } });
        case "/rest/records/mi_schedule/change":
          sent(JSON.parse(String(data)));
          return fine({ extra: {} });
        case "/rest/records/mi_schedule/list":
          return fine({ list: [], total: 0, more: false, sums: {} });
        case "/rest/resourcemanagement/getInstructors":
          return fine({ list: [] });
        default:
          return undefined;
      }
    });
  },
};

export default meta;

/** What is changed of a repeated entry is asked; then the calendar of its day opens it. */
export const Repeated: StoryObj<typeof ScreenFrame> = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByRole("combobox", { name: "반복 일정 3회" }), "이후 모두");
    await userEvent.type(await page.findByRole("textbox", { name: "장소" }), "본사 4층");
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ series: "following" })));
    await expect(await page.findByRole("heading", { level: 2, name: /^2026년 3월 4일/ })).toBeVisible();
  },
};

/** Who is no instructor and keeps nobody's times reads so before anything is written. */
export const NotForOthers: StoryObj<typeof ScreenFrame> = {
  async play({ canvasElement, mount, args }) {
    const place = { idx_sector: 100, idx_office: 110, idx_team: 111, idx_position: 6111, heads: [] };
    rememberStaff({ idx: 100, email: "sea@demo.test", kname: "박바다", ename: "Bada Park", ...place });
    await mount(<ScreenFrame key="others" {...args} at="/resourcemanagement/mischeduleadd" />);
    const page = within(canvasElement);
    await expect(await page.findByText(/전임강사로 등록된 직원이 쓰는 화면/)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "MI 일정 등록" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "저장" })).toBeNull();
  },
};
