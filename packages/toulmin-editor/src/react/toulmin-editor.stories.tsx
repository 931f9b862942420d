import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import type { Session } from "../session/session";
import { createMemoryStore } from "../store/memory";
import { annotated } from "../testing/annotated-sample";
import { act, randomFrom, wrapTexts } from "../testing/foreign-hands";
import { brokenInvariants } from "../testing/invariants";
import { judgmentOf } from "../testing/judgment-of";
import { documentOf, prose, spans } from "../testing/long-judgment";
import { sampleJudgment } from "../testing/sample";
import { editorOnAPage } from "../testing/story-frames";
import { useEditor } from "./provider/editor-context";
import { ToulminEditor } from "./toulmin-editor";

const meta = {
  title: "Editor/ToulminEditor",
  component: ToulminEditor,
  parameters: {
    use: {
      do: [
        "Give it a height and a width of its own; it goes by its box, never by the window.",
        "Give a `documentId` for each judgment, so that each keeps its own marks.",
        "Set `readOnly` for those who only look: keys, tools and fields for changing are gone.",
      ],
      dont: [
        "Don't use it for editing a text; the judgment never changes in it.",
        "Don't put it into a popup or below 360 px; text and panel need the room.",
        "Don't wrap it into a form or take its keys: 1 to 6, Ctrl+F and Esc are its own while it has the focus.",
      ],
    },
  },
  render: editorOnAPage,
} satisfies Meta<typeof ToulminEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const markedJudgment = () => annotated(sampleJudgment());

const longJudgment = () => {
  const paragraphs = prose(250_000);
  return documentOf(paragraphs, spans(paragraphs, 5_000));
};

/** A judgment without marks: a picture of nothing takes no more of the window than its sentence. */
export const Unmarked: Story = {
  args: { initialValue: sampleJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [button, label] of [
      ["주장 개요", "주장 개요도"],
      ["연표", "사실 연표"],
    ] as const) {
      await userEvent.click(await canvas.findByRole("button", { name: button }));
      const dialog = await canvas.findByRole("dialog", { name: label });
      await within(dialog).findByText(/^아직 /);
      const { width, height } = dialog.getBoundingClientRect();
      await expect(width).toBeLessThan(innerWidth / 2);
      await expect(height).toBeLessThan(innerHeight / 2);
      await userEvent.click(within(dialog).getByRole("button", { name: /닫기/ }));
    }
  },
};

/** Two issues marked; a click on a mark opens its attributes, “Toulmin” opens a chart. */
export const Marked: Story = {
  args: { initialValue: markedJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("행위자의 내심은 외부로 드러난 사정을 통하지 않고는 알 수 없다는 경험칙");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(3));
    await userEvent.click(canvas.getByText(/현장 감식 결과/));
    await expect(canvas.getByLabelText("분류 코드")).toHaveValue("2-근거자료-2");
    await userEvent.type(canvas.getByLabelText("핵심어"), " 결과");
    await expect(canvas.getByLabelText("핵심어")).toHaveValue("현장 감식 결과");
    await userEvent.click(canvas.getByRole("button", { name: "닫기" }));
    await expect(canvas.getByRole("region", { name: "판결문" })).toHaveFocus();
  },
};

/** After a press of a mark the caret stands behind its words, from where the arrow keys go on. */
export const CaretBehindAMark: Story = {
  args: { initialValue: markedJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole("region", { name: "판결문" });
    const phrase = await within(text).findByText(/현장 감식 결과/);
    const before = () => {
      const { focusNode, focusOffset, isCollapsed } = getSelection() as Selection;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(focusNode ?? text, focusOffset);
      return isCollapsed ? range.toString() : "";
    };
    await userEvent.pointer({ keys: "[MouseLeft]", target: phrase, node: phrase.firstChild as Text, offset: 2 });
    await expect(canvas.getByLabelText("분류 코드")).toBeVisible();
    const words = before();
    await expect(words.endsWith(phrase.textContent)).toBe(true);
    await userEvent.keyboard("{ArrowRight}");
    await expect(before()).toHaveLength(words.length + 1);
  },
};

/** The chart of a claim over the editor. */
export const ChartOpen: Story = {
  args: { initialValue: markedJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = await canvas.findAllByRole("button", { name: "Toulmin" });
    await userEvent.click(open as HTMLElement);
    const chart = within(await canvas.findByRole("dialog", { name: "1-주장-1 툴민 도식" }));
    await expect(chart.getAllByRole("button", { name: /^1-/ })).toHaveLength(8);
  },
};

