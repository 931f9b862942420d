import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { loadModule } from "../../fields/modules";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const records = {
  class_run: { idx: 12, ver: 1, title: "임원 회화 12기", idx_customer: 5 },
  customer: { idx: 5, ver: 1, name: "(가상)한빛전자" },
  elearning: { idx: 7, ver: 1, title: "발표의 첫 문장" },
};

/** Bookings that are begun elsewhere: what they are for goes along. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/BookingForm",
  component: ScreenFrame,
  async beforeEach() {
    // with the module that bookings of all kinds are of
    await Promise.all([loadModule("classroom"), loadModule("studio")]);
    signInForStories();
    const fine = (data: object) => ({ status: 200, data: { err: 0, err_msg: "", names: {}, files: {}, ...data } });
    return stubServer(({ url = "" }) => {
      const [, entity = "", call] = /^\/rest\/records\/(\w+)\/(\w+)$/.exec(url) ?? [];
      const record = records[entity as keyof typeof records];
      if (call === "read" && record) return fine({ record, may: { change: false } });
      if (call === "choices" && record) return fine({ list: [{ idx: record.idx, name: Object.values(record)[2] }] });
      return undefined;
    });
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** A room for a class is booked for its customer, too. */
export const OfClass: Story = {
  args: { module: moduleOf.classroom, at: "/resourcemanagement/classroomreservationadd?class_run=12" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole("combobox", { name: /^클래스/ })).toHaveValue("임원 회화 12기"));
    await waitFor(() => expect(page.getByRole("combobox", { name: /^고객사/ })).toHaveValue("(가상)한빛전자"));
  },
};

/** A studio for a course is booked for its filming. */
export const OfCourse: Story = {
  args: { module: moduleOf.studio, at: "/resourcemanagement/studioreservationadd?kind=elearn&elearning=7" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole("combobox", { name: /^과정/ })).toHaveValue("발표의 첫 문장"));
    await expect(page.getByRole("combobox", { name: /^촬영구분/ })).toHaveValue("elearn");
  },
};
