import "../main.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, within } from "storybook/test";

import { AreaLayout } from "./area-layout";

const meta: Meta = { title: "Portal/Around the screens/AreaLayout" };

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
