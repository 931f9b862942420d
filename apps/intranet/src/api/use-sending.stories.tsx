import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { toast } from "react-toastify";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { inShell } from "../testing/shell-frame";
import { CallError } from "./client";
import { useSending, useSendingHere } from "./use-sending";

const work = fn<() => Promise<void>>();

/** Sends one thing at a time, tells why it was refused, and gives the focus back to the button that was pressed. */
const meta: Meta = {
  title: "Portal/Around the screens/Sending",
  parameters: {
    code: ["apps/intranet/src/api/use-sending.ts"],
    use: {
      do: [
        "Use `useSending` for every button that sends, so that a second press before the answer sends nothing.",
        "Use `useSendingHere` in a form or popup: why it was refused stays to be read beside what was typed.",
        "Hand `isSending` to the button as `loading`; the focus comes back to it once the answer is there.",
      ],
      dont: [
        "Don't keep a flag of your own for what is on its way: state comes too late for a quick second press.",
        "Don't close a popup before `send` says that it went; what was typed would be gone with a refusal.",
        "Don't use it for reading; lists and records are read by queries, which retry and keep what was there.",
      ],
    },
  },
  beforeEach() {
    work.mockReset();
    return () => void toast.dismiss();
  },
  decorators: inShell,
};

export default meta;
type Story = StoryObj;

function Told() {
  const { isSending, send } = useSending();
  const [said, setSaid] = useState("");
  return (
    <>
      <button
        type="button"
        aria-busy={isSending}
        onClick={async () => setSaid((await send(work)) ? "갔음" : "안 갔음")}
      >
        보내기
      </button>
      <p role="status">{said}</p>
    </>
  );
}

/** Two presses before the answer send once; the next press after it sends again. */
export const OnceUntilAnswered: Story = {
  render: () => <Told />,
  async play() {
    let answer: (() => void) | undefined;
    work.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValue();
    const button = screen.getByRole("button", { name: "보내기" });
    // as quick as can be: nothing is drawn between the two
    button.click();
    button.click();
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(button);
    await expect(work).toHaveBeenCalledTimes(1);
    answer?.();
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "false"));
    await expect(screen.getByRole("status")).toHaveTextContent(/^갔음$/);
    await userEvent.click(button);
    await expect(work).toHaveBeenCalledTimes(2);
  },
};

/** What is refused is told, and can be sent again. */
export const Refused: Story = {
  render: () => <Told />,
  async play() {
    work.mockRejectedValueOnce(new CallError(400, "지금은 보낼 수 없습니다.")).mockResolvedValue();
    const button = screen.getByRole("button", { name: "보내기" });
    await userEvent.click(button);
    await screen.findByText("지금은 보낼 수 없습니다.");
    await expect(screen.getByText("안 갔음")).toBeVisible();
    await userEvent.click(button);
    await screen.findByText("갔음");
  },
};

function Here() {
  const { isSending, problem, send } = useSendingHere();
  return (
    <>
      <button type="button" disabled={isSending} onClick={() => void send(work)}>
        보내기
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

/** Where it was refused in its place, the reason stays until it is sent again, no toast says it twice, and the keyboard is where it was. */
export const RefusedHere: Story = {
  render: () => <Here />,
  async play() {
    work.mockRejectedValueOnce(new CallError(400, "남은 일수가 모자랍니다.")).mockResolvedValue();
    const button = screen.getByRole("button", { name: "보내기" });
    await userEvent.click(button);
    await expect(await screen.findAllByText("남은 일수가 모자랍니다.")).toHaveLength(1);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText("남은 일수가 모자랍니다.")).toBeNull());
  },
};
