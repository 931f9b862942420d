import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { edit } from "../../core/commands/edit";
import type { ToulminDocument } from "../../core/document";
import { createMemoryStore } from "../../store/memory";
import type { DocumentLibrary } from "../../store/store";
import { annotated } from "../../testing/annotated-sample";
import { sampleJudgment } from "../../testing/sample";
import { editorOnAPage } from "../../testing/story-frames";
import type { ToulminEditor } from "../toulmin-editor";
import { DocumentList } from "./document-list";

const meta = {
  title: "Editor/Documents",
  component: DocumentList,
  parameters: {
    use: {
      do: [
        "Give it the same library object for as long as it is shown; each new one is read anew.",
        "Tell it by `openId` which document is open: it is marked, and cannot be deleted.",
        "Let deleting be undone in place (`되돌리기`); it needs no question then.",
      ],
      dont: [
        "Don't build a list of your own for a server: give it a `DocumentLibrary` that asks it.",
        "Don't show it beside the text; it opens over the editor from the menu 파일.",
        "Don't keep folders beside it: a judgment has as many tags as it belongs to, and they filter together.",
      ],
    },
  },
  args: { library: createMemoryStore(), onOpen: fn() },
  render: ({ library, ...args }, { loaded }) => (
    <main style={{ padding: 12 }}>
      <DocumentList {...args} library={loaded.library ?? library} />
    </main>
  ),
  loaders: [async () => ({ library: await filled() })],
} satisfies Meta<typeof DocumentList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A library with the sample, marked, and a second judgment that somebody named. */
async function filled(): Promise<DocumentLibrary> {
  const library = createMemoryStore();
  await library.save("default", annotated(sampleJudgment()), null);
  await library.save(
    "b",
    { ...sampleJudgment(), title: { court: "한결고등법원", caseNo: "2026노17", charge: "" } },
    null,
  );
  await library.rename("b", "항소심");
  return library;
}

const names = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole("listitem").flatMap((item: HTMLElement) => item.querySelector("strong")?.textContent ?? []);

/** Searched by name, court or case number; renamed in place; copied. */
export const FoundAndNamed: Story = {
  args: { openId: "default" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText("이름, 사건번호, 판결문, 표시, 메모에서 찾기"), "고등 2026노");
    await waitFor(() => expect(names(canvas)).toEqual(["항소심"]));
    await userEvent.click(canvas.getByRole("button", { name: "항소심 이름 바꾸기" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "항소심 이름 바꾸기" })).toHaveFocus();
    await userEvent.keyboard("{Enter}항소심 (환송 후){Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "항소심 (환송 후) 복사" }));
    await waitFor(() => expect(canvas.getByText("항소심 (환송 후) 사본")).toBeVisible());
    await userEvent.click(canvas.getByText("항소심 (환송 후)"));
    await expect(args.onOpen).toHaveBeenCalledWith("b");
  },
};

/** Words are looked for in all that the documents say; a place that is pressed leads to the document and into it. */
export const FoundInTexts: Story = {
  loaders: [
    async () => {
      const library = await filled();
      const noted = edit(annotated(sampleJudgment()), "node2", { note: "기록 12면, ＣＣＴＶ 시각과 다름" });
      await library.save("noted", noted as ToulminDocument, null);
      await library.rename("noted", "메모한 것");
      return { library };
    },
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = await canvas.findByLabelText("이름, 사건번호, 판결문, 표시, 메모에서 찾기");
    await userEvent.type(search, "cctv 시각");
    await waitFor(() => expect(names(canvas)).toEqual(["메모한 것"]));
    const place = canvas.getByRole("button", { name: /^1-근거자료-\d · 메모 기록 12면, ＣＣＴＶ 시각과 다름$/ });
    await expect(place.querySelector("mark")).toHaveTextContent("ＣＣＴＶ 시각");
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenLastCalledWith("noted", { node: "node2", range: expect.anything() });
    await userEvent.clear(search);
    await userEvent.type(search, "피고인");
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^더 보기/ })).toHaveLength(3));
    await userEvent.click(canvas.getAllByRole("button", { name: /^본문 / })[0] as HTMLElement);
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.anything(), { node: null, range: expect.anything() });
  },
};

/** Sorted under tags, by which the list is filtered. */
export const Tagged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "항소심 태그 붙이기" }));
    await userEvent.keyboard("살인{Enter}");
    await expect(await canvas.findByRole("button", { name: "항소심 태그 붙이기" })).toHaveFocus();
    await userEvent.click(await canvas.findByRole("button", { name: "살인" }));
    await expect(names(canvas)).toEqual(["항소심"]);
    await userEvent.click(canvas.getByRole("button", { name: "항소심 태그 ‘살인’ 떼기" }));
    await waitFor(() => expect(names(canvas)).toHaveLength(2));
    await expect(canvas.queryByRole("button", { name: "살인" })).toBeNull();
  },
};

/** Deleted with a way back; the open one stays. */
export const Deleted: Story = {
  args: { openId: "default" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "2025고합1041 살인미수 삭제" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "항소심 삭제" }));
    await expect(await canvas.findByRole("button", { name: "항소심 되돌리기" })).toHaveFocus();
    await expect(names(canvas)).toEqual(["2025고합1041 살인미수"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names(canvas)).toContain("항소심"));
  },
};

/** Another judgment becomes a document of its own: the first is in the list with its marks, and is opened again. */
export const AnotherJudgment: Story = {
  render: () => editorOnAPage({ initialValue: () => annotated(sampleJudgment()) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "파일" });
    await waitFor(() => expect(canvasElement.querySelectorAll("mark").length).toBeGreaterThan(12));
    await userEvent.click(canvasElement.querySelector("mark span") as HTMLElement);
    fireEvent.change(canvas.getByLabelText("핵심어"), { target: { value: "고의" } });
    fireEvent.change(canvas.getByLabelText("파일 열기…"), {
      target: { files: [new File(["한결고등법원\n2026노17 판결\n항소를 기각한다."], "항소심.txt")] },
    });
    await userEvent.click(await canvas.findByRole("button", { name: "새 문서로 열기" }));
    await expect(await canvas.findByText("항소를 기각한다.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "파일" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "문서 목록…" }));
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(await dialog.findByText(/표시 13개/)).toBeVisible();
    await expect(dialog.getByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("문자메시지를 보냈다");
    const [place] = await dialog.findAllByRole("button", { name: /^본문 / });
    await userEvent.click(place as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelectorAll("mark").length).toBeGreaterThan(12));
    await waitFor(() => expect(String(getSelection())).toBe("문자메시지를 보냈다"));
  },
} satisfies StoryObj<typeof ToulminEditor>;
