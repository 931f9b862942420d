import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { stubServer } from "../../testing/stub-server";
import { ChangePopup } from "./change-popup";

const sent: { check: boolean }[] = [];
const row = { idx: 100, kname: "김이든", before: 13.25, change: 1.5, after: 14.75, why: "포상" };

const meta: Meta<typeof ChangePopup> = {
  title: "intranet/leave/ChangePopup",
  component: ChangePopup,
  args: { people: new Map([[100, "김이든"]]), today: "2026-11-10", onClose: fn() },
  beforeEach: () => {
    sent.length = 0;
    return stubServer(({ url, data }) => {
      if (url !== "/rest/mypims/changeLeave") return undefined;
      const body = JSON.parse(data as string) as { check: boolean };
      sent.push(body);
      return { status: 200, data: { err: 0, err_msg: "", done: body.check ? 0 : 1, rows: [row] } };
    });
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof ChangePopup>;

/** What it would do is shown first; two quick presses give the days once. */
export const Twice: Story = {
  async play({ args }) {
    const popup = within(await screen.findByRole("dialog", { name: "연차 부여·조정" }));
    await userEvent.type(popup.getByLabelText("일수"), "1.5");
    await userEvent.type(popup.getByLabelText("사유 (필수)"), "포상");
    await userEvent.click(popup.getByRole("button", { name: "미리보기" }));
    await expect(await popup.findByRole("cell", { name: "14.75" })).toBeVisible();
    const apply = popup.getByRole("button", { name: "적용" });
    fireEvent.click(apply);
    fireEvent.click(apply);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent.map(({ check }) => check)).toEqual([true, false]);
  },
};
