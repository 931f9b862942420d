import type { Damage } from "../../session/persistence";
import { downloadJson } from "../controls/download";
import { useEditor } from "../provider/editor-context";

/** What could not be read of a saved record, to be handed out. */
export function DamageWords({ damage }: { damage: Damage }) {
  const { persistence, dictionary } = useEditor();
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
