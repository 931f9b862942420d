import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CallError } from "../../api/client";
import { inPortal } from "../../testing/held";
import { ReasonPopup } from "./reason-popup";

const onSend = fn(async (_reason: string) => {});
const onClose = fn();

/** Asks in words why something is done, before it is done. */
const meta: Meta<typeof ReasonPopup> = {
  title: "Portal/Around the screens/ReasonPopup",
  component: ReasonPopup,
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    use: {
      do: [
        "Take it where something is refused, cancelled or taken back and somebody will ask why.",
        "Name the deed on its button (`휴가 취소`) and set `isDangerous` where it takes something away.",
        "Let `onSend` reject: the popup stays open with the words and the refusal.",
      ],
      dont: [
        "Don't take it for a mere yes or no; that is `ask`.",
        "Don't ask for a reason that nobody reads; set `isOptional`, or leave it out.",
        "Don't ask for more than a reason in it: fields belong into a form.",
      ],
    },
  },
  args: { title: "휴가 취소", action: "휴가 취소", isDangerous: true, onSend, onClose },
  decorators: inPortal,
  beforeEach() {
    onSend.mockClear();
    onClose.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof ReasonPopup>;

const popup = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Nothing is sent without a reason; the keyboard is in it, and Enter alone is a new line. */
export const AReason: Story = {
  async play() {
    const { getByLabelText, getByRole, getByText, queryByText } = await popup("휴가 취소");
    await userEvent.click(getByRole("button", { name: "휴가 취소" }));
    await expect(getByText("사유를 입력하세요.")).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
    const reason = getByLabelText("사유 (필수)");
    await expect(reason).toHaveFocus();
    await expect(reason).toHaveAttribute("data-autofocus");
    await expect(reason).toHaveAttribute("maxlength", "300");
    await userEvent.type(reason, "일정 변경{Enter}다음 주로");
    await expect(queryByText("사유를 입력하세요.")).toBeNull();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(getByRole("button", { name: "휴가 취소" }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith("일정 변경\n다음 주로"));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

/** Ctrl+Enter sends, though not in the middle of a syllable; words that may be left out say so. */
export const AnOpinion: Story = {
  args: { title: "승인", label: "의견", action: "승인", isOptional: true, isDangerous: false, max: 1000 },
  async play() {
    const opinion = (await popup("승인")).getByLabelText("의견 (선택)");
    fireEvent.keyDown(opinion, { key: "Enter", ctrlKey: true, isComposing: true });
    await expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(opinion, { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(onSend).toHaveBeenCalledWith(""));
  },
};

/** What the server refuses leaves what was typed. */
export const Refused: Story = {
  args: { onSend: () => Promise.reject(new CallError(409, "이미 취소된 휴가입니다.")) },
  async play() {
    const { getByLabelText, getByRole } = await popup("휴가 취소");
    await userEvent.type(getByLabelText("사유 (필수)"), "일정 변경");
    await userEvent.click(getByRole("button", { name: "휴가 취소" }));
    await waitFor(() => expect(getByRole("button", { name: "휴가 취소" })).toBeEnabled());
    await expect(getByLabelText("사유 (필수)")).toHaveValue("일정 변경");
    await expect(onClose).not.toHaveBeenCalled();
  },
};
