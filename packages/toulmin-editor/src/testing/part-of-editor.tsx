import type { ReactNode } from "react";
import { EditorProvider } from "../react/provider/editor-provider";
import type { ToulminEditorProps } from "../react/provider/toulmin-editor-props";
import { createMemoryStore } from "../store/memory";
import { annotated } from "./annotated-sample";
import { sampleJudgment } from "./sample";

/** The controls that every part of the editor has in Storybook. */
export type PartProps = Pick<ToulminEditorProps, "document" | "locale" | "theme" | "readOnly" | "suggest" | "slots">;

const marked = annotated(sampleJudgment());

/** A part of the editor by itself, as it is inside one: with a document that is kept for as long as it is looked at. */
export function PartOfEditor({ children, ...props }: PartProps & { children: ReactNode }) {
  const { document = marked, ...rest } = props;
  const { locale = "ko", theme = "light" } = rest;
  return (
    <EditorProvider {...rest} initialValue={document} storage={createMemoryStore()} handle={null}>
      <main
        className="toulmin-root toulmin-editor"
        lang={locale}
        data-color-scheme={theme}
        // as high as the part: an editor is as high as what it is in, and would be nothing here
        style={{ height: "auto", minHeight: "auto", containerType: "inline-size" }}
      >
        {children}
      </main>
    </EditorProvider>
  );
}

/** Settings of a part's stories: the sample judgment with two annotated issues, in every language and scheme. */
export const partControls = {
  args: { locale: "ko", theme: "light", readOnly: false },
  argTypes: {
    locale: { control: "inline-radio", options: ["ko", "en"] },
    theme: { control: "inline-radio", options: ["light", "dark", "system"] },
    document: { control: false },
    suggest: { control: false },
    slots: { control: false },
  },
} as const;
