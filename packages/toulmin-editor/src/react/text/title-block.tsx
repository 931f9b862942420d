import { useState } from "react";
import { titleLabel } from "../../locales/title-label";
import { later } from "../controls/later";
import { useEditor, useSessionState } from "../provider/editor-context";
import { Part } from "../provider/part";

const TitleFields = later(async () => (await import("./title-fields")).TitleFields);

const PARTS = ["court", "caseNo", "charge"] as const;

/** The head of the judgment: court, case number and charge, as far as they are known; a person can correct them. */
export function TitleBlock() {
  const { dictionary, readOnly } = useEditor();
  const title = useSessionState((state) => state.history.present.title);
  const hasText = useSessionState((state) => state.history.present.blocks.length > 0);
  const [isOpen, setOpen] = useState<boolean>();
  const words = dictionary.title;
  const parts = PARTS.filter((part) => title[part]);
  return (
    <header className="toulmin-title">
      <h2>{words.judgment}</h2>
      {parts.length > 0 && !isOpen && (
        <dl>
          {parts.map((part) => (
            <div key={part}>
              <dt>{titleLabel(dictionary, part, title)}</dt>
              <dd>{title[part]}</dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen ? (
        <Part name={words.edit} onClose={() => setOpen(false)}>
          <TitleFields onClose={() => setOpen(false)} />
        </Part>
      ) : (
        !readOnly &&
        hasText && (
          <button
            type="button"
            className="toulmin-title-edit"
            // biome-ignore lint/a11y/noAutofocus: the keyboard comes back to where it was
            autoFocus={isOpen === false}
            onClick={() => setOpen(true)}
          >
            {words.edit}
          </button>
        )
      )}
    </header>
  );
}
