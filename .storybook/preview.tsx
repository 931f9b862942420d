import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "toulmin-editor/styles.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";

// a story says what happens, never how fast
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    controls: { expanded: true },
    options: {
      storySort: { order: ["Welcome", "Editor", ["The main job", "ToulminEditor"], "Parts", "Charts", "Design"] },
    },
  },
};

export default preview;
