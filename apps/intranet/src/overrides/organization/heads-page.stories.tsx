import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const appointed = (idx: number, kname: string, more: object = {}) => ({
  ...{ idx, kname, is_acting: false, date_from: "2024-03-02", date_to: null },
  ...more,
});
const unit = (level: string, idx: number, above: number, kname: string, heads: object[] = [], next: object[] = []) => ({
  ...{ level, idx, above, kname, heads, next, ver: 1, is_use: true, people: 3 },
});
const list = [
  unit("company", 0, 0, "가상상사", [appointed(1, "최으뜸")]),
  unit("sector", 1, 0, "교육사업부문"),
  unit("office", 110, 1, "기업교육본부", [
    appointed(2, "박바다"),
    appointed(3, "김하늘", { is_acting: true, date_to: "2026-04-30" }),
  ]),
  unit("team", 111, 110, "기업교육1팀", [], [appointed(4, "이나무", { date_from: "2999-01-01" })]),
];
const sent = fn();
const read = {
  ...{ err: 0, err_msg: "", names: {}, files: {}, history: [], previous: null, next: null, extra: {} },
  record: { idx: 110, ver: 1, kname: "기업교육본부", idx_sector: 1, sort: 1, is_use: true },
  may: {
    change: true,
    remove: false,
    merge: false,
    notes: false,
    claim: false,
    card: false,
    moves: [],
    related: [],
    sheets: [],
  },
};

/** Who heads which unit. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/HeadsPage",
  component: ScreenFrame,
  args: { module: moduleOf.headOfTeam, at: "/mypims/headteammanagement" },
  beforeEach() {
    sent.mockClear();
    signInForStories();
    return stubServer(({ url, data }) => {
      if (url === "/rest/admin/getOrganization") return { status: 200, data: { err: 0, err_msg: "", list } };
      if (url === "/rest/records/office/read") return { status: 200, data: read };
      if (url !== "/rest/records/org_head/add") return undefined;
      sent(JSON.parse(String(data)).values);
      return { status: 200, data: { err: 0, err_msg: "", idx: 9, extra: {} } };
    });
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** Each unit says how many work in it, who heads it, who acts until when, and who will; what nobody heads is marked. */
export const Tree: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const office = (await page.findByRole("button", { name: "기업교육본부" })).closest("li") as HTMLElement;
    await expect(page.getByRole("button", { name: "대표 최으뜸" })).toBeVisible();
    await expect(within(office).getByRole("button", { name: "본부장 박바다" })).toBeVisible();
    await expect(within(office).getByRole("button", { name: "직무대행 김하늘 2026-04-30까지" })).toBeVisible();
    await expect(within(office).getByRole("button", { name: "팀장 이나무 2999-01-01부터" })).toBeVisible();
    await expect(within(office).getByText("팀장 없음")).toBeVisible();
    await expect(page.getByRole("button", { name: "교육사업부문에 본부 추가" })).toBeVisible();
    await expect(page.getByRole("link", { name: "이력" })).toBeVisible();
  },
};

/** A unit opens by its name, though another module describes it. */
export const UnitByName: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "기업교육본부" }));
    await expect(await screen.findByText("본부명")).toBeVisible();
  },
};

/** A unit that nobody heads stands on top, too; somebody of it is chosen first, and the unit goes along. */
export const Vacant: Story = {
  async play({ canvasElement }) {
    const vacant = within(await within(canvasElement).findByRole("region", { name: "조직장이 없는 조직 1곳" }));
    await expect(vacant.getByText(/기업교육본부 · 기업교육1팀/)).toBeVisible();
    await userEvent.click(vacant.getByRole("button", { name: "기업교육1팀 팀장 지정" }));
    const dialog = within(await screen.findByRole("dialog", { name: "기업교육1팀 팀장 지정" }));
    const head = await dialog.findByRole("combobox", { name: "조직장" });
    await expect(await within(head).findByRole("option", { name: "팀장 지정" })).toBeVisible();
    await waitFor(() => expect(within(head).getAllByRole("option")).toHaveLength(2));
    await userEvent.selectOptions(head, "1");
    await userEvent.click(dialog.getByRole("button", { name: "저장" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ idx_office: 110, idx_team: 111, idx_staff: 1 })),
    );
  },
};
