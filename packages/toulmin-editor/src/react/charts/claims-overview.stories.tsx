import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { en } from "../../locales/en";
import { annotated } from "../../testing/annotated-sample";
import { argumentOf } from "../../testing/argument-of";
import { chainedClaims, circularClaims, loneClaim, longPhrases, manyClaims } from "../../testing/arguments";
import { sampleJudgment } from "../../testing/sample";
import { chartOnAPage } from "../../testing/story-frames";
import { ClaimsOverview } from "./claims-overview";

const meta = {
  title: "Charts/ClaimsOverview",
  component: ClaimsOverview,
  parameters: {
    use: {
      do: [
        "Take it to see which claims rest on which; it is drawn from a document alone, also outside the editor.",
        "Give it a height: it fills what it is in, and words below 11 px give way to codes.",
        "Give `onOpenClaim` where a press can lead to the claim's chart.",
      ],
      dont: [
        "Don't take it for what is within one claim; that is `ToulminChart`.",
        "Don't hide circles: chains that go round are told above the picture, with what to do.",
        "Don't tell issues apart by colour; they are groups with a name.",
      ],
    },
  },
  args: { document: chainedClaims(), onOpenClaim: fn() },
  decorators: [chartOnAPage],
} satisfies Meta<typeof ClaimsOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Claims of three issues, chained; one that is pressed opens. */
export const Chained: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-chain]")).toHaveLength(8));
    const claim = canvas.getByRole("button", { name: /^2-주장-1 피고인에게는 살해의 고의가 있었다 R1 D2/ });
    await expect(claim).toHaveAccessibleDescription(/피고인 1-주장-1의 근거/);
    await userEvent.click(claim);
    await expect(args.onOpenClaim).toHaveBeenCalledWith("node4");
  },
};

/** The arrow keys follow the picture, Page Down the issues and numbers. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: /^1-주장-1/ });
    canvas.getByRole("button", { name: "인쇄" }).focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^1-주장-1/);
    await userEvent.keyboard("{PageDown}");
    await expect(document.activeElement).toHaveAccessibleName(/^2-주장-1/);
    await expect(canvas.getByRole("note")).toHaveTextContent("피고인에게는 살해의 고의가 있었다");
    await userEvent.keyboard("{ArrowRight}");
    await expect(document.activeElement).toHaveAccessibleName(/^1-주장-1/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenClaim).toHaveBeenLastCalledWith("node1");
  },
};

/** One claim without an issue. */
export const OneClaim: Story = { args: { document: loneClaim() } };

/** Two hundred claims of five issues. */
export const Dense: Story = { args: { document: manyClaims() } };

/** Phrases of 900 characters. */
export const LongKorean: Story = { args: { document: longPhrases() } };

/** In the dark. */
export const Dark: Story = { parameters: { scheme: "dark" } };

/** In English. */
export const English: Story = { args: { dictionary: en } };

/** On a stage 360 px wide. */
export const Narrow: Story = { parameters: { width: 360, height: 600 } };

/** Claims that rest on each other in a circle: told, and drawn without the link that closes it. */
export const Circular: Story = {
  args: { document: circularClaims() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("3-주장-1 → 1-주장-1");
    await expect(canvasElement.querySelectorAll("[data-chain]")).toHaveLength(2);
    await expect(within(canvasElement).getByRole("button", { name: /^3-주장-1/ })).toBeVisible();
    const stage = canvasElement.querySelector(".toulmin-picture-stage");
    await expect(stage?.clientHeight).toBeGreaterThan(100);
  },
};

/** On a phone the counts of all kinds have room in their box. */
export const CountsOnAPhone: Story = {
  args: { document: annotated(sampleJudgment()) },
  parameters: { width: 328, height: 600 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-key] rect")?.getAttribute("width")).toBe("124"));
    for (const box of canvasElement.querySelectorAll("[data-key]")) {
      const [frame, counts] = ["rect", ".toulmin-drawing-counts"].map((part) =>
        box.querySelector(part)?.getBoundingClientRect(),
      );
      await expect(counts?.right).toBeLessThan(frame?.right ?? 0);
    }
  },
};

/** To be looked at only. */
export const ReadOnly: Story = { args: { onOpenClaim: undefined as never } };

/** Nothing is marked. */
export const Empty: Story = { args: { document: argumentOf() } };
