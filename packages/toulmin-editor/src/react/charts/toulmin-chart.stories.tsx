import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { en } from "../../locales/en";
import { annotated } from "../../testing/annotated-sample";
import { argumentOf } from "../../testing/argument-of";
import { chainedClaims, denseClaim, loneClaim, longPhrases } from "../../testing/arguments";
import { sampleJudgment } from "../../testing/sample";
import { chartOnAPage } from "../../testing/story-frames";
import { ToulminChart } from "./toulmin-chart";

const meta = {
  title: "Charts/ToulminChart",
  component: ToulminChart,
  parameters: {
    use: {
      do: [
        "Take it for one claim with its data, warrants, backings and rebuttals, as Toulmin drew them.",
        "Give it a height: it fills what it is in, and its words stay at 14 px where there is room.",
        "Give `onOpenNode` where a box can lead to its place, and `tools` for more buttons.",
      ],
      dont: [
        "Don't put several claims into one picture; that is `ClaimsOverview`.",
        "Don't shorten a phrase yourself: long zones fold (`▾ 논거 3개 더 보기`), and all of it is in the caption.",
        "Don't read meaning from colour alone: each box has its code, each actor a shape.",
      ],
    },
  },
  args: { document: annotated(sampleJudgment()), claim: "node1", onOpenNode: fn() },
  decorators: [chartOnAPage],
} satisfies Meta<typeof ToulminChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<SVGGElement>("[data-key]")];
const focused = () => document.activeElement?.getAttribute("data-key");

/** All elements of one claim, with a qualifier; a box that is pressed opens its node. */
export const Whole: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^1-근거자료-2/ }));
    await expect(args.onOpenNode).toHaveBeenCalledWith("node3");
    await expect(canvasElement.querySelectorAll("[marker-end]")).toHaveLength(1);
  },
};

/** The boxes are one stop of the Tab key; arrow keys walk them, and the words of the judgment are told. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const print = canvas.getByRole("button", { name: "인쇄" });
    print.focus();
    await userEvent.tab();
    await expect(focused()).toBe("node2");
    await userEvent.keyboard("{ArrowRight}");
    await expect(document.activeElement).toHaveAccessibleName(/^1-주장-1 피고인에게 살해의 고의가 있었다/);
    await expect(canvas.getByRole("note")).toHaveTextContent("피고인에게는 살해의 고의가 인정되고");
    await expect(canvas.getByRole("note")).toHaveTextContent("피고인에게 살해의 고의가 있었다");
    await userEvent.keyboard("{ArrowDown}");
    await expect(document.activeElement).toHaveAccessibleName(/^1-반박-1/);
    await userEvent.keyboard("{ArrowDown}");
    await expect(document.activeElement).toHaveAccessibleName(/^1-반박 근거-1/);
    await userEvent.keyboard("{Home}{PageDown}");
    await expect(document.activeElement).toHaveAccessibleName(/^1-근거자료-2/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenNode).toHaveBeenLastCalledWith("node3");
    await userEvent.keyboard("{End}");
    await expect(document.activeElement).toHaveAccessibleName(/^1-반박 근거-1/);
    await userEvent.tab();
    await expect(focused()).toBeFalsy();
  },
};

/** Zoom by button and key; “fit” shows the whole again. */
export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const width = () => canvasElement.querySelector("svg[role=group] [data-key]")?.getBoundingClientRect().width ?? 0;
    let before = Number.NaN;
    // drawn in its own size first, it is then made to fit
    await waitFor(() => {
      const last = before;
      before = width();
      expect(before).toBe(last);
    });
    await userEvent.click(canvas.getByRole("button", { name: "확대" }));
    await waitFor(() => expect(width()).toBeCloseTo(before * 1.25, 0));
    boxes(canvasElement)[0]?.focus();
    await userEvent.keyboard("-");
    await waitFor(() => expect(width()).toBeCloseTo(before, 0));
    await userEvent.keyboard("++");
    await userEvent.click(canvas.getByRole("button", { name: "맞춤" }));
    await waitFor(() => expect(width()).toBeCloseTo(before, 0));
  },
};

/** A claim without anything. */
export const LoneClaim: Story = { args: { document: loneClaim() } };

/** The second claim, without backing. */
export const WithoutBacking: Story = { args: { claim: "node9" } };

/** A claim whose data are claims, too. */
export const ClaimsAsData: Story = { args: { document: chainedClaims() } };

/** Zones above twelve boxes are closed to a counted rest; it opens, closes, and keeps the focus. */
export const Dense: Story = {
  args: { document: denseClaim(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = boxes(canvasElement).length;
    const rest = canvas.getByRole("button", { name: /근거자료 25개 더 ?보기/ });
    await expect(rest).toHaveAttribute("aria-expanded", "false");
    rest.focus();
    await userEvent.keyboard("{Enter}");
    await expect(boxes(canvasElement)).toHaveLength(before + 25);
    await expect(document.activeElement).toHaveAccessibleName(/근거자료 25개 접기/);
    await userEvent.keyboard("{Enter}");
    await expect(boxes(canvasElement)).toHaveLength(before);
  },
};

/** Two hundred nodes, all open: from afar the codes stand alone. */
export const TwoHundred: Story = {
  args: { document: denseClaim(199) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const rest of canvas.getAllByRole("button", { expanded: false })) {
      rest.focus();
      await userEvent.keyboard("{Enter}");
    }
    await expect(boxes(canvasElement).filter((box) => box.dataset.key?.startsWith("node"))).toHaveLength(200);
    await expect(canvasElement.querySelector(".toulmin-drawing-far")).not.toBeNull();
  },
};

/** Phrases of 900 characters; the boxes show what fits, the rest is told on focus. */
export const LongKorean: Story = {
  args: { document: longPhrases() },
  play: async ({ canvasElement }) => {
    for (const box of boxes(canvasElement)) {
      const width = Number(box.querySelector("rect")?.getAttribute("width"));
      for (const line of box.querySelectorAll<SVGTextElement>(".toulmin-drawing-line")) {
        // fonts arrive late; the boxes are laid out again then
        await waitFor(() => expect(line.getComputedTextLength()).toBeLessThanOrEqual(width - 19));
      }
    }
  },
};

/** In the dark. */
export const Dark: Story = { args: { document: chainedClaims() }, parameters: { scheme: "dark" } };

/** In English. */
export const English: Story = { args: { dictionary: en } };

/** On a stage 360 px wide, as in the editor's overlay: where codes stand alone, each has room in its box. */
export const Narrow: Story = {
  parameters: { width: 360, height: 600 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(".toulmin-drawing-far")).not.toBeNull());
    for (const box of boxes(canvasElement)) {
      const [frame, code] = ["rect", ".toulmin-drawing-code"].map((part) =>
        box.querySelector(part)?.getBoundingClientRect(),
      );
      await expect(code?.right).toBeLessThan(frame?.right ?? 0);
    }
  },
};

/** To be looked at only: boxes tell their words, but are not pressable. */
export const ReadOnly: Story = {
  args: { onOpenNode: undefined as never },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: /^1-/ })).toBeNull();
    await expect(canvas.getAllByRole("img", { name: /^1-/ })).toHaveLength(8);
  },
};

/** The claim is not in the document. */
export const NoSuchClaim: Story = { args: { claim: "node99" } };

/** Nothing is marked. */
export const Empty: Story = { args: { document: argumentOf() } };
