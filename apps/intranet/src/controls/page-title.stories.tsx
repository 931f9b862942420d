import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { inPortal } from "../testing/held";
import { PageTitle } from "./page-title";

const meta: Meta<typeof PageTitle> = {
  title: "Portal/Controls/PageTitle",
  component: PageTitle,
  parameters: {
    use: {
      do: [
        "Put one on every screen, first; it is the heading and names the tab of the browser.",
        "Call it what the menu, the button and the palette call the screen.",
        "Put buttons for the screen as a whole beside it, the one that goes on last.",
      ],
      dont: [
        "Don't put a second one below a tab or in a popup; a popup has its own title.",
        "Don't leave it out while the screen is on its way or refused: it stands there in every state.",
        "Don't put a count or a state into it; the tab of the browser would change its name.",
      ],
    },
  },
  args: { title: "직원번호" },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof PageTitle>;

/** The screen's heading, with what can be done on its right; the tab is called so too. */
export const WithAButton: Story = {
  args: { children: <button type="button">추가</button> },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "직원번호" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("직원번호 · 인트라넷"));
  },
};
