import { downloadJson } from "./download";
import { useEditor, useSaveState } from "./editor-context";

/** Tells that a saved record could not be read and was set aside, and hands it out. */
export function DamageNotice() {
  const { persistence, dictionary } = useEditor();
  const { damage } = useSaveState();
  if (!damage) return null;
  const words = dictionary.save;
  return (
    <div className="toulmin-damage" role="alert">
      <span>
        {words.damaged} ({damage.reason})
      </span>
      <button
        type="button"
        className="toulmin-button toulmin-button-small"
        onClick={() => downloadJson(damage.record, words.fileName)}
      >
        {words.download}
      </button>
      <button type="button" className="toulmin-button toulmin-button-small" onClick={() => persistence.dismissDamage()}>
        {words.dismiss}
      </button>
    </div>
  );
}
