import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { HtmlView } from "./html-view";

const meta: Meta<typeof HtmlView> = {
  title: "Portal/Controls/HtmlView",
  component: HtmlView,
  parameters: {
    use: {
      do: [
        "Take it for what was written with `RichText`, so that both look the same.",
        "Take `HtmlViewLater` on the first screen; what makes the text safe is loaded once it is needed.",
        "Leave wide tables as they are: each scrolls by itself, also by keyboard.",
      ],
      dont: [
        "Don't set `dangerouslySetInnerHTML` anywhere else; this is the one place where text is made safe.",
        "Don't use it for plain text: lines of a `longText` field are shown as they were typed.",
        "Don't put it into a row of a table; a list shows words, not formatted pages.",
      ],
    },
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof HtmlView>;

/** Text as it was formatted; what would run is gone. */
export const Hostile: Story = {
  args: {
    html: '<h2>정기 점검</h2><p onclick="alert(1)">토요일 <b>밤 10시</b>부터 쉽니다.</p><script>alert(1)</script><a href="javascript:alert(1)">안내</a>',
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole("heading", { name: "정기 점검" })).toBeVisible();
    await expect(canvasElement.querySelector("script, [onclick], [href^=javascript]")).toBeNull();
  },
};

const columns = Array.from({ length: 12 }, (_, at) => `<td>1,234,567,${100 + at}</td>`).join("");

/** A table that is wider than the page scrolls by itself, by keyboard too; its amounts are not broken. */
export const WideTable: Story = {
  args: { html: `<p>앞</p><table><tbody><tr>${columns}</tr></tbody></table><p>뒤</p>` },
  async play({ canvasElement }) {
    const frame = within(canvasElement).getByRole("group", { name: "표" });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(frame.tabIndex).toBe(0);
    const amount = document.createRange();
    amount.selectNodeContents(within(frame).getByText("1,234,567,100"));
    await expect(amount.getClientRects()).toHaveLength(1);
  },
};
