import { useEffect, useId, useRef, useState } from "react";
import { isClaim, type NodeAttributes, nodeOf, type ToulminNode } from "../../core/document";
import { whenIdle } from "../../editor/when-idle";
import { LongField, SelectField, TextField } from "../controls/fields";
import { later } from "../controls/later";
import { useCodeOf, useEditor, useSessionState } from "../provider/editor-context";
import { Part } from "../provider/part";
import { AttributesSlot } from "../provider/slot";
import { useTextView } from "../provider/use-text-view";
import { TimeFields } from "./time-fields";

const PlaceFields = later(async () => (await import("./place-fields")).PlaceFields);

/** The attributes of one node. What is typed applies at once; one visit of a field is one undo step. */
export function AttributePanel({ node }: { node: ToulminNode }) {
  const { session, dictionary, actors, readOnly } = useEditor();
  const codeOf = useCodeOf();
  const words = dictionary.attributes;
  const headingId = useId();
  const panel = useFocusWhenAsked();
  const leave = useLeaving(node);
  const isPainted = useIsPainted(node);
  // a click elsewhere unmounts a field before it loses the focus
  useEffect(() => () => session.endVisit(), [session]);

  const field = (name: keyof NodeAttributes) => ({
    name,
    label: words[name],
    value: node[name],
    isReadOnly: readOnly,
    onChange: (value: string) => session.edit(node.id, { [name]: value }, `${node.id}.${name}`),
    onLeave: () => session.endVisit(),
  });

  return (
    <section
      className="toulmin-attributes"
      aria-labelledby={headingId}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        leave();
      }}
    >
      <div className="toulmin-panel-head">
        <h3 id={headingId}>{dictionary.panel.attributes}</h3>
        <button type="button" className="toulmin-button toulmin-button-small" onClick={leave}>
          {dictionary.panel.close}
        </button>
      </div>
      <TextField label={words.code} value={codeOf(node)} isReadOnly />
      <LongField label={words.text} value={node.text} isReadOnly />
      <LongField {...field("trans")} />
      {isClaim(node) && <TextField {...field("qualifier")} />}
      <SelectField {...field("target")} blank={words.noTarget} options={actors} />
      <TextField {...field("keyword")} />
      <TimeFields node={node} start={field("stime")} end={field("etime")} />
      <TextField {...field("position")} />
      <TextField {...field("issue")} />
      <LongField {...field("note")} />
      {!readOnly && isPainted && (
        <Part name={`${words.element} · ${words.owner}`}>
          <PlaceFields node={node} />
        </Part>
      )}
      <AttributesSlot node={node} />
      {!readOnly && (
        <button type="button" className="toulmin-button toulmin-button-danger" onClick={() => session.remove(node.id)}>
          {words.remove}
        </button>
      )}
    </section>
  );
}

/**
 * False until the fields above are painted: a press is answered by them, what lies below the fold comes after. Then the
 * mark is not covered by the panel either.
 */
function useIsPainted({ anchor }: ToulminNode): boolean {
  const [isPainted, setPainted] = useState(false);
  const view = useTextView();
  const opened = useRef(anchor);
  useEffect(() => {
    let isHere = true;
    whenIdle(0, () => {
      if (!isHere) return;
      if (opened.current) view.raise(opened.current);
      setPainted(true);
    });
    return () => {
      isHere = false;
    };
  }, [view]);
  return isPainted;
}

/** Takes the focus to the first field that can be written, when the mark was opened by key. */
function useFocusWhenAsked() {
  const panel = useRef<HTMLElement>(null);
  const isAsked = useSessionState((state) => state.opensWithFocus);
  useEffect(() => {
    if (!isAsked) return;
    const name = isAsked === true ? "textarea:not([readonly])" : `[name="${isAsked}"]`;
    const field = panel.current?.querySelector<HTMLElement & Partial<HTMLTextAreaElement>>(name);
    field?.focus();
    // behind all that is there; a list of choices has no caret
    field?.setSelectionRange?.(BEHIND, BEHIND);
  }, [isAsked]);
  return panel;
}

const BEHIND = 1e9;

/** Esc and “close” go back to the text, to the mark's end; so does a removal by which what had the focus has gone. */
function useLeaving({ id, anchor }: ToulminNode) {
  const { session } = useEditor();
  const view = useTextView();
  useEffect(
    () => () => {
      // a dialog that asked before gives the focus back first
      setTimeout(() => {
        if (!nodeOf(session.document(), id) && document.activeElement === document.body) view.focus(anchor?.end);
      });
    },
    [session, view, id, anchor],
  );
  return () => {
    session.endVisit();
    session.open(null);
    view.focus(anchor?.end);
  };
}
