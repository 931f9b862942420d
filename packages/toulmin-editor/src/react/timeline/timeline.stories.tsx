import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { en } from "../../locales/en";
import { annotated } from "../../testing/annotated-sample";
import { chronologySample, manyMarks, markedDocument } from "../../testing/marked-document";
import { sampleJudgment } from "../../testing/sample";
import { Timeline } from "./timeline";

const meta = {
  title: "Charts/Timeline",
  component: Timeline,
  parameters: {
    use: {
      do: [
        "Take it for who did what when: a lane for each actor, drawn from a document alone.",
        "Put the actors in the order of their weight; their lanes follow it, facts of nobody come last.",
        "Give it a large stage: in the editor it opens over the text, and a fact leads back into it.",
      ],
      dont: [
        "Don't leave out facts without a date; they are listed below, with their number.",
        "Don't take it for the order of the argument; that is the overview of claims.",
        "Don't let it be the only form: the same stands in a table, which is also what is printed.",
      ],
    },
  },
  args: { document: chronologySample(), onOpenNode: fn() },
  decorators: [
    (Story, { parameters }) => (
      <main
        className="toulmin-root"
        data-color-scheme={parameters.dark ? "dark" : undefined}
        style={{ width: parameters.width ?? "100%", height: "100vh", padding: 12, boxSizing: "border-box" }}
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of time: ranges, about, open ends, relative ones, undated facts. A press goes to the text. */
export const EveryKind: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "날짜 있는 사실 8건 중 8건 표시 · 날짜 없는 사실 2건",
    );
    const message = await canvas.findByRole("button", { name: /2025. 6. 14.\(토\) 22:12 무렵/ });
    await userEvent.click(message);
    await expect(args.onOpenNode).toHaveBeenLastCalledWith("node6");
    await userEvent.click(canvas.getByRole("button", { name: "현장에서는 깨진 술병이 발견되지 아니하였다" }));
    await expect(args.onOpenNode).toHaveBeenLastCalledWith("node11");
  },
};

