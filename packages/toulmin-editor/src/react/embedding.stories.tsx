import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { Review } from "../../examples/kept-by-the-host";
import { answer, type Kept } from "../../examples/own-store/server/documents";
import { createRestStore } from "../../examples/own-store/src/rest-store";
import { Suggesting } from "../../examples/suggested-dates";
import { edit } from "../core/commands/edit";
import type { ToulminDocument } from "../core/document";
import { createMemoryStore } from "../store/memory";
import { annotated } from "../testing/annotated-sample";
import { sampleJudgment } from "../testing/sample";
import { editorOnAPage } from "../testing/story-frames";
import { useToulminDocument } from "./provider/use-toulmin-editor";
import { ToulminEditor } from "./toulmin-editor";

/** The editor in somebody else's application: where documents are kept, what is suggested, what is added. */
const meta = {
  title: "Editor/Embedding",
  component: ToulminEditor,
  parameters: {
    code: ["packages/toulmin-editor/src/react/toulmin-editor.tsx"],
    use: {
      do: [
        "Give `documentId` and `storage`, and let the editor keep the work; most hosts need no more.",
        "Give `document` and `onChange` where the host keeps it, for example with its own history.",
        "Put a host's own parts into `slots`, its words into `dictionary`, its people into `actors`.",
      ],
      dont: [
        "Don't make a new `actors` or `dictionary` at each render: each new one writes all marks again.",
        "Don't style its insides from the page; set the variables of Design/Tokens on `.toulmin-root`.",
        "Don't give `storage` together with `document`; who keeps the document saves it.",
        "Don't write into a judgment from outside by the page's elements: `setDocument` is a step of undo.",
      ],
    },
  },
  render: editorOnAPage,
  args: { initialValue: () => annotated(sampleJudgment()) },
} satisfies Meta<typeof ToulminEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Documents on a server, by the store of `examples/own-store`; its server answers on this page. */
export const OnAServer: Story = {
  render: (args) => (
    <main style={{ height: "100vh" }}>
      <ToulminEditor {...args} storage={createRestStore("https://example.invalid/documents")} />
    </main>
  ),
  beforeEach: () => {
    const { fetch } = globalThis;
    const shelf = new Map<string, Kept>();
    globalThis.fetch = (address, init) =>
      String(address).startsWith("https://example.invalid/")
        ? answer(new Request(address, init), String(address), shelf)
        : fetch(address, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/현장 감식 결과/));
    await userEvent.type(canvas.getByLabelText("핵심어"), " 결과");
    await waitFor(() => expect(canvas.getByText("저장됨")).toBeVisible());
  },
};

/** The host keeps the document and the selection, and forbids to delete what was agreed on. */
export const KeptByTheHost: Story = {
  render: () => (
    <main style={{ height: "100vh" }}>
      <Review first={edit(annotated(sampleJudgment()), "node10", { keyword: "agreed" }) as ToulminDocument} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/현장 감식 결과/));
    await userEvent.click(canvas.getByRole("button", { name: "삭제" }));
    await expect(await canvas.findByText(/바꿀 수 없도록/)).toBeVisible();
    await expect(canvas.getByText("1 agreed")).toBeVisible();
  },
};

/** Sentences with a date are suggested as data: dashed until somebody accepts them. */
export const Suggested: Story = {
  render: () => (
    <main style={{ height: "100vh" }}>
      <Suggesting judgment={annotated(sampleJudgment())} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^제안 1\//)).toBeVisible();
    await expect([...CSS.highlights.keys()]).toContain("toulmin-suggested-D");
    const before = canvasElement.querySelectorAll("mark").length;
    await userEvent.click(canvas.getByRole("button", { name: "받아들이기" }));
    await waitFor(() => expect(canvasElement.querySelectorAll("mark").length).toBeGreaterThan(before));
    await userEvent.click(canvas.getByRole("button", { name: "실행 취소" }));
  },
};

/** A tool, a head, a field and a word of the host's. */
export const Slots: Story = {
  args: {
    slots: {
      toolbar: <MarkCount />,
      title: <h2>서울 민사 제3부</h2>,
      attributes: (node) => <p>기록 {node.sort_idx}쪽</p>,
      status: <span>검토자 2명</span>,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("표시 13개")).toBeVisible();
  },
};

/** Two editors on one page know nothing of each other. */
export const TwoOnOnePage: Story = {
  render: (args) => (
    <main style={{ display: "grid", gridTemplateColumns: "1fr 1fr", height: "100vh" }}>
      <ToulminEditor {...args} documentId="left" storage={createMemoryStore()} />
      <ToulminEditor {...args} documentId="right" storage={createMemoryStore()} theme="dark" locale="en" />
    </main>
  ),
};

