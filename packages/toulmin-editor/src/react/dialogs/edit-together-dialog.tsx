import { type FormEvent, useState } from "react";
import { editTogether, type FromClaim, fromClaim } from "../../core/commands/edit-together";
import type { NodeAttributes, NodeId } from "../../core/document";
import { takeTimes } from "../../core/time/take-times";
import { SelectField, TextField } from "../controls/fields";
import { Modal } from "../controls/modal";
import { useDocument, useEditor } from "../provider/editor-context";

interface EditTogetherDialogProps {
  readonly ids: readonly NodeId[];
  /** What is taken from each node's claim unless the person decides otherwise. */
  readonly asClaim?: readonly FromClaim[];
  /** Whether times come from the phrases unless the person decides otherwise. */
  readonly asPhrase?: boolean;
}

/** Writes attributes on several nodes in one step; what is left blank stays as it is on each. */
export function EditTogetherDialog({ ids, asClaim = [], asPhrase = false }: EditTogetherDialogProps) {
  const { session, dictionary, actors } = useEditor();
  const document = useDocument();
  const [values, setValues] = useState<Partial<NodeAttributes>>({});
  const [taken, setTaken] = useState<readonly FromClaim[]>(asClaim);
  const [isDated, setDated] = useState(asPhrase);
  const words = dictionary.together;
  const close = () => session.ask(null);
  const field = (name: keyof NodeAttributes) => ({
    name,
    label: dictionary.attributes[name],
    value: values[name] ?? "",
    isReadOnly: taken.some((key) => key === name),
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });

  function apply(event: FormEvent) {
    event.preventDefault();
    const own = Object.fromEntries(Object.entries(values).filter(([key]) => !taken.some((each) => each === key)));
    const edited = editTogether(isDated ? takeTimes(document, ids) : document, ids, own, taken);
    const count = edited.nodes.filter((node, index) => node !== document.nodes[index]).length;
    close();
    session.replace(edited, { kind: "changed-together", count });
  }

  return (
    <Modal label={words.title(ids.length)} onClose={close}>
      <form className="toulmin-together" onSubmit={apply}>
        <p>{words.hint}</p>
        <label className="toulmin-check">
          <input type="checkbox" checked={isDated} onChange={({ target }) => setDated(target.checked)} />
          {words.asPhrase(dictionary.attributes.stime)}
        </label>
        {fromClaim.map((key) => (
          <label key={key} className="toulmin-check">
            <input
              type="checkbox"
              checked={taken.includes(key)}
              onChange={({ target }) =>
                setTaken(target.checked ? [...taken, key] : taken.filter((each) => each !== key))
              }
            />
            {words.asClaim(dictionary.attributes[key])}
          </label>
        ))}
        <SelectField {...field("target")} blank={words.keep} options={actors} />
        {(["issue", "keyword", "position"] as const).map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
        <div className="toulmin-modal-actions">
          <button type="button" className="toulmin-button" onClick={close}>
            {dictionary.sort.cancel}
          </button>
          <button type="submit" className="toulmin-button">
            {words.apply}
          </button>
        </div>
      </form>
    </Modal>
  );
}
