import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inShell } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { LogsPage } from "./logs-page";

const asked = fn();
const ended = fn();
const resent = fn();
const row = {
  idx: 7,
  at: "2026-03-02 10:00:00",
  who: "김하늘 staff@demo.test",
  ip: "192.0.2.1",
  ua: "Chrome/141 (Windows)",
};

const meta: Meta<typeof LogsPage> = {
  title: "Portal/Pages/LogsPage",
  component: LogsPage,
  decorators: inShell,
  beforeEach() {
    asked.mockClear();
    ended.mockClear();
    resent.mockClear();
    return stubServer(({ url, params, data }) => {
      if (url === "/rest/admin/endSession") {
        ended(JSON.parse(String(data)));
        return { status: 200, data: { err: 0, err_msg: "로그아웃하였습니다." } };
      }
      if (url === "/rest/admin/resendMail") {
        resent(JSON.parse(String(data)));
        return { status: 200, data: { err: 0, err_msg: "다시 보냅니다." } };
      }
      if (url !== "/rest/admin/getLog") return undefined;
      asked(params);
      if (params.log === "jobs") return { status: 200, data: { err: 0, err_msg: "", list: [], total: 0, more: false } };
      if (params.log === "mails") {
        const failed = { ...row, what: "알림", subject: "5번 시도, EENVELOPE 550", outcome: "실패", ip: "", ua: "" };
        const sent = { ...failed, idx: 8, subject: "1번 시도", outcome: "발송" };
        return { status: 200, data: { err: 0, err_msg: "", list: [failed, sent], total: 2, more: false } };
      }
      const isOfSessions = params.log === "sessions";
      const what = isOfSessions ? "로그인" : "POST /rest/records/task/change";
      const list = [{ ...row, what, subject: "task 12", outcome: isOfSessions ? "로그인됨" : "200" }];
      return { status: 200, data: { err: 0, err_msg: "", list, total: 1, more: false } };
    });
  },
};

export default meta;
type Story = StoryObj<typeof LogsPage>;

/** What was done is looked for by person, call and outcome; each search is asked of the server. */
export const Looked: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByRole("cell", { name: "POST /rest/records/task/change" });
    await expect(page.getByRole("cell", { name: "Chrome · Windows" })).toBeVisible();
    await userEvent.type(page.getByRole("textbox", { name: "사용자" }), "하늘");
    await userEvent.click(page.getByRole("button", { name: "필터" }));
    await userEvent.selectOptions(page.getByRole("combobox", { name: "결과" }), "refused");
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ log: "audit", who: "하늘", outcome: "refused" }),
      ),
    );
  },
};

/** Somebody's session is ended once the operator is sure. */
export const Ended: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(page.getByText("로그인된 곳"));
    await userEvent.click(await page.findByRole("button", { name: "김하늘 staff@demo.test, 192.0.2.1 로그아웃" }));
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: "확인" })).getByRole("button", { name: "확인" }),
    );
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ idx: 7 }));
  },
};

/** A log of which nothing is found says so, and no head of a table stands over nothing. */
export const Nothing: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(page.getByText("야간 작업"));
    await expect(await page.findByText("야간 작업 기록이 없습니다.")).toBeVisible();
    await expect(page.queryByRole("table")).toBeNull();
    await userEvent.type(page.getByRole("textbox", { name: "사용자" }), "하늘{Enter}");
    await expect(await page.findByText("조건에 맞는 야간 작업 기록이 없습니다.")).toBeVisible();
  },
};

/** A mail that was given up is sent again; of one that went out there is nothing to do. */
export const Resent: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(page.getByText("메일"));
    const again = await page.findAllByRole("button", { name: /다시 보내기$/ });
    await expect(again).toHaveLength(1);
    await userEvent.click(again[0] as HTMLElement);
    await waitFor(() => expect(resent).toHaveBeenCalledWith({ idx: 7 }));
  },
};
