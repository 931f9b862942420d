import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { held, inPortal } from "../testing/held";
import { FileUpload } from "./file-upload";

const meta: Meta<typeof FileUpload> = {
  title: "Portal/Controls/FileUpload",
  component: FileUpload,
  args: { label: "첨부파일", value: null, onChange: fn() },
  decorators: inPortal,
  render: held(FileUpload),
};

export default meta;
type Story = StoryObj<typeof FileUpload>;

const file = (size: number) => new File([new Uint8Array(size)], "영수증.pdf", { type: "application/pdf" });

export const ChosenAndDeleted: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement);
    await expect(box.getByText("선택한 파일이 없습니다.")).toBeVisible();
    const opened = fn();
    box.getByLabelText("첨부파일").addEventListener("click", opened);
    await userEvent.click(box.getByRole("button", { name: "첨부파일 선택" }));
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.upload(box.getByLabelText("첨부파일"), file(3 * 1024 * 1024));
    await expect(box.getByText("영수증.pdf")).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: "영수증.pdf" }));
    await userEvent.click(box.getByRole("button", { name: "영수증.pdf 삭제" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const TooLarge: Story = {
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByLabelText("첨부파일");
    await userEvent.upload(input, file(3 * 1024 * 1024 + 1));
    await expect(await screen.findByText("3메가 이상의 파일은 업로드 하실 수 없습니다.")).toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue("");
  },
};
