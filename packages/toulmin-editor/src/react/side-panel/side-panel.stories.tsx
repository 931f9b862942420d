import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { remove } from "../../core/commands/remove";
import type { ToulminDocument } from "../../core/document";
import { createMemoryStore } from "../../store/memory";
import { annotated } from "../../testing/annotated-sample";
import { markedDocument } from "../../testing/marked-document";
import { sampleJudgment } from "../../testing/sample";
import type { ToulminEditorProps } from "../provider/toulmin-editor-props";
import { ToulminEditor } from "../toulmin-editor";

/** The panel beside the text: its tabs, the attributes of the open mark, and the sheet on a phone. */
const meta = {
  title: "Editor/SidePanel",
  component: ToulminEditor,
  parameters: {
    use: {
      do: [
        "Give what is looked at beside the text a tab: it is loaded when it is first opened.",
        "Keep list and attributes side by side from 1,280 px of the editor's width on; below, attributes take its place.",
        "Let it be a sheet on a phone that can be raised, with the text in sight above it.",
      ],
      dont: [
        "Don't add a sixth tab of the editor's own; on a phone five are what has room.",
        "Don't measure the window: the panel goes by the width of the editor, which a host decides.",
        "Don't put charts into it: they need the whole stage and open over the editor.",
      ],
    },
  },
  render: (args: ToulminEditorProps, { parameters }) => (
    <main style={{ width: parameters.width ?? "100%", height: parameters.height ?? "100vh" }}>
      <ToulminEditor storage={createMemoryStore()} {...args} />
    </main>
  ),
  args: { initialValue: () => annotated(sampleJudgment()) },
} satisfies Meta<typeof ToulminEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs by keyboard. */
export const Tabs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("tab", { name: "주장 목록" });
    list.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "차례" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "문제" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "문제" })).toBeVisible();
    await canvas.findByText(/^오류 0건/);
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "통계" })).toHaveAttribute("aria-selected", "true");
    await canvas.findByRole("table", { name: "요소별" });
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "비교" })).toHaveAttribute("aria-selected", "true");
    await canvas.findByRole("button", { name: "다른 사람의 표시와 비교" });
    await userEvent.keyboard("{ArrowRight}");
    await expect(list).toHaveFocus();
  },
};

/** However long the fields are, the deletion is in sight. */
export const DeletionInSight: Story = {
  parameters: { height: 620 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/현장 감식 결과/));
    const deletion = canvas.getByRole("button", { name: "삭제" }).getBoundingClientRect();
    await expect(deletion.bottom).toBeLessThanOrEqual(620);
  },
};

/** On a low screen, such as one that is zoomed: the attributes stand beside the text. */
export const LowScreen: Story = {
  parameters: { width: 480, height: 390 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/현장 감식 결과/));
    const text = canvas.getByRole("region", { name: "판결문" }).closest(".toulmin-text")?.getBoundingClientRect();
    const code = canvas.getByLabelText("분류 코드").getBoundingClientRect();
    await expect(code.bottom).toBeLessThanOrEqual(390);
    await expect(text?.height).toBeGreaterThan(230);
  },
};

/** What mends a problem: a datum is asked for, a field opens with the focus, another claim owns. */
export const Mending: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("tab", { name: "문제" }));
    await userEvent.click(await canvas.findByRole("button", { name: "보강 추가 (2-논거-1)" }));
    await expect(canvas.getByText("현재 주장 2-주장-1")).toBeVisible();
    await expect(
      canvas.getByText(/2-주장-1에 딸릴 구절을 판결문에서 선택한 다음 ‘보강’ 단추를 누르세요/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "시작 시각 쓰기 (2-근거자료-2)" }));
    await expect(canvas.getByLabelText("시작 시각")).toHaveFocus();
    await userEvent.keyboard("2025. 6. 15.");
    await userEvent.click(canvas.getByRole("button", { name: "닫기" }));
    await expect(canvas.getByRole("tabpanel", { name: "문제" })).toBeVisible();
    // the problems are looked for again when there is time
    await waitFor(() => expect(canvas.queryByRole("button", { name: "시작 시각 쓰기 (2-근거자료-2)" })).toBeNull());
  },
};

