import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createMemoryStore } from "../store/memory";
import { own } from "../testing/own";
import { sampleJudgment } from "../testing/sample";
import { editorOnAPage } from "../testing/story-frames";
import type { ToulminEditorProps } from "./provider/toulmin-editor-props";
import { ToulminEditor } from "./toulmin-editor";

/** One issue of a judgment from the first mark to the chart, played step by step. */
const meta = {
  title: "Editor/The main job",
  parameters: { code: ["packages/toulmin-editor/src/react/toulmin-editor.tsx"] },
  component: ToulminEditor,
  render: editorOnAPage,
} satisfies Meta<typeof ToulminEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An issue of a judgment from the first mark to the chart: mark, describe, correct, look. */
export const FromJudgmentToChart: Story = {
  args: { initialValue: sampleJudgment },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole("region", { name: "판결문" });
    const mark = async (phrase: string, key: string) => {
      await waitFor(() => select(text, phrase));
      await userEvent.keyboard(key);
    };
    const codes = () => [...text.querySelectorAll<HTMLElement>("mark")].map((each) => each.dataset.toulminCode);

    await step("Select the court's conclusion and press 1: the first claim", async () => {
      await mark("피고인에게는 살해의 고의가 인정되고", "1");
      await waitFor(() => expect(codes()).toEqual(["1-주장-1"]));
    });
    await step("Two facts it rests on, by letter", async () => {
      await mark("따라가 다시 배를 찔렀다", "d");
      await mark("골목에서 약 15분 동안 피해자를 기다렸다", "d");
      await waitFor(() => expect(codes()).toEqual(["1-근거자료-1", "1-근거자료-2", "1-주장-1"]));
    });
    await step("The rule that leads from them to the claim, and what the defence says", async () => {
      await mark("자기의 행위로 인하여 타인의 사망이라는 결과를 발생시킬 만한 가능성", "w");
      await mark("몸싸움 중에 우발적으로 찌른 것일 뿐이고", "4");
      await waitFor(() => expect(codes()).toHaveLength(5));
    });
    await step("A phrase that is marked already is refused, and the reason is told", async () => {
      await mark("에게는 살해의 고의", "d");
      await expect(await canvas.findByText(/이미 표시된 구절/)).toBeVisible();
    });
    await step("Say of whom and when the fact tells", async () => {
      await userEvent.click(canvas.getByText("따라가 다시 배를 찔렀다"));
      await userEvent.selectOptions(await canvas.findByLabelText("행위자"), "defendant");
      await userEvent.type(canvas.getByLabelText("시작 시각"), "2025. 6. 14. 22:50경");
      await userEvent.type(canvas.getByLabelText("핵심어"), "공격 부위");
      await userEvent.keyboard("{Escape}");
    });
    await step("A mistake is taken back, and made again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "실행 취소" }));
      await userEvent.click(canvas.getByRole("button", { name: "다시 실행" }));
      await expect(canvas.getByText("다시 실행함")).toBeVisible();
    });
    await step("The chart of the claim", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Toulmin" }));
      const chart = within(await canvas.findByRole("dialog", { name: /1-주장-1/ }));
      await expect(chart.getAllByRole("button", { name: /^1-/ })).toHaveLength(5);
    });
  },
};

