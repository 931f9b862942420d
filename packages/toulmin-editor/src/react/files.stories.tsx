import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { remove } from "../core/commands/remove";
import type { ToulminDocument } from "../core/document";
import { formats, reAnchored } from "../formats";
import { ko } from "../locales/ko";
import { annotated } from "../testing/annotated-sample";
import { sampleJudgment } from "../testing/sample";
import { editorOnAPage } from "../testing/story-frames";
import { ToulminEditor } from "./toulmin-editor";

/** The menu 파일 and the dialog that reads a file: its marks, its letters, and what could not be placed. */
const meta = {
  title: "Editor/Files",
  component: ToulminEditor,
  parameters: {
    code: [
      "packages/toulmin-editor/src/react/toolbar/file-menu.tsx",
      "packages/toulmin-editor/src/react/dialogs/import-dialog.tsx",
    ],
    use: {
      do: [
        "Take every file by one way: the menu 파일 or dropping it on the editor; both ask the same.",
        "Show what was found (`표시 31개`) before anything is opened or added.",
        "Say of a file that can't be read where, what is wrong, and that nothing was changed.",
      ],
      dont: [
        "Don't close the open judgment for a new one: 새 문서로 열기 keeps both.",
        "Don't place a mark by guessing: what has no certain place waits in a list for a selection.",
        "Don't decide doubtful letters in silence; lines of each reading are shown to choose from.",
      ],
    },
  },
  render: editorOnAPage,
} satisfies Meta<typeof ToulminEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const marked = () => annotated(sampleJudgment());
const words = { dictionary: ko, actors: [] };

async function choose(canvas: Canvas, content: BlobPart, name: string) {
  await canvas.findByRole("button", { name: "파일" });
  const input = canvas.getByLabelText("파일 열기…");
  // the field is hidden: a person reaches it by the menu
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
  return within(await canvas.findByRole("dialog"));
}

/** The formats; arrow keys go from one to the next, Esc goes back to the button. */
export const MenuOpen: Story = {
  args: { initialValue: marked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole("button", { name: "파일" });
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "파일 열기…" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}b");
    await expect(canvas.getByRole("menuitem", { name: "brat 표시 (.ann)" })).toHaveFocus();
    await expect(canvas.getAllByRole("menuitem")).toHaveLength(12);
  },
};

/** A file with marks: as a document of its own, or only its marks onto the open judgment. */
export const FileWithMarks: Story = {
  args: { initialValue: sampleJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await choose(canvas, formats.native.write(marked(), words), "작업.json");
    await expect(await dialog.findByText("작업 파일 (JSON) · 표시 13개")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "표시만 이 판결문에 옮기기" }));
    await expect(await canvas.findByText("표시 13개를 가져옴")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: ko.text.label })).toHaveFocus());
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
  },
};

/** The first choice has the focus as soon as there is one: Enter makes it. */
export const FirstChoice: Story = {
  args: { initialValue: sampleJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await choose(canvas, formats.native.write(marked(), words), "작업.json");
    await expect(await dialog.findByRole("button", { name: "새 문서로 열기" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("표시 13개를 가져옴")).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** A colleague's marks of the same judgment are compared with one's own, which stay as they are. */
export const FileOfAColleague: Story = {
  args: { initialValue: marked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const theirs = remove(marked(), "node4") as ToulminDocument;
    const dialog = await choose(canvas, formats.native.write(theirs, words), "김검사.json");
    const choices = await dialog.findAllByRole("listitem");
    await expect(choices.map((choice: HTMLElement) => within(choice).getByRole("button").textContent)).toEqual([
      "새 문서로 열기",
      "지금 표시와 비교하기",
      "표시만 이 판결문에 옮기기",
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "지금 표시와 비교하기" }));
    await expect(canvas.getByRole("tab", { name: "비교" })).toHaveAttribute("aria-selected", "true");
    await expect(await canvas.findByText("‘김검사’의 표시와 비교함")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "나만 표시" })).toBeVisible();
  },
};

/** A file that is held above the editor; it is opened where it is dropped. */
export const DroppedFile: Story = {
  args: { initialValue: sampleJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole("region", { name: "판결문" });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([formats.w3c.write(marked(), words)], "주석.jsonld"));
    const drag = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    text.dispatchEvent(drag("dragover"));
    await expect(await canvas.findByText("여기에 놓으면 파일을 엽니다")).toBeVisible();
    text.dispatchEvent(drag("drop"));
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(await dialog.findByText(/자리를 찾음 13개/)).toBeVisible();
    await expect(canvas.queryByText("여기에 놓으면 파일을 엽니다")).toBeNull();
  },
};

