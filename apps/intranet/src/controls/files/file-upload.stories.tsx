import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { held, inPortal } from "../../testing/held";
import { FileUpload } from "./file-upload";

const meta: Meta<typeof FileUpload> = {
  title: "Portal/Controls/FileUpload",
  component: FileUpload,
  parameters: {
    use: {
      do: [
        "Take it where one file goes with the request that follows, such as a sheet to import.",
        "Say by `max` and `accept` what is taken; what is too large is refused before it is sent.",
        "Name in `label` what the file is: it is read out, and its button says `가져올 파일 선택`.",
      ],
      dont: [
        "Don't use it for the files of a record: `FilesInput` sends each at once and keeps its number.",
        "Don't use it for several files; a second one takes the place of the first.",
        "Don't rely on `accept`: a browser lets other files through, and the server decides.",
      ],
    },
  },
  args: { label: "첨부파일", value: null, onChange: fn() },
  decorators: [held, inPortal],
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