/** What many lack is written on all of them in one step, from their claim; what the list shows, too. */
export const Together: Story = {
  args: {
    initialValue: () =>
      markedDocument([
        { phrase: "고의가 인정된다", ctype: "C", issue: "1", target: "defendant" },
        { phrase: "피고인이 찔렀다", ctype: "D" },
        { phrase: "경험칙에 비추어", ctype: "W" },
      ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("tab", { name: "문제" }));
    const check = await canvas.findByRole("button", { name: /쟁점 번호를 적지 않음 2/ });
    await userEvent.click(within(check.closest("li") as HTMLElement).getByRole("button", { name: "2개 함께 고치기" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "표시 2개 함께 고치기" }));
    await expect(dialog.getByRole("checkbox", { name: "쟁점 번호: 소속 주장과 같게" })).toBeChecked();
    await userEvent.type(dialog.getByLabelText("핵심어"), "실행");
    await userEvent.click(dialog.getByRole("button", { name: "고치기" }));
    await expect(await canvas.findByText("표시 2개를 함께 고침")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /쟁점 번호를 적지 않음/ })).toBeNull());
    await userEvent.click(canvas.getByRole("tab", { name: "주장 목록" }));
    await userEvent.type(canvas.getByLabelText("구절, 핵심어, 메모"), "실행");
    await expect(await canvas.findByRole("button", { name: "2개 함께 고치기" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "실행 취소" }));
    await expect(canvas.queryByRole("button", { name: "2개 함께 고치기" })).toBeNull();
  },
};

/** Data get the time that their phrase tells in one step; where it tells several, a person decides. */
export const TimesTogether: Story = {
  args: {
    initialValue: () =>
      markedDocument([
        { phrase: "고의가 인정된다", ctype: "C" },
        { phrase: "2025. 6. 14. 22:12경 찔렀다", ctype: "D" },
        { phrase: "같은 날 마주쳤고 다음 날 옮겨졌다", ctype: "D" },
      ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("tab", { name: "문제" }));
    const check = await canvas.findByRole("button", { name: /때를 적지 않은 근거자료 2/ });
    await userEvent.click(within(check.closest("li") as HTMLElement).getByRole("button", { name: "2개 함께 고치기" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "표시 2개 함께 고치기" }));
    await expect(dialog.getByRole("checkbox", { name: "시작 시각: 구절에 적힌 대로" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "고치기" }));
    await expect(await canvas.findByText("표시 1개를 함께 고침")).toBeVisible();
    await userEvent.click(canvas.getByText("2025. 6. 14. 22:12경 찔렀다", { selector: "mark *" }));
    await expect(await canvas.findByLabelText("시작 시각")).toHaveValue("2025. 6. 14. 22:12경");
    await userEvent.click(canvas.getByText("같은 날 마주쳤고 다음 날 옮겨졌다", { selector: "mark *" }));
    await expect(canvas.getByLabelText("시작 시각")).toHaveValue("");
  },
};

/** A count that is pressed is listed. */
export const Counts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("tab", { name: "통계" }));
    const elements = within(await canvas.findByRole("table", { name: "요소별" }));
    await userEvent.click(elements.getByRole("button", { name: "논거" }));
    await expect(canvas.getByRole("tabpanel", { name: "주장 목록" })).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(5);
  },
};

/** A picture that is shown large leaves 8 px of the window at each side, and takes the height between its heading and its button. */
async function fillsTheWindow(dialog: HTMLElement) {
  const { width, height } = dialog.getBoundingClientRect();
  await expect([width, height]).toEqual([innerWidth - 16, innerHeight - 16]);
  const picture = dialog.querySelector("section")?.getBoundingClientRect();
  await expect(picture?.height).toBeGreaterThan(height - 160);
  await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
}

/** The timeline opens large over the editor; a fact goes to the text. */
export const TimelineOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "연표" }));
    const frame = await canvas.findByRole("dialog", { name: "사실 연표" });
    const dialog = within(frame);
    await dialog.findByRole("status");
    await fillsTheWindow(frame);
    await userEvent.click(await dialog.findByRole("button", { name: /^D 문자메시지/ }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByLabelText("시작 시각")).toHaveValue("2025. 6. 14. 22:12경");
  },
};