/**
 * A host takes the outermost element and puts it elsewhere in the page, at last into a shadow root: what is open stays
 * open, what has the focus keeps it, and the work goes on.
 */
export const Moved: Story = {
  render: (args) => (
    <main style={{ display: "grid", gridTemplate: "100% / 3fr 2fr", height: "100vh" }}>
      <div>
        <ToulminEditor {...args} storage={createMemoryStore()} />
      </div>
      <div />
    </main>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole("region", { name: "판결문" });
    const editor = text.closest(".toulmin-editor") as HTMLElement;
    const scroller = text.closest("[data-toulmin-scroller]") as HTMLElement;
    const [here, there] = [...(canvasElement.querySelector("main")?.children ?? [])] as [HTMLElement, HTMLElement];

    const mark = await canvas.findByText(/현장 감식 결과/, { selector: "mark *" });
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };

    await waitFor(() => expect(editor.querySelector("toulmin-probe")).not.toBeNull());
    await step("A field that is written in, and how far the text is scrolled", async () => {
      mark.scrollIntoView({ block: "center" });
      await frames(2);
      await userEvent.click(mark);
      await userEvent.type(canvas.getByLabelText("핵심어"), " 둘");
      const { scrollTop } = scroller;
      there.append(editor);
      await userEvent.keyboard(" 셋");
      await expect(canvas.getByLabelText("핵심어")).toHaveDisplayValue(/둘 셋$/);
      // as far as before; once what is seen was looked at, as far as it lies in the narrower room
      await expect(scroller.scrollTop).toBeGreaterThanOrEqual(scrollTop);
      await expect(editor.clientWidth).toBe(there.clientWidth);
    });
    await step("The attributes of a mark that is pressed in narrower and in wider room", async () => {
      const distance = () => mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      for (const room of [here, there]) {
        mark.scrollIntoView({ block: "center" });
        await userEvent.click(mark);
        // until what is seen was looked at, and until it is brought back
        await frames(20);
        room.append(editor);
        await frames(10);
        await expect(canvas.getByLabelText("핵심어")).toBeVisible();
        await expect(distance()).toBeGreaterThan(0);
        await expect(distance()).toBeLessThan(scroller.clientHeight);
        await userEvent.click(mark);
        await expect(canvas.getByLabelText("핵심어")).toBeVisible();
      }
    });
    await step("A menu", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^파일/ }));
      here.append(editor);
      const items = canvas.getAllByRole("menuitem");
      await expect(items[0]).toBeVisible();
      await expect(items[0]).toHaveFocus();
      await userEvent.keyboard("{Escape}");
    });
    await step("A dialog", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "초기화" }));
      await canvas.findByRole("dialog");
      there.append(editor);
      await expect(canvas.getByRole("dialog").matches(":modal")).toBe(true);
      await userEvent.click(canvas.getByRole("button", { name: "취소" }));
    });
    await step("What is found, in a shadow root", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "찾기" }));
      await userEvent.type(await canvas.findByLabelText("찾을 말"), "피고인");
      await waitFor(() => expect(CSS.highlights.has("toulmin-find")).toBe(true));
      for (const words of [...text.querySelectorAll("p > span, mark > span")].slice(0, 4))
        await expect(getComputedStyle(words, "::highlight(toulmin-find)").backgroundColor).toBe("rgb(255, 229, 138)");
      const shadow = here.attachShadow({ mode: "open" });
      shadow.append(...[...document.querySelectorAll("style")].map((style) => style.cloneNode(true)), editor);
      const found = [...(CSS.highlights.get("toulmin-find") ?? [])];
      await expect(found.every((range) => !range.collapsed && text.contains(range.startContainer))).toBe(true);
      await userEvent.click(within(editor).getByRole("button", { name: "실행 취소" }));
      await expect(await within(editor).findByText("실행 취소함")).toBeVisible();
      await userEvent.click(within(editor).getByRole("button", { name: /^파일/ }));
      const [first, second] = within(editor).getAllByRole("menuitem");
      await expect(shadow.activeElement).toBe(first);
      fireEvent.keyDown(first as HTMLElement, { key: "ArrowDown" });
      await expect(shadow.activeElement).toBe(second);
    });
  },
};

/** Another language: what is not said is English. */
export const InGerman: Story = {
  args: {
    locale: "de",
    dictionary: {
      elements: {
        C: "These",
        W: "Schlussregel",
        B: "Stützung",
        R: "Ausnahme",
        RS: "Grund der Ausnahme",
        D: "Tatsache",
      },
      toolbar: { undo: "Zurück", redo: "Wieder vor", sort: "Ordnen", reset: "Alles weg", find: "Suchen" },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Schlussregel" })).toBeVisible();
  },
};

function MarkCount() {
  return <span>표시 {useToulminDocument().nodes.length}개</span>;
}
