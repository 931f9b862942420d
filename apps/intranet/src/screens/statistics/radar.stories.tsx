import "./statistics.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPortal } from "../../testing/held";
import { Radar } from "./radar";

const of = (split: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([by, value], at) => ({ by, split, value, rank: { by: at, split: 0 } }));

/** A few figures of one thing as a shape, as the scores of a sheet are by perspective. */
const meta: Meta<typeof Radar> = {
  title: "Portal/Statistics/Radar",
  component: Radar,
  parameters: {
    use: {
      do: [
        "Take it for three to six figures on one scale.",
        "Lay two or three shapes over each other to compare them.",
      ],
      dont: ["Don't take it for what follows in time.", "Don't mix figures of different units on it."],
    },
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof Radar>;

const own = of("자기점수", { 재무: 90, 고객: 80, 프로세스: 100, 학습·성장: 70 });

/** Each axis has its name, and the shape comes as far as the value is of the rim. */
export const Shapes: Story = {
  args: { data: [...own, ...of("1차점수", { 재무: 80, 고객: 85, 프로세스: 90, 학습·성장: 75 })], unit: "점" },
  async play({ canvasElement }) {
    const names = [...canvasElement.querySelectorAll("text")].map(({ textContent }) => textContent);
    await expect(names).toEqual(["재무", "고객", "프로세스", "학습·성장"]);
    await expect(canvasElement.querySelectorAll(".radar-part")).toHaveLength(2);
    const [svg] = canvasElement.getElementsByTagName("svg");
    const box = svg?.getBoundingClientRect();
    for (const text of canvasElement.querySelectorAll("text")) {
      const { left, right } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box?.left ?? 0);
      await expect(right).toBeLessThanOrEqual(box?.right ?? 0);
    }
    const highest = [...canvasElement.querySelectorAll("circle")].find((point) =>
      point.textContent?.includes("프로세스 자기점수"),
    );
    // straight down, at the rim
    await expect([Number(highest?.getAttribute("cx")), Number(highest?.getAttribute("cy"))]).toEqual([
      expect.closeTo(0),
      expect.closeTo(100),
    ]);
  },
};

/** Of two figures there is no shape. */
export const TooFew: Story = {
  args: { data: own.slice(0, 2), unit: "점" },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("svg")).toBeNull();
  },
};