/** A file of somebody else's marks is compared in a tab of its own, and stays so; a difference goes to the text. */
export const Comparing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("tab", { name: "비교" }));
    const input = await canvas.findByLabelText("다른 사람의 표시와 비교", { selector: "input" });
    await userEvent.upload(input, new File(["{"], "theirs.json", { type: "application/json" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("JSON 문법에 어긋납니다");
    const theirs = remove(annotated(sampleJudgment()), "node4") as ToulminDocument;
    await userEvent.upload(input, new File([JSON.stringify(theirs)], "theirs.json", { type: "application/json" }));
    await userEvent.click(await canvas.findByRole("button", { name: "나만 표시" }));
    await expect(canvas.getByLabelText("핵심어")).toHaveValue("문자메시지");
    await userEvent.click(canvas.getByRole("button", { name: "닫기" }));
    await userEvent.click(await canvas.findByRole("button", { name: "크게 보기" }));
    const frame = await canvas.findByRole("dialog", { name: "표시 비교" });
    await fillsTheWindow(frame);
    const dialog = within(frame);
    await userEvent.click(dialog.getByRole("button", { name: "비교 닫기" }));
    await userEvent.click(canvas.getByRole("button", { name: "비교 끝내기" }));
    await expect(canvas.queryByRole("region", { name: "표시 비교" })).toBeNull();
  },
};

/** On a phone the panel is a sheet that can be raised: low it begins with the claims, raised it has their filters as well. */
export const Sheet: Story = {
  parameters: { width: 360, height: 720 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("tablist");
    const panel = canvasElement.querySelector(".toulmin-panel") as HTMLElement;
    const before = panel.getBoundingClientRect().height;
    const [, claim] = canvas.getAllByRole("row");
    await expect(claim?.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom);
    const filter = canvas.getByLabelText("구절, 핵심어, 메모");
    await expect(filter).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "옆판 크게" }));
    await userEvent.type(filter, "고의");
    await userEvent.click(canvas.getByRole("button", { name: "옆판 작게" }));
    await expect(filter).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "거르기 해제" }));
    await expect(filter).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "옆판 크게" }));
    await expect(panel.getBoundingClientRect().height).toBeGreaterThan(before * 1.5);
    await userEvent.click(canvas.getByRole("tab", { name: "통계" }));
    await canvas.findByRole("table", { name: "요소별" });
  },
};

/** On a phone the attributes of a mark show four fields, and scroll. */
export const PhoneAttributes: Story = {
  beforeEach: () => () => document.documentElement.style.removeProperty("font-size"),
  parameters: { width: "360px", height: "740px" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // a host whose letters are smaller
    document.documentElement.style.fontSize = "12px";
    await waitFor(() => expect(canvasElement.querySelector("[data-toulmin-node]")).not.toBeNull());
    await userEvent.click(canvasElement.querySelector("[data-toulmin-node]") as Element);
    await canvas.findByLabelText("대체 문구");
    const sheet = canvasElement.querySelector(".toulmin-attributes") as HTMLElement;
    const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
    await waitFor(() => {
      const fields = [...sheet.querySelectorAll(".toulmin-field")];
      const bottoms = fields.map(bottomOf).filter((bottom) => bottom <= bottomOf(sheet));
      expect(bottoms.length).toBeGreaterThanOrEqual(4);
    });
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  },
};

/** At 200 % zoom, or lower still, the text keeps the most of the height, and the tabs are one line. */
const textHasRoom: Story["play"] = async ({ canvasElement, parameters }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole("tablist");
  const text = canvasElement.querySelector(".toulmin-text") as HTMLElement;
  await expect(text.clientHeight / Number.parseInt(parameters.height, 10)).toBeGreaterThanOrEqual(0.6);
  const tops = [canvas.getByRole("tab", { name: "비교" }), canvas.getByRole("button", { name: "연표" })].map(
    (element: HTMLElement) => Math.round(element.getBoundingClientRect().bottom / 8),
  );
  await expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThanOrEqual(1);
};

export const ZoomedTwice: Story = { parameters: { width: "640px", height: "512px" }, play: textHasRoom };

export const ZoomedTwiceInPortrait: Story = { parameters: { width: "384px", height: "512px" }, play: textHasRoom };

export const ZoomedThreeTimes: Story = { parameters: { width: "480px", height: "300px" }, play: textHasRoom };

/** Unfolds the list, opens a mark's attributes beside or over it, and finds no code and no button cut. */
const nothingIsCut: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  for (const fold of await canvas.findAllByRole("button", { name: /딸린 요소/ })) await userEvent.click(fold);
  const cut = () =>
    [...canvasElement.querySelectorAll(".toulmin-list td:not(:nth-child(2))")]
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map((cell) => cell.textContent);
  await expect(canvas.getAllByRole("row").length).toBeGreaterThan(8);
  await expect(cut()).toEqual([]);
  await userEvent.click(canvasElement.querySelector("[data-toulmin-node]") as Element);
  await canvas.findByLabelText("대체 문구");
  await expect(cut()).toEqual([]);
};

/** The list beside the attributes. */
export const WideList: Story = { parameters: { width: "1440px", height: "900px" }, play: nothingIsCut };

/** The list below the text, with room for fingers. */
export const TouchedList: Story = { parameters: { width: "768px", height: "900px" }, play: nothingIsCut };

/** The list on a phone. */
export const PhoneList: Story = { parameters: { width: "360px", height: "740px" }, play: nothingIsCut };
