import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { held, inPortal } from "../../testing/held";
import { stubServer } from "../../testing/stub-server";
import { FilesInput } from "./files-input";

let arrive = () => {};

const meta: Meta<typeof FilesInput> = {
  title: "Portal/Controls/FilesInput",
  component: FilesInput,
  parameters: {
    use: {
      do: [
        "Take it for the files of a record: chosen, dropped or pasted, each is sent at once and shows how far it is.",
        "Give it the form as `around` where it is the form's main thing, so that a file may be dropped anywhere.",
        "Keep the limits of the field: ten files of 3 MB each unless the definition says otherwise.",
      ],
      dont: [
        "Don't use it for a file that is only read once, such as a sheet to import; that is `FileUpload`.",
        "Don't repeat its limits in a hint: it says them itself, below its button.",
        "Don't show the files of a record that is read with it: `FileList` has the same look without the crosses.",
      ],
    },
  },
  args: {
    id: "files",
    label: "첨부",
    place: { entity: "post", column: "files" },
    value: [],
    known: { 3: { name: "지난 안내.pdf", size: 20_480, mime: "application/pdf" } },
    max: 2,
    onChange: fn(),
  },
  beforeEach: () =>
    stubServer(({ url }) =>
      url === "/rest/records/uploadFile"
        ? { status: 200, data: { err: 0, err_msg: "", idx: 7, name: "안내.txt", size: 12, mime: "text/plain" } }
        : undefined,
    ),
  decorators: [held, inPortal],
};

export default meta;
type Story = StoryObj<typeof FilesInput>;

/** A file is sent as soon as it is chosen, and removed by its button. */
export const SentAndRemoved: Story = {
  async play({ canvasElement, args }) {
    const field = within(canvasElement);
    await userEvent.upload(field.getByLabelText("첨부"), new File(["안내입니다"], "안내.txt", { type: "text/plain" }));
    await field.findByRole("link", { name: "안내.txt" });
    await expect(args.onChange).toHaveBeenLastCalledWith([7]);
    await userEvent.click(field.getByRole("button", { name: "안내.txt 삭제" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** A draft that comes back knows a file by its number alone: what was sent from this browser keeps its name. */
export const ComesBack: Story = {
  async play({ canvasElement, args, mount }) {
    await mount();
    const field = within(canvasElement);
    await userEvent.upload(field.getByLabelText("첨부"), new File(["안내입니다"], "안내.txt", { type: "text/plain" }));
    await field.findByRole("link", { name: "안내.txt" });
    await mount(<FilesInput {...args} key="again" value={[7]} />);
    await expect(await field.findByRole("link", { name: "안내.txt" })).toBeVisible();
    await expect(field.queryByText("파일 7")).toBeNull();
  },
};

/** What is larger than 3 MB is refused in words, and nothing is sent. */
export const TooLarge: Story = {
  args: { value: [3] },
  async play({ canvasElement, args }) {
    const large = new File([new Uint8Array(3 * 1024 * 1024 + 1)], "큰 파일.bin");
    await userEvent.upload(within(canvasElement).getByLabelText("첨부"), large);
    await screen.findByText("3메가 이상의 파일은 업로드 하실 수 없습니다.");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What is dropped anywhere on the form is taken; by an input of its own it is taken once. */
export const DroppedBesideIt: Story = {
  render: function Held(args) {
    const around = useRef<HTMLElement>(null);
    const [value, setValue] = useState<readonly number[]>([]);
    return (
      <article ref={around}>
        <h3>지출결의서</h3>
        <FilesInput {...args} around={around} value={value} onChange={setValue} />
      </article>
    );
  },
  async play({ canvasElement }) {
    const field = within(canvasElement);
    const drop = async (on: Element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["안내입니다"], "안내.txt", { type: "text/plain" }));
      const given = { dataTransfer, bubbles: true, cancelable: true };
      // what listens is there a moment after what is drawn
      await waitFor(() => expect(on.dispatchEvent(new DragEvent("dragover", given))).toBe(false));
      on.dispatchEvent(new DragEvent("drop", given));
    };
    await drop(field.getByRole("heading", { name: "지출결의서" }));
    await drop(await field.findByRole("link", { name: "안내.txt" }));
    await waitFor(() => expect(field.getAllByRole("link", { name: "안내.txt" })).toHaveLength(2));
  },
};

/** What is written beside it while a file is on its way stays when the file has come. */
export const WrittenMeanwhile: Story = {
  beforeEach() {
    const come = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const data = { err: 0, err_msg: "", idx: 7, name: "영수증.txt", size: 12, mime: "text/plain" };
    return stubServer(({ url }) =>
      url === "/rest/records/uploadFile" ? come.then(() => ({ status: 200, data })) : undefined,
    );
  },
  render: function Line(args) {
    const [line, setLine] = useState<{ files: readonly number[]; words: string }>({ files: [], words: "" });
    return (
      <>
        <input
          aria-label="적요"
          value={line.words}
          onChange={({ currentTarget }) => setLine({ ...line, words: currentTarget.value })}
        />
        <FilesInput {...args} value={line.files} onChange={(files) => setLine({ ...line, files })} />
      </>
    );
  },
  async play({ canvasElement }) {
    const field = within(canvasElement);
    await userEvent.upload(field.getByLabelText("첨부"), new File(["택시"], "영수증.txt", { type: "text/plain" }));
    await userEvent.type(field.getByLabelText("적요"), "택시");
    arrive();
    await field.findByRole("link", { name: "영수증.txt" });
    await expect(field.getByLabelText("적요")).toHaveValue("택시");
  },
};
