import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { en } from "../../locales/en";
import { annotated } from "../../testing/annotated-sample";
import { chronologySample, manyMarks, markedDocument } from "../../testing/marked-document";
import { sampleJudgment } from "../../testing/sample";
import { ProblemList } from "./problem-list";

const meta = {
  title: "Panels/ProblemList",
  component: ProblemList,
  parameters: {
    use: {
      do: [
        "Name for each finding what would mend it, and let a press do it or open the field.",
        "Offer one press for all of a check (`26개 함께 고치기`) where they lack the same.",
        "Part errors, which contradict the model, from warnings, which may be as they should.",
      ],
      dont: [
        "Don't stop anybody from going on: a document with problems is saved and handed out.",
        "Don't open a check of hundreds by itself; above twelve findings it is folded, unless they are errors.",
        "Don't tell severity by colour alone; it says 오류 or 경고.",
      ],
    },
  },
  args: { document: annotated(sampleJudgment()), onOpenNode: fn(), onMend: fn(), onMendTogether: fn() },
  decorators: [
    (Story, { parameters }) => (
      <main
        className="toulmin-root"
        data-color-scheme={parameters.dark ? "dark" : undefined}
        style={{
          width: parameters.width ?? 400,
          height: 640,
          display: "flex",
          container: "toulmin-editor / inline-size",
        }}
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProblemList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sample judgment: a press goes to the place, a button mends. */
export const Sample: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^오류 0건, 경고 \d+건$/);
    await userEvent.click(canvas.getByRole("button", { name: "보강 추가 (2-논거-1)" }));
    await expect(args.onMend).toHaveBeenCalledWith({ do: "mark", element: "B", claim: expect.stringMatching(/^node/) });
    await userEvent.click(canvas.getByRole("button", { name: /^2-논거-1 서로 공격할/ }));
    await expect(args.onOpenNode).toHaveBeenCalledOnce();
  },
};

/** Errors, with everything that can mend them. */
export const Errors: Story = {
  args: {
    document: markedDocument([
      { phrase: "고의가 인정된다", ctype: "C", datumOf: ["node4"] },
      { phrase: "경험칙에 비추어", ctype: "B" },
      { phrase: "피고인이 찔렀다", ctype: "D", stime: "2025. 6. 14.", etime: "2025. 6. 1." },
      { phrase: "정당방위가 아니다", ctype: "C", datumOf: ["node1"] },
      { phrase: "서로 공격할 의사로 싸운 경우", ctype: "W" },
    ]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^오류 4건/);
    await userEvent.click(canvas.getByRole("combobox", { name: "다른 주장으로… (1-보강-1)" }));
    await userEvent.click(canvas.getByRole("option", { name: "2-주장-1 정당방위가 아니다" }));
    await expect(args.onMend).toHaveBeenLastCalledWith({ do: "own", node: "node2", claims: ["node4"] }, "node4");
    await userEvent.click(canvas.getByRole("button", { name: "시작·종료 바꾸기 (1-근거자료-1)" }));
    await expect(args.onMend).toHaveBeenLastCalledWith({ do: "swap-times", node: "node3" });
    await userEvent.click(canvas.getByRole("button", { name: /^오류 논거 없는 보강/ }));
    await expect(canvas.queryByLabelText("다른 주장으로… (1-보강-1)")).toBeNull();
  },
};

/** Nothing is wrong. */
export const None: Story = { args: { document: markedDocument([]) } };

/** A document with times of every kind. */
export const Times: Story = { args: { document: chronologySample() } };

/** Five thousand marks: only the rows in sight are drawn, long lists are folded. */
export const FiveThousand: Story = {
  args: { document: manyMarks(5000) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const check = canvas.getByRole("button", { name: /행위자를 적지 않음/ });
    const count = Number(/\d+$/.exec(check.textContent ?? "")?.[0]);
    await userEvent.click(check);
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(60);
    const [together] = within(check.closest("li") as HTMLElement).getAllByRole("button", { name: /함께 고치기$/ });
    await expect(together).toHaveAccessibleName(`${count}개 함께 고치기`);
    await userEvent.click(together as HTMLElement);
    await expect(args.onMendTogether).toHaveBeenLastCalledWith(expect.any(Array), "target");
  },
};

/** To be looked at only. */
export const ReadOnly: Story = {
  args: { onMend: undefined, onMendTogether: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: /추가/ })).toBeNull();
  },
};

export const Dark: Story = { parameters: { dark: true } };

export const English: Story = { args: { dictionary: en } };

/** On a phone, with a long phrase. */
export const Narrow: Story = {
  parameters: { width: 328 },
  args: { document: markedDocument([{ phrase: "가나다라마바사 ".repeat(110).trim(), ctype: "C" }]) },
};

/** On a phone all that mends is as high as a finger needs, and nothing is wider than the screen. */
export const Phone: Story = {
  args: Errors.args ?? {},
  parameters: { width: 360 },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector(".toulmin-problems") as HTMLElement;
    const mends = [...box.querySelectorAll<HTMLElement>(".toulmin-problem-mends > *")];
    await expect(mends.length).toBeGreaterThan(4);
    for (const mend of mends) await expect(mend.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(box.scrollWidth).toBe(box.clientWidth);
    const rows = [...box.querySelectorAll<HTMLElement>(".toulmin-problem")];
    for (const row of rows) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