/** The arrow keys walk through the facts in the order of time, Enter goes to the text. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const facts = await canvas.findByRole("group", { name: /행위자별 사실/ });
    const first = await within(facts).findByRole("button", { name: /1-근거자료-1 / });
    first.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(facts).getByRole("button", { name: /1-근거자료-2 / })).toHaveFocus();
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.onOpenNode).toHaveBeenLastCalledWith("node10");
    await userEvent.keyboard("{Home}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("+++");
    await expect(canvas.getByRole("status")).toHaveTextContent("8건 중 1건 표시");
    await userEvent.keyboard("0");
    await expect(canvas.getByRole("status")).toHaveTextContent("8건 중 8건 표시");
  },
};

/** By month a year is shown, by day a month, around the fact that was looked at. */
export const ByDay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /22:12 무렵/ }));
    await userEvent.click(canvas.getByRole("button", { name: "일" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("2025. 6. 1.(일) ~ 2025. 6. 30.(월)");
    await userEvent.click(canvas.getByRole("button", { name: "월" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("2025. 1. 1.(수) ~ 2025. 12. 31.(수)");
    await userEvent.click(canvas.getByRole("button", { name: "앞으로" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("2024. 7. 2.(화) ~ 2025. 7. 2.(수)");
  },
};

/** A stretch that is drawn with the brush is what the lanes show. */
export const Brushed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const brushed = () => canvasElement.querySelector<SVGRectElement>(".toulmin-timeline-brush .selection");
    await waitFor(() => expect(brushed()).not.toBeNull());
    const brush = brushed() as SVGRectElement;
    const { left, width, top } = brush.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 10, view: window });
    const west = canvasElement.querySelector(".toulmin-timeline-brush .handle--w") as SVGRectElement;
    fireEvent.mouseDown(west, at(0));
    fireEvent.mouseMove(window, at(0.8));
    fireEvent.mouseUp(window, at(0.8));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/8건 중 5건 표시/));
    await userEvent.click(canvas.getByRole("button", { name: "전체" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/8건 중 8건 표시/));
  },
};

/** Only what belongs to one claim, issue, actor or element. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("status");
    await userEvent.selectOptions(canvas.getByLabelText("모든 행위자"), "피해자");
    await expect(canvas.getByRole("status")).toHaveTextContent("날짜 있는 사실 3건 중 3건");
    await userEvent.selectOptions(canvas.getByLabelText("모든 주장"), "2-주장-1 정당방위에 해당하지 아니한다");
    await expect(canvas.getByRole("status")).toHaveTextContent("날짜 있는 사실 1건 중 1건");
    await userEvent.selectOptions(canvas.getByLabelText("모든 쟁점"), "쟁점 1");
    await expect(canvas.getByText("조건에 맞는 사실이 없습니다.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "거르기 해제" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("날짜 있는 사실 8건 중 8건");
  },
};

/** The words of the axes lie within the pictures, the first and the last as well. */
const axesAreWhole: Story["play"] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole("status");
  const words = [...canvasElement.querySelectorAll<SVGTextElement>(".toulmin-timeline-axis text")];
  await expect(words.length).toBeGreaterThan(2);
  for (const word of words) {
    const [box, svg] = [word, word.ownerSVGElement as SVGSVGElement].map((each) => each.getBoundingClientRect());
    await expect(box?.left).toBeGreaterThanOrEqual((svg?.left ?? 0) - 1);
    await expect(box?.right).toBeLessThanOrEqual((svg?.right ?? 0) + 1);
  }
};

/** The facts of one day alone are one bar that is no wall, and in sight. */
const barsAreNoWall: Story["play"] = async (context) => {
  await axesAreWhole(context);
  const bars = [...context.canvasElement.querySelectorAll<SVGRectElement>(".toulmin-timeline-count")];
  await expect(bars).toHaveLength(1);
  for (const bar of bars) {
    const [box, svg] = [bar, bar.ownerSVGElement as SVGSVGElement].map((each) => each.getBoundingClientRect());
    await expect(box?.width).toBeLessThanOrEqual(48);
    await expect(box?.left).toBeGreaterThanOrEqual(svg?.left ?? 0);
    await expect(box?.right).toBeLessThanOrEqual(svg?.right ?? 0);
  }
};

/** The annotated sample judgment: facts within an hour. */
export const Sample: Story = { args: { document: annotated(sampleJudgment()) }, play: barsAreNoWall };

/** One fact, of a day: its bar takes a third of the width. */
export const OneFact: Story = {
  args: {
    document: markedDocument([
      { phrase: "고의가 인정된다", ctype: "C" },
      { phrase: "피고인이 찔렀다", ctype: "D", stime: "2025. 6. 14." },
    ]),
  },
  play: async (context) => {
    await barsAreNoWall(context);
    const bar = context.canvasElement.querySelector(".toulmin-timeline-bar");
    const picture = bar?.closest("svg");
    const share = (bar?.getBoundingClientRect().width ?? 0) / (picture?.getBoundingClientRect().width ?? 1);
    await expect(share).toBeCloseTo(1 / 3, 2);
  },
};

/** Nothing is marked. */
export const Empty: Story = { args: { document: markedDocument([]) } };

/** Data without times. */
export const NoDates: Story = {
  args: {
    document: markedDocument([
      { phrase: "고의가 인정된다", ctype: "C" },
      { phrase: "피고인이 찔렀다", ctype: "D" },
    ]),
  },
};

/** A hundred facts over ten years. */
export const Dense: Story = { args: { document: manyMarks(200) } };

/** Five thousand marks: what finds no row is counted, and opens. */
export const FiveThousand: Story = {
  args: { document: manyMarks(5000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("status")).toHaveTextContent("날짜 있는 사실 2500건 중 2500건");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(100);
    const [counted] = await canvas.findAllByRole("button", { name: /^사실 \d+건$/ });
    await userEvent.click(counted as HTMLElement);
    await expect(canvas.getByRole("status")).not.toHaveTextContent("2500건 중 2500건");
  },
};

/** Long phrases are cut in the picture; the whole is the button's name. */
export const LongKorean: Story = {
  args: {
    document: markedDocument([
      { phrase: "고의가 인정된다", ctype: "C" },
      {
        phrase: "피고인은 피해자에게 돈을 갚으라고 여러 차례 말하였다 ".repeat(30).trim(),
        ctype: "D",
        stime: "2025. 6. 14.",
      },
      { phrase: "가".repeat(900), ctype: "D", stime: "2025. 6. 15. 이후", target: "victim" },
    ]),
  },
};

export const Dark: Story = { parameters: { dark: true } };

export const English: Story = { args: { dictionary: en } };

/** On a phone. */
export const Narrow: Story = { parameters: { width: 360 }, play: axesAreWhole };
