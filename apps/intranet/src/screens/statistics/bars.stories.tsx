import "./statistics.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { Bars } from "./bars";

/** Bars with their names before and their values behind them, as charts of dashboards have them. */
const meta: Meta<typeof Bars> = {
  title: "Portal/Statistics/Bars",
  component: Bars,
  parameters: {
    use: {
      do: ["Take it for what has names of some length.", "Give `before` with where each bar ended a year ago."],
      dont: [
        "Don't take it for what follows in time; columns show how that goes.",
        "Don't draw more than fifty; the table below has all.",
      ],
    },
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof Bars>;

/** A value stands behind the mark of the year before, which would strike it through. */
export const LessThanBefore: Story = {
  args: {
    data: [{ by: "2월", split: "", value: 17_050_000 }],
    before: new Map([["2월", 18_000_000]]),
    unit: "원",
  },
  async play({ canvasElement }) {
    const value = within(canvasElement).getByText("17,050,000원", { selector: "text" });
    const mark = canvasElement.getElementsByClassName("chart-before")[0];
    await expect(value.getBoundingClientRect().left).toBeGreaterThan(mark?.getBoundingClientRect().right ?? Infinity);
  },
};
