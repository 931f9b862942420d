import { later } from "../controls/later";
import { useEditor, useSaveState } from "../provider/editor-context";
import { Part } from "../provider/part";

const DamageWords = later(async () => (await import("./damage-words")).DamageWords);

/** Tells that a saved record could not be read and was set aside, and hands it out. */
export function DamageNotice() {
  const { persistence, dictionary } = useEditor();
  const damage = useSaveState((state) => state.damage);
  return (
    damage && (
      <Part name={dictionary.save.damaged} onClose={() => persistence.dismissDamage()}>
        <DamageWords damage={damage} />
      </Part>
    )
  );
}
