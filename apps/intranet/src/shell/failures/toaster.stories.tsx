import type { Meta, StoryObj } from "@storybook/react-vite";
import { toast } from "react-toastify";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { PageTitle } from "../../controls/page-title";
import { PortalFrame } from "../../testing/portal-frame";

/** Short messages at the upper right of any screen: what was done, or why it was not. */
const meta: Meta = {
  title: "Portal/Around the screens/Toasts",
  parameters: {
    use: {
      do: [
        "Tell by it what was done, by the word of the button (`저장하였습니다.`).",
        "Tell a refusal by it where nothing on the screen could show it; `tell` does so.",
        "Keep it to one sentence: it is gone after five seconds.",
      ],
      dont: [
        "Don't tell in a toast what has to be acted on; it belongs beside its field or above the list.",
        "Don't put a link or a button in it: nobody reaches it in time by keyboard.",
        "Don't toast what is seen anyway, such as a row that was moved.",
      ],
    },
  },
  render: () => (
    <PortalFrame>
      <h1>알림 메시지</h1>
    </PortalFrame>
  ),
};

export default meta;
type Story = StoryObj;

export const EveryType: Story = {
  async play() {
    for (const type of ["success", "error", "warning", "info"] as const) toast[type](`알림: ${type}`);
    toast("알림: default");
    for (const type of ["success", "error", "warning", "info", "default"]) {
      await screen.findByText(`알림: ${type}`);
    }
    await userEvent.click(screen.getAllByRole("button", { name: "닫기" })[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByText(/^알림: /)).toHaveLength(4));
  },
};

/** It stands at the upper right, for five seconds. */
export const FiveSeconds: Story = {
  async play() {
    toast.info("곧 사라집니다.");
    const said = await screen.findByText("곧 사라집니다.");
    await expect(said.closest(".Toastify__toast-container--top-right")).not.toBeNull();
    const bar = said.closest(".Toastify__toast")?.querySelector(".Toastify__progress-bar--animated");
    await expect(bar).toHaveStyle({ animationDuration: "5s" });
  },
};

/** More than 20 wait for their turn. */
export const TwentyAtOnce: Story = {
  async play() {
    for (let number = 1; number <= 25; number++) toast(`알림 ${number}`);
    await waitFor(() => expect(screen.getAllByText(/^알림 \d/)).toHaveLength(20));
  },
};

/** What stands in the line of the page's title can be pressed while a message is there. */
export const BelowWhatIsPressedNext: Story = {
  render: () => (
    <PortalFrame>
      <PageTitle title="아주 긴 제목이라서 두 줄로 서는 화면">
        {["발송", "견적서 출력", "수주", "실주", "인쇄"].map((name) => (
          <button key={name} type="button" style={{ width: 260, height: 40 }} onClick={() => toast.success(name)}>
            {name}
          </button>
        ))}
      </PageTitle>
    </PortalFrame>
  ),
  async play() {
    await userEvent.click(screen.getByRole("button", { name: "발송" }));
    const message = (await screen.findByRole("alert")).getBoundingClientRect();
    for (const button of screen.getAllByRole("button").filter(({ className }) => className !== "toast-close")) {
      const { left, top, width, height } = button.getBoundingClientRect();
      await expect(message.top).toBeGreaterThanOrEqual(top + height);
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    }
  },
};

/** What was wrong is told no longer once something has succeeded; what else is told stays. */
export const WrongNoLonger: Story = {
  render: () => (
    <PortalFrame>
      {(["error", "info", "success"] as const).map((type) => (
        <button key={type} type="button" onClick={() => toast[type](`알림: ${type}`)}>
          {type}
        </button>
      ))}
    </PortalFrame>
  ),
  async play() {
    for (const name of ["error", "info"]) await userEvent.click(screen.getByRole("button", { name }));
    await screen.findByText("알림: error");
    await userEvent.click(screen.getByRole("button", { name: "success" }));
    await waitFor(() => expect(screen.queryByText("알림: error")).toBeNull());
    for (const kept of ["알림: success", "알림: info"]) await expect(screen.getByText(kept)).toBeVisible();
  },
};

/** A pointer that rests where a message comes up does not keep it there; one that is moved onto it does. */
export const WaitsWhileRead: Story = {
  async play() {
    toast.info("곧 사라집니다.");
    const said = await screen.findByText("곧 사라집니다.");
    const bar = () => said.closest(".Toastify__toast")?.querySelector(".Toastify__progress-bar--animated");
    const move = (to: Element, by: number) =>
      fireEvent(to, new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", movementX: by }));
    await waitFor(() => expect(bar()).toHaveStyle({ animationPlayState: "running" }));
    await fireEvent.mouseOver(said);
    await move(said, 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(bar()).toHaveStyle({ animationPlayState: "running" });
    await move(said, 5);
    await waitFor(() => expect(bar()).toHaveStyle({ animationPlayState: "paused" }));
    await move(document.body, 5);
    await waitFor(() => expect(bar()).toHaveStyle({ animationPlayState: "running" }));
  },
};
