import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { PageFrame } from "../../../testing/page-frame";
import { signInForStories } from "../../../testing/screen-frame";
import { failing } from "../../../testing/screen-states";
import { stubServer } from "../../../testing/stub-server";
import { SalesTargetsPage } from "./sales-targets-page";

const teams = [
  { idx: 111, name: "기업교육1팀" },
  { idx: 112, name: "기업교육2팀" },
];

/** What each team is to sell in each month of a year: written or pasted from Excel, and saved together. */
const meta: Meta = {
  title: "Portal/Documents/SalesTargets",
  beforeEach() {
    signInForStories();
    return stubServer(({ url }) => {
      if (url === "/rest/documents/saveSalesTargets") return failing;
      if (url !== "/rest/documents/getSalesTargets") return undefined;
      const list = [{ idx_team: 111, month: "2026-02", amount: 300 }];
      return { status: 200, data: { err: 0, err_msg: "", teams, list } };
    });
  },
  render: () => <PageFrame page={SalesTargetsPage} at="/targets?year=2026" />,
};

export default meta;

/** A block of cells is read as the spreadsheet shows it; what is no amount is told, and what is refused stays written. */
export const Pasted: StoryObj = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const cell = async (team: string, month: number) => page.findByRole("textbox", { name: `${team} ${month}월 목표` });
    await userEvent.click(await cell("기업교육1팀", 1));
    await userEvent.paste("1,000.00\t-5\n₩ 20,000,000,000\t준비 중\n9\t9");
    await expect(await cell("기업교육1팀", 1)).toHaveValue("1,000");
    await expect(await cell("기업교육1팀", 2)).toHaveValue("300");
    await expect(await cell("기업교육2팀", 1)).toHaveValue("20,000,000,000");
    // the whole of it is in sight
    const large = await cell("기업교육2팀", 1);
    await expect(large.scrollWidth).toBeLessThanOrEqual(large.clientWidth);
    await screen.findByText(/그대로 두었습니다.*기업교육1팀 2월 '-5', 기업교육2팀 2월 '준비 중'/);
    await userEvent.click(page.getByRole("button", { name: "저장 (2)" }));
    await screen.findByText(/지금은 읽지 못합니다/);
    await expect(await cell("기업교육2팀", 1)).toHaveValue("20,000,000,000");
  },
};
