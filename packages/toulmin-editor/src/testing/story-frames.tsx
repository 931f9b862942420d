import type { Decorator } from "@storybook/react-vite";
import type { ToulminEditorProps } from "../react/provider/toulmin-editor-props";
import { ToulminEditor } from "../react/toulmin-editor";
import { createMemoryStore } from "../store/memory";

/** An editor that fills the page, as a host shows it; its documents are gone with the story. */
export const editorOnAPage = (args: ToulminEditorProps) => (
  <main style={{ height: "100vh" }}>
    <ToulminEditor storage={createMemoryStore()} {...args} />
  </main>
);

/** Gives a chart the room of the story's `width` and `height`, else the page's, and the story's `scheme`. */
export const chartOnAPage: Decorator = (Story, { parameters }) => (
  <main
    className="toulmin-root"
    data-color-scheme={parameters.scheme}
    style={{
      width: parameters.width ?? "100%",
      height: parameters.height ?? "100vh",
      padding: 12,
      boxSizing: "border-box",
    }}
  >
    <Story />
  </main>
);
