import "./statistics.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPortal } from "../../testing/held";
import { Columns } from "./columns";

const of = (...values: number[]) => values.map((value, index) => ({ by: `${index + 1}월`, split: "실적", value }));

/** Columns over a scale, as charts of dashboards have them. */
const meta: Meta<typeof Columns> = {
  title: "Portal/Statistics/Columns",
  component: Columns,
  parameters: {
    use: {
      do: ["Take it for what follows in time.", "Give `before` what there was a year ago."],
      dont: ["Don't take it for long names; bars have room for them.", "Don't split it into more than a few parts."],
    },
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof Columns>;

const scaleOf = (canvas: HTMLElement) => [...canvas.querySelectorAll('text[text-anchor="end"]')];

/** Where there is nothing yet, the scale has nothing but the ground. */
export const Nothing: Story = {
  args: { data: of(0, 0, 0), unit: "원" },
  async play({ canvasElement }) {
    await expect(scaleOf(canvasElement).map(({ textContent }) => textContent)).toEqual(["0원"]);
  },
};

/** What is counted has no halves. */
export const Few: Story = {
  args: { data: of(1, 2), unit: "건" },
  async play({ canvasElement }) {
    await expect(scaleOf(canvasElement).map(({ textContent }) => textContent)).toEqual(["0건", "1건", "2건"]);
  },
};

/** The scale is read whole. */
export const Large: Story = {
  args: { data: of(7_900_000, 6_480_000), unit: "원" },
  async play({ canvasElement }) {
    const [chart] = canvasElement.getElementsByTagName("svg");
    const edge = chart?.getBoundingClientRect().left ?? 0;
    const lefts = scaleOf(canvasElement).map((text) => text.getBoundingClientRect().left);
    await expect(Math.min(...lefts)).toBeGreaterThanOrEqual(edge);
  },
};