/** A file that cannot be understood: where, what, and that nothing was changed. */
export const UnreadableFile: Story = {
  args: { initialValue: marked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const broken = formats.csv.write(marked(), words).replace("논거,1-주장-1", "논거인지,1-주장-1");
    const dialog = await choose(canvas, broken, "표.csv");
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/행 ‘요소’: 알 수 없는 값입니다 \(논거인지\)/);
    await userEvent.click(dialog.getByRole("button", { name: "닫기" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
  },
};

/** Letters that can be read in several ways: the person sees lines of them, and chooses. */
export const DoubtfulLetters: Story = {
  args: { initialValue: marked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bytes = new Uint8Array([0x4c, 0x27, 0x61, 0x72, 0x72, 0xea, 0x74, 0x20, 0x65, 0x73, 0x74]);
    const dialog = await choose(canvas, bytes, "판결.txt");
    await expect(await dialog.findByRole("region", { name: "미리 보기" })).toHaveTextContent("L'arrêt est");
    await userEvent.selectOptions(dialog.getByLabelText("글자 인코딩"), "utf-8");
    await waitFor(() =>
      expect(dialog.getByRole("region", { name: "미리 보기" })).toHaveTextContent("L'arr\uFFFDt est"),
    );
    await expect(dialog.getByLabelText("글자 인코딩")).toHaveFocus();
  },
};

/** A file without letters under a text's name: nothing of it is shown. */
export const NoText: Story = {
  args: { initialValue: marked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await choose(canvas, new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), "판결.txt");
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/글자로 된 파일이 아닙니다/);
  },
};

/** The text of the open judgment, corrected since: the marks are found again in it. */
export const RevisedText: Story = {
  args: { initialValue: marked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const revised = formats.text
      .write(marked(), words)
      .replace("왼쪽 가슴을 먼저 찔렀고", "왼쪽 가슴 부위를 먼저 찔렀고")
      .replace("현장 감식 결과 골목에서는 깨진 술병이나 그 파편이 발견되지 아니하였고", "");
    const dialog = await choose(canvas, revised, "판결-고침.txt");
    await expect(await dialog.findByText(/자리를 찾음 11개 · 비슷한 구절 1개 · 자리를 찾지 못함 1개/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "고친 판결문으로 바꾸기" }));
    await expect(await canvas.findByText("자리 없는 표시 1개")).toBeVisible();
  },
};

/** The words of a mark stand in another sentence now: it is placed there only if the person says so, who sees both places. */
export const DoubtfulPlace: Story = {
  args: { initialValue: marked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phrase = "현장 감식 결과 골목에서는 깨진 술병이나 그 파편이 발견되지 아니하였고";
    const revised = `${formats.text.write(marked(), words).replace(phrase, "")}\n원심은 ${phrase} 다투지 않는다고 적었다.`;
    const dialog = await choose(canvas, revised, "판결-고침.txt");
    await expect(await dialog.findByText(/다른 자리의 같은 구절 1개/)).toBeVisible();
    const [before, now] = dialog.getAllByRole("definition");
    await expect(before).not.toHaveTextContent("원심은");
    await expect(now).toHaveTextContent(`원심은 ${phrase} 다투지`);
    const here = dialog.getByRole("checkbox", { name: "2-근거자료-2 여기에 놓기" });
    await expect(here).not.toBeChecked();
    // on one line, above both places
    await expect(here.closest("label")?.getBoundingClientRect().height).toBeLessThan(40);
    await userEvent.click(here);
    await userEvent.click(here);
    await userEvent.click(dialog.getByRole("button", { name: "고친 판결문으로 바꾸기" }));
    await expect(await canvas.findByText("자리 없는 표시 1개")).toBeVisible();
  },
};

/** A mark whose words are gone from the text is placed on a selected phrase. */
export const WithoutAPlace: Story = {
  args: { initialValue: withUnplaced },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("자리 없는 표시 1개");
    const phrase = canvas.getByText(/1\. 정신감정서/);
    getSelection()?.setBaseAndExtent(phrase.firstChild ?? phrase, 3, phrase.firstChild ?? phrase, 8);
    await userEvent.click(canvas.getByRole("button", { name: "2-근거자료-2 여기에 놓기" }));
    await waitFor(() => expect(canvas.queryByText("자리 없는 표시 1개")).toBeNull());
  },
};

/** The sample without the paragraph that one of its marks lay in. */
function withUnplaced(): ToulminDocument {
  const document = marked();
  const blocks = document.blocks.filter((block) => !block.text.includes("현장 감식 결과 골목에서는"));
  return reAnchored(document, blocks).document;
}
