import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const sent = fn();
const unit = (level: string, idx: number, above: number, kname: string, more: object = {}) => ({
  ...{ level, idx, above, kname, ver: 1, is_use: true, people: 3, heads: [], next: [] },
  ...more,
});
const list = [
  unit("sector", 1, 0, "교육사업부문"),
  unit("office", 2, 1, "기업교육본부", {
    heads: [{ idx: 7, kname: "박바다", is_acting: false, date_from: "2024-03-02", date_to: null }],
  }),
  unit("team", 3, 2, "기업교육1팀"),
  unit("team", 4, 2, "아주 길고 긴 이름을 가진 공공기관과 지방자치단체를 위한 교육기획운영지원팀"),
  unit("team", 5, 2, "옛 사업팀", { is_use: false, people: 0 }),
];

/** The company's units: made, ordered, opened and closed where they stand. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/OrganizationPage",
  component: ScreenFrame,
  args: { module: moduleOf.organization, at: "/admin/organization" },
  beforeEach() {
    sent.mockClear();
    signInForStories();
    return stubServer(({ url, data }) => {
      const none = { names: {}, files: {}, sums: {}, extra: {}, total: 0, more: false };
      if (url === "/rest/admin/getOrganization") return { status: 200, data: { err: 0, err_msg: "", list } };
      if (/\/(add|change)$/.test(url ?? "")) sent(url, JSON.parse(String(data)));
      return { status: 200, data: { err: 0, err_msg: "", ...none, list: [], idx: 9, ver: 2 } };
    });
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** A unit is made below another one, and asked for nothing but its name; the order is kept by the buttons. */
export const Made: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("3명 · 박바다")).toBeVisible();
    await expect(page.getByText("닫음")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "기업교육본부에 팀 추가" }));
    const dialog = within(await screen.findByRole("dialog", { name: "팀 추가" }));
    await userEvent.type(await dialog.findByRole("textbox", { name: /팀명/ }), "신사업팀");
    await userEvent.click(dialog.getByRole("button", { name: "저장" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        "/rest/records/team/add",
        expect.objectContaining({ values: expect.objectContaining({ kname: "신사업팀", idx_office: 2 }) }),
      ),
    );
    sent.mockClear();
    await userEvent.click(await page.findByRole("button", { name: "기업교육1팀 아래로" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    await expect(sent.mock.calls.map(([, { idx, values }]) => [idx, values.sort])).toEqual([
      [4, 1],
      [3, 2],
      [5, 3],
    ]);
  },
};

/** What is looked for stands there with all that it lies in. */
export const Looked: Story = {
  args: { at: "/admin/organization?q=지방자치" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByRole("button", { name: /운영지원팀$/ });
    await expect(page.getByRole("button", { name: "교육사업부문" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "기업교육1팀" })).toBeNull();
  },
};
