import type { Meta, StoryObj } from "@storybook/react-vite";
import { toast } from "react-toastify";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inShell, shellAnswer } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { GiftPopup } from "./gift-popup";
import { usePopup } from "./popups-store";
import { ThanksPopup } from "./thanks-popup";

const called = fn();
const closed = fn();

/** Thanks dollars: one gift to be read, and the popup in which they are sent and listed. */
const meta: Meta = {
  title: "Portal/Popups/ThanksDollars",
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    code: ["apps/intranet/src/shell/popups/thanks-popup.tsx", "apps/intranet/src/shell/popups/gift-popup.tsx"],
    use: {
      do: [
        "Open `GiftPopup` for a gift that was not read, `ThanksPopup` for everything else.",
        "Hand over `to` where one comes from somebody's profile: the receiver is chosen already.",
        "Say what is left to give beside the form, and refuse more than that in words.",
      ],
      dont: [
        "Don't name the giver anywhere, not in a title, a toast or a notification.",
        "Don't clear the form after a refusal; the message is the work in it.",
        "Don't lay a fourth thing over it: the rules open in it and close first by Escape.",
      ],
    },
  },
  beforeEach() {
    called.mockClear();
    const undo = stubServer((config) => {
      called(config.url, config.data && JSON.parse(config.data));
      if (config.url === "/rest/documents/connection_staff_all") return { status: 200, data: { err: 0, list: staff } };
      return shellAnswer(config);
    });
    return () => {
      undo();
      toast.dismiss();
    };
  },
  decorators: inShell,
};

export default meta;
type Story = StoryObj;

const colleague = { absence_txt: "", is_on: "Y", is_thanks: "Y", mp3code: "", phone: "" };
const staff = [
  { ...colleague, idx: 2, kname: "박바다", ename: "Bada Park" },
  { ...colleague, idx: 3, kname: "이구름", ename: "Gureum Lee", is_thanks: "N" },
];

/** One gift: for whom, how much, the words, and that nobody says from whom. */
export const OneGift: Story = {
  render: () => <GiftPopup idx={1} onClose={fn()} />,
  async play() {
    const popup = await screen.findByRole("dialog", { name: "감사달러가 도착했습니다" });
    await waitFor(() => expect(popup).toHaveTextContent("김하늘 (Haneul Kim)님께"));
    const lines = [...popup.querySelectorAll("h2, p, button")].map((line) => line.textContent || line.ariaLabel);
    await expect(lines).toEqual([
      "감사달러가 도착했습니다",
      "닫기",
      "김하늘 (Haneul Kim)님께",
      "$30",
      "늦게까지 도와주셔서 고맙습니다.",
      "익명의 동료가 보냈습니다.",
      "감사달러함으로 가기",
    ]);
    await userEvent.click(within(popup).getByRole("button", { name: "감사달러함으로 가기" }));
    await expect(usePopup.getState().open).toEqual({ kind: "thanks" });
  },
};

/** Names, sums, the refusals in the words of the specification, and what is said once it is given. */
export const SendAndList: Story = {
  render: () => <ThanksPopup to={undefined} onClose={fn()} />,
  async play() {
    const popup = within(await screen.findByRole("dialog", { name: "감사달러" }));
    await waitFor(() => expect(popup.getByText("김하늘")).toBeVisible());
    const sum = (label: string) => popup.getByText(label).nextSibling;
    await waitFor(() => expect(sum("총 받은 달러")).toHaveTextContent("$300"));
    await expect(sum("총 보낸 달러")).toHaveTextContent("$380");
    await expect(sum("남은 달러")).toHaveTextContent("$120");

    const send = popup.getByRole("button", { name: "보내기" });
    const dollar = popup.getByLabelText("선물 달러");
    await userEvent.click(send);
    await screen.findByText("받는 사람을 선택하세요.");
    await userEvent.click(popup.getByRole("combobox", { name: "받는 사람" }));
    // who cannot be thanked is not offered
    await expect(await screen.findAllByRole("option")).toHaveLength(1);
    await userEvent.click(screen.getByRole("option", { name: /박바다/ }));
    await userEvent.click(send);
    await screen.findByText("선물 달러를 입력하세요.");
    await expect(dollar).toHaveAttribute("maxlength", "3");
    await userEvent.type(dollar, " 121");
    await userEvent.click(send);
    await screen.findByText("이번 달 감사달러를 모두 소진하였습니다.");
    await userEvent.clear(dollar);
    await userEvent.type(dollar, "30");
    const before = called.mock.calls.length;
    // two presses before anything could be drawn give once
    send.click();
    send.click();
    await screen.findByText("감사한 마음 잘 전달하였습니다!");
    await expect(called).toHaveBeenCalledWith("/rest/personal/sendThxDollar", { target: 2, dollar: 30, message: "" });
    await expect(dollar).toHaveValue("");
    await expect(popup.getByRole("combobox", { name: "받는 사람" })).toHaveValue("");
    const asked = () => called.mock.calls.slice(before).map(([url]) => url);
    for (const path of ["/rest/personal/getGNBInfo", "/rest/personal/getMyThxDollarList"]) {
      await waitFor(() => expect(asked()).toContain(path));
    }
    await expect(asked().filter((path) => path === "/rest/personal/sendThxDollar")).toHaveLength(1);
  },
};

/** The rules, laid over the popup. */
export const Guide: Story = {
  render: () => <ThanksPopup to={2} onClose={closed} />,
  async play() {
    closed.mockClear();
    const popup = within(await screen.findByRole("dialog", { name: "감사달러" }));
    await waitFor(() => expect(popup.getByRole("combobox", { name: "받는 사람" })).toHaveValue("박바다 Bada Park"));
    await userEvent.click(popup.getByRole("button", { name: "이용 안내" }));
    const rules = within(popup.getByRole("region", { name: "감사달러 이용 안내" })).getAllByRole("listitem");
    await expect(rules.map((rule) => rule.textContent)).toEqual([
      "고마운 동료에게 익명으로 마음을 전하는 달러입니다. 누가 보냈는지는 알려 주지 않습니다.",
      "매월 1일에 $500가 새로 주어지고, 남은 달러는 다음 달로 넘어가지 않습니다.",
      "하루에 보내는 횟수나 금액에는 제한이 없습니다.",
      "감사한 이유를 꼭 적어 주세요.",
      "한 달 동안 가장 많이 받은 세 분은 멘토링 데이에서 축하합니다.",
    ]);
    const open = popup.getByRole("button", { name: "이용 안내" });
    await userEvent.click(popup.getByRole("button", { name: "안내 닫기" }));
    await expect(popup.queryByRole("region", { name: "감사달러 이용 안내" })).toBeNull();
    await expect(open).toHaveFocus();
    // Escape takes what lies uppermost away, and the popup only then
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(popup.getByRole("button", { name: "안내 닫기" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(popup.queryByRole("region", { name: "감사달러 이용 안내" })).toBeNull();
    await expect(open).toHaveFocus();
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(closed).toHaveBeenCalledTimes(1);
  },
};