/** F shows a chart large, and the next one as well; the same key takes it back to 400 px. */
export const ChartLarge: Story = {
  args: { initialValue: markedJudgment },
  beforeEach: () => () => localStorage.removeItem("toulmin-editor:large-chart"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = async (claim: number) => {
      const buttons = await canvas.findAllByRole("button", { name: "Toulmin" });
      await userEvent.click(buttons[claim] as HTMLElement);
      return canvas.findByRole("dialog", { name: `${claim + 1}-주장-1 툴민 도식` });
    };
    const widthOf = (chart: HTMLElement) => chart.getBoundingClientRect().width;
    let chart = await open(0);
    await expect(widthOf(chart)).toBe(400);
    await userEvent.keyboard("f");
    await waitFor(() => expect(widthOf(chart)).toBeGreaterThan(innerWidth - 20));
    await userEvent.click(within(chart).getByRole("button", { name: "도식 닫기" }));
    chart = await open(1);
    await expect(widthOf(chart)).toBeGreaterThan(innerWidth - 20);
    await userEvent.keyboard("f");
    await waitFor(() => expect(widthOf(chart)).toBe(400));
    await expect(localStorage.getItem("toulmin-editor:large-chart")).toBe("false");
  },
};

/** On a phone a chart takes the whole window, and offers no other size. */
export const ChartOnAPhone: Story = {
  args: { initialValue: markedJudgment },
  globals: { viewport: { value: "w360" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = await canvas.findAllByRole("button", { name: "Toulmin" });
    await userEvent.click(open as HTMLElement);
    const chart = await canvas.findByRole("dialog", { name: "1-주장-1 툴민 도식" });
    const { width, height } = chart.getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth - 16, innerHeight - 16]);
    await within(chart).findByRole("button", { name: "인쇄" });
    await expect(within(chart).queryByRole("button", { name: "크게 보기" })).toBeNull();
    await userEvent.keyboard("f");
    await expect(localStorage.getItem("toulmin-editor:large-chart")).toBeNull();
  },
};

/** All claims over the editor; one that is pressed shows its chart. */
export const OverviewOpen: Story = {
  args: { initialValue: markedJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/현장 감식 결과/);
    await userEvent.click(canvas.getByRole("button", { name: "주장 개요" }));
    const overview = within(await canvas.findByRole("dialog", { name: "주장 개요도" }));
    await userEvent.click(await overview.findByRole("button", { name: /^2-주장-1/ }));
    const chart = within(await canvas.findByRole("dialog", { name: "2-주장-1 툴민 도식" }));
    await expect(await chart.findAllByRole("button", { name: /^2-/ })).toHaveLength(5);
  },
};

/** The same in English. */
export const English: Story = { args: { initialValue: markedJudgment, locale: "en" } };

/** The same in the dark scheme. */
export const Dark: Story = {
  args: { initialValue: markedJudgment, theme: "dark" },
};

/** The same as wide as a phone: the panel is a sheet below the text, and does not cover the mark that it is of. */
export const Narrow: Story = {
  args: { initialValue: markedJudgment },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = await canvas.findByText(/현장 감식 결과/);
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
    const frame = mark.closest("[data-toulmin-scroller]");
    mark.scrollIntoView({ block: "end" });
    const before = bottomOf(frame);
    await userEvent.click(mark);
    await expect(canvas.getByLabelText("핵심어")).toBeVisible();
    await expect(bottomOf(frame)).toBeLessThan(before);
    await waitFor(() => expect(bottomOf(mark)).toBeLessThan(bottomOf(frame)));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** One claim only. */
export const OneClaim: Story = {
  args: { initialValue: () => documentOf(["피고인을 징역 5년에 처한다."], [{ start: 0, end: 15, element: "C" }]) },
};

/** A quarter of a million characters with 5,000 marks. The list draws the rows in sight only. */
export const FiveThousandMarks: Story = {
  args: { initialValue: longJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole("table");
    await expect(table).toHaveAttribute("aria-rowcount", "501");
    await expect(within(table).getAllByRole("row").length).toBeLessThan(80);
    const first = within(table).getAllByRole("row")[1]?.querySelector<HTMLElement>(".toulmin-claim");
    first?.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "501"));
  },
};

/** A claim marked at the very start gives thousands of marks new codes: a jump to the end never shows an old one. */
export const FiveThousandNewCodes: Story = {
  args: { initialValue: longJudgment },
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector<HTMLElement>("[data-toulmin-scroller]") as HTMLElement;
    const text = await within(canvasElement).findByRole("region", { name: "판결문" });
    const lastMark = () => canvasElement.querySelector<HTMLElement>('[data-toulmin-node="node5000"]');
    await waitFor(() => expect(lastMark()).toHaveAttribute("data-toulmin-code", expect.stringMatching(/^500-/)));
    text.focus();
    await userEvent.keyboard("{Control>}{Home}{/Control}{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    fireEvent.keyDown(text, { key: "1", code: "Digit1" });
    scroller.scrollTop = scroller.scrollHeight;
    // the first picture after the jump
    await new Promise(requestAnimationFrame);
    await expect(lastMark()).toHaveAttribute("data-toulmin-code", expect.stringMatching(/^501-/));
  },
};

