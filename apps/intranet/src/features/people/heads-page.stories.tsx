import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const unit = (level: string, idx: number, above: number, kname: string, heads: string) => ({
  ...{ level, idx, above, kname, heads, ver: 1, is_use: true, people: 3 },
});
const list = [
  unit("sector", 1, 0, "교육사업부문", ""),
  unit("office", 110, 1, "기업교육본부", "박바다"),
  unit("team", 3, 110, "기업교육1팀", ""),
];

/** Who heads which unit. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/HeadsPage",
  component: ScreenFrame,
  args: { module: moduleOf.headOfTeam, at: "/mypims/headteammanagement" },
  beforeEach() {
    signInForStories();
    return stubServer(({ url }) => {
      const none = { names: {}, files: {}, sums: {}, total: 0, more: false };
      if (url === "/rest/admin/getOrganization") return { status: 200, data: { err: 0, err_msg: "", list } };
      if (/org_head\/list$/.test(url ?? "")) return { status: 200, data: { err: 0, err_msg: "", ...none, list: [] } };
      return undefined;
    });
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** A unit that nobody heads stands on top; its button opens the form with the unit filled in. */
export const Vacant: Story = {
  async play({ canvasElement }) {
    const vacant = within(await within(canvasElement).findByRole("region", { name: "조직장이 없는 조직 1곳" }));
    await expect(vacant.getByText(/기업교육본부 · 기업교육1팀/)).toBeVisible();
    await userEvent.click(vacant.getByRole("button", { name: "기업교육1팀 팀장 지정" }));
    const dialog = within(await screen.findByRole("dialog", { name: "조직장 관리 추가" }));
    const office = await dialog.findByLabelText(/^본부/);
    // the units to choose from come behind the form
    await waitFor(() => expect(office).toHaveValue("110"));
  },
};
