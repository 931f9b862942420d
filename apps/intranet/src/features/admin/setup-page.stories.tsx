import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useStore } from "../../store";
import { inShell } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { SetupPage } from "./setup-page";

const said = fn();
let done: string[] = [];
const steps = ["company", "organization", "positions", "people", "permissions", "holidays"];
const waiting = [
  { idx: 7, kname: "이구름", email: "cloud@portal.test" },
  { idx: 8, kname: "황보드넓은하늘별", email: "very.long.name.of.somebody.who.joins@subsidiary.portal.test" },
];

/** What a new company does first; it can be left and taken up. */
const meta: Meta<typeof SetupPage> = {
  title: "Portal/Pages/SetupPage",
  component: SetupPage,
  decorators: inShell,
  beforeEach() {
    said.mockClear();
    done = ["company"];
    useStore.setState({ isMaster: true });
    const undo = stubServer(({ url, data }) => {
      if (url === "/rest/admin/saveSetup") {
        const { step } = JSON.parse(String(data));
        said(step);
        done = [...done, step];
      }
      if (url === "/rest/auth/makeJoiningLink") {
        const { idx } = JSON.parse(String(data));
        return { status: 200, data: { err: 0, err_msg: "", link: `/authlogin?token=${idx}`, is_mailed: idx === 7 } };
      }
      const list = steps.map((step) => ({ step, is_done: done.includes(step), count: 2 }));
      return { status: 200, data: { err: 0, err_msg: "", is_done: done.includes("all"), steps: list, waiting } };
    });
    return () => {
      undo();
      useStore.setState({ isMaster: false });
    };
  },
};

export default meta;
type Story = StoryObj<typeof SetupPage>;

/** Each step says whether it is done and leads to its screen; one that needs nothing is said to be done. */
export const Steps: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("1 / 6 단계 완료")).toBeVisible();
    const holidays = within(page.getByRole("listitem", { name: "올해 휴일" }));
    await expect(holidays.getByRole("link", { name: "휴일" })).toHaveAttribute("href", "/mypims/holidaylist");
    await userEvent.click(holidays.getByRole("button", { name: "이대로 두기" }));
    await waitFor(() => expect(holidays.getByText("완료")).toBeVisible());
    await expect(said).toHaveBeenCalledWith("holidays");
    await userEvent.click(page.getByRole("button", { name: "준비 끝내기" }));
    await expect(await page.findByText(/2 \/ 6 단계 완료 · 남은 단계는 .* 이어서/)).toBeVisible();
    for (const left of page.queryAllByRole("button", { name: "이대로 두기" })) {
      await waitFor(() => expect(left).toBeEnabled());
      await userEvent.click(left);
      await waitFor(() => expect(left).not.toBeInTheDocument());
    }
    await expect(await page.findByText("6 / 6 단계 완료 · 준비를 마쳤습니다.")).toBeVisible();
  },
};

/** Those who have never come in are given a way in each, which is shown once. */
export const Invited: Story = {
  async play({ canvasElement }) {
    const people = within(await within(canvasElement).findByRole("region", { name: "아직 들어오지 않은 사람" }));
    await userEvent.click(people.getByRole("button", { name: "초대 링크 만들기" }));
    await expect(await people.findByText(/\/authlogin\?token=8$/)).toBeVisible();
    await expect(people.getByText("메일로도 보냈습니다.")).toBeVisible();
    await expect(people.getByRole("button", { name: "모두 복사" })).toBeEnabled();
  },
};