/** A host's own elements beside the six: marked by mouse and by key, looked at, saved, and opened again. */
export const OwnElement: Story = {
  args: { initialValue: sampleJudgment, elements: own },
  render: (args) => <OpenedAgain {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const text = () => canvas.findByRole("region", { name: "판결문" });
    const choose = async (phrase: string) => {
      const region = await text();
      await waitFor(() => select(region, phrase));
    };
    const codes = async () =>
      [...(await text()).querySelectorAll<HTMLElement>("mark")].map((each) => each.dataset.toulminCode);

    await step("A claim and its warrant", async () => {
      await choose("피고인에게는 살해의 고의가 인정되고");
      await userEvent.keyboard("1");
      await choose("자기의 행위로 인하여 타인의 사망이라는 결과를 발생시킬 만한 가능성");
      await userEvent.keyboard("w");
    });
    await step("What the warrant rests on, by the mouse; what speaks for the claim, by key", async () => {
      await choose("몸싸움 중에 우발적으로 찌른 것일 뿐이고");
      await userEvent.click(canvas.getByRole("button", { name: "선례" }));
      await choose("따라가 다시 배를 찔렀다");
      await userEvent.keyboard("g");
      await waitFor(async () =>
        expect(new Set(await codes())).toEqual(new Set(["1-주장-1", "1-논거-1", "1-선례-1", "1-정책-1"])),
      );
    });
    await step("Its panel and its colour", async () => {
      const phrase = await canvas.findByText("몸싸움 중에 우발적으로 찌른 것일 뿐이고");
      await expect(getComputedStyle(phrase.closest("mark") as HTMLElement).borderBottomColor).toBe("rgb(91, 74, 0)");
      await userEvent.click(phrase);
      await expect(await canvas.findByLabelText("분류 코드")).toHaveValue("1-선례-1");
      await expect(await canvas.findByLabelText("요소")).toHaveValue("L");
      await expect(canvas.getByLabelText("딸릴 논거")).toBeVisible();
      await userEvent.keyboard("{Escape}");
    });
    await step("The list, by the filter", async () => {
      await userEvent.selectOptions(await canvas.findByLabelText("모든 요소"), "선례");
      await expect(await canvas.findByRole("row", { name: /1-선례-1/ })).toBeVisible();
    });
    await step("The chart, with its word on the line", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Toulmin" }));
      const chart = within(await canvas.findByRole("dialog", { name: /1-주장-1/ }));
      await expect(await chart.findByRole("button", { name: /^1-선례-1/ })).toBeVisible();
      await expect(chart.getByText("선례")).toBeVisible();
      await expect(chart.getByText("정책")).toBeVisible();
      await userEvent.keyboard("{Escape}");
    });
    await step("Saved, and opened again: where nobody defines them they are kept and told of", async () => {
      await canvas.findByText("저장됨");
      await userEvent.click(canvas.getByRole("button", { name: "Open again" }));
      await waitFor(async () => expect(await codes()).toContain("1-선례-1"));
      await userEvent.click(canvas.getByRole("button", { name: "Open without own elements" }));
      await expect(await canvas.findByText(/정의되지 않은 요소/)).toBeVisible();
      await expect(await codes()).toContain("1-L-1");
      await userEvent.click(canvas.getByRole("button", { name: "Open again" }));
      await waitFor(async () => expect(await codes()).toContain("1-선례-1"));
    });
  },
};

/** An editor that a press opens anew on the same store, with the own elements or without. */
function OpenedAgain({ elements, ...args }: ToulminEditorProps) {
  const [storage] = useState(createMemoryStore);
  const [opened, setOpened] = useState({ times: 0, elements });
  const again = (defined: ToulminEditorProps["elements"]) =>
    setOpened(({ times }) => ({ times: times + 1, elements: defined }));
  return (
    <main style={{ display: "flex", flexDirection: "column", height: "100vh" }}>
      <div>
        <button type="button" onClick={() => again(elements)}>
          Open again
        </button>
        <button type="button" onClick={() => again(undefined)}>
          Open without own elements
        </button>
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <ToulminEditor key={opened.times} {...args} storage={storage} elements={opened.elements} />
      </div>
    </main>
  );
}

/** Selects a phrase as a drag of the mouse does. Throws while it is not drawn. */
function select(root: HTMLElement, phrase: string): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const start = text.nodeValue?.indexOf(phrase) ?? -1;
    if (start < 0) continue;
    root.focus();
    getSelection()?.setBaseAndExtent(text, start, text, start + phrase.length);
    return;
  }
  throw new Error(`not in the text: ${phrase}`);
}
