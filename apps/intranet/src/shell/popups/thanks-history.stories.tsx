import "./popups.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { stubServer } from "../../testing/stub-server";
import { ThanksHistory } from "./thanks-history";

const asked = fn();

const meta: Meta<typeof ThanksHistory> = {
  title: "Portal/Popups/ThanksHistory",
  component: ThanksHistory,
  parameters: {
    use: {
      do: [
        "Show it below the form, ten at a time: what was received first, what was sent by a press.",
        "Begin at page 1 when the other side is chosen.",
        "Say when there is none yet, on both sides.",
      ],
      dont: [
        "Don't show who sent a gift: thanks come without a name.",
        "Don't use it as a list of the company's gifts; it has one's own alone.",
        "Don't put filters above it; a year of thanks fits into a few pages.",
      ],
    },
  },
  beforeEach() {
    asked.mockClear();
    return stubServer(({ params: { page, rows, state } }) => {
      asked(state, page, rows);
      const list = [{ idx: page, wdate: "2026-03-02", contents: `${state} ${page}쪽의 감사`, dollar: 20 }];
      return { status: 200, data: { err: 0, err_msg: "", list, total: state === "RECV" ? 12 : 0 } };
    });
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof ThanksHistory>;

/** Ten lines a page; the other side begins at page 1 again. */
export const PagesAndSides: Story = {
  async play({ canvasElement }) {
    const history = within(canvasElement);
    await history.findByText("RECV 1쪽의 감사");
    await userEvent.click(history.getByRole("button", { name: "2 페이지" }));
    await history.findByText("RECV 2쪽의 감사");
    await userEvent.click(history.getByText("보낸 내역"));
    await history.findByText("SEND 1쪽의 감사");
    // choosing always reads, what was read before, too
    await userEvent.click(history.getByText("받은 내역"));
    await history.findByText("RECV 1쪽의 감사");
    await waitFor(() =>
      expect(asked.mock.calls).toEqual([
        ["RECV", 1, 10],
        ["RECV", 2, 10],
        ["SEND", 1, 10],
        ["RECV", 1, 10],
      ]),
    );
  },
};
