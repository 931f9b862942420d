import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "toulmin-editor/styles.css";
import "./room.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { Docs } from "./docs";
import { ComponentPage } from "./page";
import { asAtFirst, asChosen, globalTypes, viewports } from "./room";
import { asExample } from "./source";

// a story says what happens, never how fast
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  decorators: [asChosen],
  // what one story leaves behind is no part of the next, in whatever order they run
  beforeEach: asAtFirst,
  parameters: {
    // what axe finds right would be described element by element, and read by nobody
    a11y: { test: "error", options: { resultTypes: ["violations"], preload: false } },
    layout: "fullscreen",
    controls: { expanded: true },
    docs: { container: Docs, page: ComponentPage, source: { transform: asExample } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Guide",
          ["Start", "Examples", "Embed", "Reference", "Add an element", "Add a format", "Changelog"],
          "Design",
          "Editor",
          ["The main job", "ToulminEditor"],
          "Parts",
          "Panels",
          "Charts",
          "Portal",
        ],
      },
    },
  },
};

export default preview;
