import type { Meta, StoryObj } from "@storybook/react-vite";
import { toast } from "react-toastify";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PortalFrame } from "../testing/portal-frame";

const meta: Meta = {
  title: "Portal/Around the screens/Toasts",
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
