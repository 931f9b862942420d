import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../testing/held";
import { stubServer } from "../../../testing/stub-server";
import { EnterPopup } from "./enter-popup";

const types = [
  { idx: 1, name: "연차", unit: "day", counts: "business", needsFile: false },
  { idx: 2, name: "출산휴가", unit: "day", counts: "calendar", needsFile: true },
];
const holiday = { idx: 1, ver: 1, hdate: "2026-01-01", name: "신정", kind: "legal", half: "full", idx_sector: null };

const meta: Meta<typeof EnterPopup> = {
  title: "Portal/Leave/EnterPopup",
  component: EnterPopup,
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "420px" } },
    use: {
      do: [
        "Take it for a leave that was agreed on without a document: it is allowed at once.",
        "Let the days say what they lack: a year without holidays is told while they are chosen.",
        "Ask for a reason in every case; the person reads it in their leave.",
      ],
      dont: [
        "Don't use it for days of the ledger: those are given or corrected in the other popup.",
        "Don't enter one's own leave by it; that goes through a document.",
        "Don't take it where evidence is missing: the kind says that it needs some.",
      ],
    },
  },
  args: { idx: 100, kname: "김이든", types, today: "2026-12-30", onClose: fn() },
  beforeEach: () =>
    stubServer(({ url, params }) => {
      if (url !== "/rest/mypims/getHolidays") return undefined;
      const list = params.year === 2026 ? [holiday] : [];
      return { status: 200, data: { err: 0, err_msg: "", today: "2026-12-30", list } };
    }),
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof EnterPopup>;

/** A year whose holidays nobody has entered is told while the days are chosen; not where every day counts. */
export const WithoutHolidays: Story = {
  async play() {
    const popup = within(await screen.findByRole("dialog", { name: "김이든 님의 휴가 직접 등록" }));
    const unfilled = () => popup.queryByText(/2027년 휴일이 아직 등록되지 않아/);
    await expect(unfilled()).toBeNull();
    const to = popup.getByRole("textbox", { name: "종료일" });
    to.focus();
    await userEvent.paste("2027-01-04");
    await expect(to).toHaveValue("2027-01-04");
    await waitFor(() => expect(unfilled()).toBeVisible());
    await expect(popup.queryByText(/2026년 휴일이/)).toBeNull();
    await userEvent.selectOptions(popup.getByLabelText("종류"), "출산휴가");
    await expect(popup.getByText(/역일로 계산합니다/)).toBeVisible();
    await expect(unfilled()).toBeNull();
  },
};
