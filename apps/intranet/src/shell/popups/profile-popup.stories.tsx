import type { Meta, StoryObj } from "@storybook/react-vite";
import { toast } from "react-toastify";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inShell, shellAnswer } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { ProfilePopup } from "./profile-popup";

const saved = fn();
const ended = fn();

const meta: Meta<typeof ProfilePopup> = {
  title: "Portal/Popups/ProfilePopup",
  component: ProfilePopup,
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    use: {
      do: [
        "Keep here what belongs to the person and to no module: photo, password, theme, notifications, devices.",
        "Show a new photo in its frame before it is sent; a refused file leaves the old one.",
        "Fold away what is set once, as the notifications are.",
      ],
      dont: [
        "Don't add fields that others look after: name, team and position come from the personnel records.",
        "Don't save the password with the photo; each is saved by itself, after a question.",
        "Don't log other devices out without asking first, one or all.",
      ],
    },
  },
  args: { onClose: fn() },
  beforeEach() {
    saved.mockClear();
    ended.mockClear();
    const undo = stubServer((config) => {
      if (config.url === "/rest/personal/endSession") ended(JSON.parse(String(config.data)));
      if (config.url === "/rest/mypims/modProfile") saved(Object.fromEntries(config.data as FormData));
      // what is saved is done with, however long the header takes to be read again
      if (config.url === "/rest/personal/getGNBInfo" && saved.mock.calls.length > 0) return new Promise(() => {});
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
type Story = StoryObj<typeof ProfilePopup>;

const open = async () => within(await screen.findByRole("dialog", { name: "프로필 관리" }));

/** The password is asked for on demand, hinted at, and saved once the person is sure; the photo is sent empty. */
export const Password: Story = {
  async play() {
    const popup = await open();
    await expect(popup.queryByLabelText("현재 비밀번호")).toBeNull();
    await userEvent.click(popup.getByRole("button", { name: "비밀번호 변경" }));
    await expect(popup.getByText("문자, 숫자, 특수문자를 조합하여 8자 이상 입력하세요.")).toBeVisible();
    await expect(popup.getByLabelText("현재 비밀번호")).toHaveFocus();
    for (const label of ["현재 비밀번호", "새 비밀번호", "새 비밀번호 확인"]) {
      const field = popup.getByLabelText(label);
      await expect(field).toHaveAttribute("maxlength", "20");
      await userEvent.type(field, `${label.length}-bamboo!`);
    }
    await userEvent.click(popup.getByRole("button", { name: "비밀번호 저장" }));
    const sure = within(await screen.findByRole("dialog", { name: "확인" }));
    await waitFor(() => expect(sure.getByText("저장하시겠습니까?")).toBeVisible());
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(sure.getByRole("button", { name: "확인" }));
    await screen.findByText("변경하였습니다.");
    const [[sent]] = saved.mock.calls as [[Record<string, unknown>]];
    await expect(sent).toMatchObject({ cur_pwd: "7-bamboo!", new_pwd: "6-bamboo!", new_rpw: "9-bamboo!" });
    await expect((sent.photoimg as Blob).size).toBe(0);
    await waitFor(() => expect(popup.queryByLabelText("현재 비밀번호")).toBeNull());
    await waitFor(() => expect(popup.getByRole("button", { name: "비밀번호 변경" })).toHaveFocus());
  },
};

/** Only pictures, and none of more than 5 MB; what was chosen before stays as it was. */
export const Refused: Story = {
  async play() {
    await open();
    const input = screen.getByLabelText("프로필 사진 파일");
    await expect(input).toHaveAttribute("accept", "image/*");
    const size = 5 * 1024 * 1024;
    await userEvent.upload(input, new File([new Uint8Array(size + 1)], "큰 사진.png", { type: "image/png" }));
    await screen.findByText("5메가 이상의 파일은 업로드 하실 수 없습니다.");
    const notes = new File(["메모"], "메모.txt", { type: "text/plain" });
    await userEvent.upload(input, notes, { applyAccept: false });
    await screen.findByText("이미지 파일만 업로드 하실 수 있습니다.");
    await expect(screen.queryByLabelText("크기")).toBeNull();
  },
};

/** A photo is seen before it is sent; said no to, nothing is sent, and the photo is still there. */
export const Photo: Story = {
  async play() {
    const popup = await open();
    await userEvent.upload(screen.getByLabelText("프로필 사진 파일"), await picture());
    const save = await popup.findByRole("button", { name: "사진 저장" });
    await waitFor(() => expect(save).toBeEnabled());
    await expect(popup.getByLabelText("크기")).toHaveFocus();
    await userEvent.click(save);
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: "확인" })).getByRole("button", { name: "취소" }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "확인" })).toBeNull());
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(popup.getByRole("button", { name: "사진 저장" }));
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: "확인" })).getByRole("button", { name: "확인" }),
    );
    await screen.findByText("변경하였습니다.");
    const [[sent]] = saved.mock.calls as [[Record<string, unknown>]];
    await expect(sent).toMatchObject({ cur_pwd: "", new_pwd: "", new_rpw: "" });
    await expect((sent.photoimg as Blob).size).toBeGreaterThan(0);
  },
};

/** How bright the portal is shown, and what one is told of, are chosen here, too. */
export const Settings: Story = {
  async play() {
    const popup = await open();
    const scheme = () => getComputedStyle(document.documentElement).colorScheme;
    await userEvent.click(popup.getByRole("radio", { name: "어둡게" }));
    await waitFor(() => expect(scheme()).toBe("dark"));
    await userEvent.click(popup.getByRole("radio", { name: "밝게" }));
    await waitFor(() => expect(scheme()).toBe("light"));
    await userEvent.click(popup.getByRole("radio", { name: "기기 설정대로" }));
    await userEvent.click(popup.getByText("받을 알림"));
    await expect((await popup.findAllByRole("checkbox"))[0]).toBeVisible();
  },
};

/** Where else one is signed in is told, and ended once the person is sure: one of them, or all. */
export const Devices: Story = {
  async play() {
    const popup = await open();
    const devices = within(popup.getByRole("region", { name: "내 기기" }));
    await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(3));
    await expect(devices.getAllByRole("listitem")[0]).toHaveTextContent("Chrome · Windows (지금 이 기기)");
    await expect(devices.getAllByRole("listitem")[1]).toHaveTextContent("Chrome · iPhone");
    const sure = async () =>
      userEvent.click(
        within(await screen.findByRole("dialog", { name: "확인" })).getByRole("button", { name: "확인" }),
      );
    await userEvent.click(devices.getByRole("button", { name: "Chrome · iPhone, 192.0.2.2 로그아웃" }));
    await expect(ended).not.toHaveBeenCalled();
    await sure();
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ idx: 2 }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "확인" })).toBeNull());
    const all = devices.getByRole("button", { name: "다른 기기 모두 로그아웃" });
    await waitFor(() => expect(all).toBeEnabled());
    await userEvent.click(all);
    await sure();
    await waitFor(() => expect(ended).toHaveBeenLastCalledWith({}));
  },
};

/** A small picture, drawn. */
async function picture(): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 32;
  canvas.getContext("2d")?.fillRect(8, 8, 16, 16);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], "사진.png", { type: "image/png" });
}