/** One phrase of 900 letters without a space, and a title that needs several lines. */
export const LongKorean: Story = {
  args: {
    initialValue: () => {
      const phrase = "피고인의행위는정당방위에해당하지아니한다".repeat(45);
      const marked = documentOf([phrase, "이유"], [{ start: 0, end: phrase.length, element: "C" }]);
      return { ...marked, title: { ...judgmentOf().title, charge: "특정범위가중처벌등에관한법률위반".repeat(8) } };
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("table");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A mark that begins and ends where a line is broken has its handles on its own line. */
export const HandlesAtLineBreaks: Story = {
  args: { initialValue: () => judgmentOf("정당방위에해당하지아니한다".repeat(60)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = (await canvas.findByText(/^정당방위/)).firstChild as Text;
    const boxAt = (text: Node, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const breaks = [...words.data].flatMap((_, at) =>
      at > 0 && boxAt(words, at).top > boxAt(words, at - 1).bottom ? [at] : [],
    );
    getSelection()?.setBaseAndExtent(words, breaks[0] ?? 0, words, breaks[1] ?? 0);
    await userEvent.click(canvas.getByRole("button", { name: "주장" }));
    const marked = await waitFor(() => {
      const mark = canvasElement.querySelector("mark");
      if (!mark) throw new Error("not marked");
      return mark;
    });
    await userEvent.click(marked);
    await canvas.findByLabelText("핵심어");
    const text = document.createTreeWalker(marked, NodeFilter.SHOW_TEXT).nextNode() as Text;
    for (const [end, at] of [
      ["start", 0],
      ["end", text.length - 1],
    ] as const) {
      const handle = canvasElement.querySelector<HTMLElement>(`.toulmin-handle-${end}`);
      await waitFor(() => expect(handle).toBeVisible());
      const { left, right, bottom } = boxAt(text, at);
      const { x, y, width } = (handle as HTMLElement).getBoundingClientRect();
      await expect(x + width / 2).toBeCloseTo(end === "start" ? left : right, 0);
      await expect(y).toBeCloseTo(bottom, 0);
    }
  },
};

/** The same to be looked at only. */
export const ReadOnly: Story = {
  args: { initialValue: markedJudgment, readOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/현장 감식 결과/));
    await expect(canvas.getByLabelText("핵심어")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: "삭제" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "주장" })).toBeDisabled();
  },
};

/** Deleting a claim that owns elements asks first. */
export const DeletingAClaim: Story = {
  args: { initialValue: markedJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText("피고인의 행위는 정당방위나 과잉방위에 해당하지 아니하므로"));
    await userEvent.click(canvas.getByRole("button", { name: "삭제" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "2-주장-1 삭제" }));
    await expect(dialog.getByText(/4개 있습니다/)).toBeVisible();
    // what lies behind the question is out of reach of the keys, too
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(canvas.queryByText("취소할 작업이 없습니다.")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "다른 주장으로 옮기고 삭제" }));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole("region", { name: "판결문" })).toHaveFocus());
  },
};

/** What is deleted by the panel is told by the code that it had; the text has the focus then, and Ctrl+Z takes it back. */
export const DeletingADatum: Story = {
  args: { initialValue: markedJudgment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/현장 감식 결과/));
    await userEvent.click(canvas.getByRole("button", { name: "삭제" }));
    await expect(await canvas.findByText(/^2-근거자료-2 표시를 지움/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "판결문" })).toHaveFocus());
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(canvas.queryByText(/표시를 지움/)).toBeNull());
    await userEvent.click(await canvas.findByText(/현장 감식 결과/));
    await expect(canvas.getByLabelText("분류 코드")).toHaveValue("2-근거자료-2");
  },
};

/** No judgment is open. */
export const Empty: Story = {};

/** The judgment could not be loaded; it can be tried again. */
export const LoadingFailed: Story = {
  args: {
    initialValue: () => {
      throw new Error("504");
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("504");
  },
};

let session: Session;

/** In a slot: takes the session out of the editor. */
function Taken() {
  session = useEditor().session;
  return null;
}

/** A thousand things done at random, with texts wrapped and translated before each: the editor lives, all marks are drawn. */
export const ForeignHands: Story = {
  tags: ["deep"],
  // what a translation leaves behind is not ours to judge
  parameters: { a11y: { test: "off" } },
  args: { initialValue: sampleJudgment(), storage: createMemoryStore(), slots: { toolbar: <Taken /> } },
  async play({ canvasElement }) {
    const random = randomFrom(11);
    const text = await within(canvasElement).findByRole("region", { name: "판결문" });
    await within(canvasElement).findByText("바뀐 것 없음");
    for (let step = 0; step < 1000; step++) {
      wrapTexts(canvasElement, random, 6);
      act(session, random);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const failure = canvasElement.querySelector(".toulmin-failure")?.textContent;
      const broken = [...brokenInvariants(session.document()), ...(failure ? [failure] : [])];
      if (broken.length > 0) throw new Error(`step ${step}: ${broken.join()}`);
    }
    session.open(null);
    const marks = session.document().nodes.filter(({ anchor }) => anchor !== null);
    await waitFor(() =>
      expect(
        new Set([...text.querySelectorAll<HTMLElement>("mark")].map(({ dataset }) => dataset.toulminNode)),
      ).toEqual(new Set(marks.map(({ id }) => id))),
    );
  },
};
