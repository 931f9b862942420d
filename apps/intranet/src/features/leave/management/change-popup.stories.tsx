import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useQuestion } from "../../../controls/dialogs/ask";
import { isUnsaved } from "../../../controls/dialogs/unsaved";
import { inPortal } from "../../../testing/held";
import { stubServer } from "../../../testing/stub-server";
import { ChangePopup } from "./change-popup";

const sent: { check: boolean }[] = [];
const row = { idx: 100, kname: "김이든", before: 13.25, change: 1.5, after: 14.75, why: "포상" };

const meta: Meta<typeof ChangePopup> = {
  title: "Portal/Leave/ChangePopup",
  component: ChangePopup,
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    use: {
      do: [
        "Take it for one row in the ledgers of several people: `부여`, `조정`, `수당정산`.",
        "Let people read `미리보기` first; each change of a value takes the preview back.",
        "Ask for a reason in every case: it stands in the ledger of each of them.",
      ],
      dont: [
        "Don't use it for a file of grants; that is the import, which matches people by their number.",
        "Don't take it for the leave that somebody has applied for; that goes through a document.",
        "Don't apply at once where nobody saw the figures; a ledger keeps every row for good.",
      ],
    },
  },
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

/** The keyboard alone: the first field has it, Enter goes on, and Escape asks before what is written is lost. */
export const ByKeyboard: Story = {
  async play({ args }) {
    const popup = within(await screen.findByRole("dialog", { name: "연차 부여·조정" }));
    await waitFor(() => expect(popup.getByLabelText("구분")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("1.5");
    await expect(popup.getByLabelText("일수")).toHaveValue("1.5");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(useQuestion.getState().question?.text).toContain("저장되지 않습니다"));
    useQuestion.getState().question?.answer(false);
    await expect(args.onClose).not.toHaveBeenCalled();
    popup.getByLabelText("사유 (필수)").focus();
    await userEvent.keyboard("포상{Enter}");
    await expect(await popup.findByRole("cell", { name: "14.75" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect([isUnsaved(), useQuestion.getState().question]).toEqual([false, null]);
  },
};

/** With nothing written, Escape closes it at once. */
export const Untouched: Story = {
  async play({ args }) {
    const popup = within(await screen.findByRole("dialog", { name: "연차 부여·조정" }));
    await waitFor(() => expect(popup.getByLabelText("구분")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(useQuestion.getState().question).toBeNull();
  },
};
