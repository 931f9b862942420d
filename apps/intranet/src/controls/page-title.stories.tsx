import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { inPortal } from "../testing/held";
import { PageTitle } from "./page-title";

const meta: Meta<typeof PageTitle> = {
  title: "Portal/Controls/PageTitle",
  component: PageTitle,
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
    await waitFor(() => expect(document.title).toBe("직원번호 · 푸른밭 인트라넷"));
  },
};
