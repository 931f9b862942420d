import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "toulmin-editor/styles.css";
import type { Preview } from "@storybook/react-vite";

const preview: Preview = {
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    controls: { expanded: true },
  },
};

export default preview;
