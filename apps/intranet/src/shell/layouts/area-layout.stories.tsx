import "../../main.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, within } from "storybook/test";

import { AreaLayout } from "./area-layout";

/** The page of an area: its name above, its screen in the middle of the window. */
const meta: Meta = {
  title: "Portal/Around the screens/AreaLayout",
  parameters: {
    use: {
      do: [
        "Stand every signed-in screen in it: it is the page's `main`, to which 본문으로 가기 leads.",
        "Give each area of the menu one of these, with its name above that leads to all its screens.",
        "Keep a look of an area to `area-…` in the style sheet; it goes with the area.",
      ],
      dont: [
        "Don't put a second `main` or another skip link into a screen.",
        "Don't write the name of the area into a screen's title: it stands above it.",
        "Don't keep state here; another area is another page, and all below is drawn anew.",
      ],
    },
  },
};

export default meta;

/** A screen as it stands in its area: the area's name above it, and its look on the whole. */
function inArea(area: string, title: string | null): StoryObj {
  const screen = {
    path: "/",
    handle: { area },
    Component: AreaLayout,
    children: [{ index: true, element: <h1>화면</h1> }],
  };
  return {
    render: () => <RouterProvider router={createMemoryRouter([screen])} />,
    async play({ canvasElement }) {
      const heading = await within(canvasElement).findByRole("heading", { name: "화면" });
      const content = heading.closest("#content");
      await expect(content).toHaveClass(`area-${area}`);
      await expect(content?.querySelector(".area-title")?.textContent ?? null).toBe(title);
    },
  };
}

export const Documents = inArea("documents", "전자결재");
export const Top = inArea("top", null);
