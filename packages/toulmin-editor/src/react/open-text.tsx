import { type ChangeEvent, useRef } from "react";
import { judgmentFileEndings, readJudgment } from "../reading/read-judgment";
import { useEditor } from "./editor-context";

/** Opens a text file as the judgment, as a step that can be undone. */
export function OpenText() {
  const { session, dictionary } = useEditor();
  const input = useRef<HTMLInputElement>(null);

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    const outcome = await readJudgment(file);
    if ("error" in outcome) session.tell({ kind: "unreadable", name: file.name, reason: outcome.error });
    else session.replace(outcome, { kind: "opened", charge: outcome.title.charge });
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={judgmentFileEndings.join(",")}
        aria-label={dictionary.toolbar.open}
        onChange={open}
      />
      <button type="button" className="toulmin-button" onClick={() => input.current?.click()}>
        {dictionary.toolbar.open}
      </button>
    </>
  );
}
