import { useEffect, useRef } from "react";
import type { JudgmentTitle } from "../../core/document";
import { titleLabel } from "../../locales/title-label";
import { TextField } from "../controls/fields";
import { useEditor, useSessionState } from "../provider/editor-context";

const PARTS = ["court", "caseNo", "charge"] as const satisfies readonly (keyof JudgmentTitle)[];

/** Court, case number and charge, to be corrected: at once, one undo step for each visit of a field. */
export function TitleFields({ onClose }: { onClose: () => void }) {
  const { session, dictionary } = useEditor();
  const title = useSessionState((state) => state.history.present.title);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <form
      ref={form}
      className="toulmin-title-fields"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {PARTS.map((part) => (
        <TextField
          key={part}
          label={titleLabel(dictionary, part, title)}
          name={part}
          value={title[part]}
          onChange={(value) => session.retitle({ [part]: value }, `title ${part}`)}
          onLeave={() => session.endVisit()}
        />
      ))}
      <button type="submit" className="toulmin-button">
        {dictionary.title.done}
      </button>
    </form>
  );
}
