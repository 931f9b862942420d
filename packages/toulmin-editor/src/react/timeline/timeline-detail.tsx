import { type NodeId, nodeOf, type ToulminDocument } from "../../core/document";
import { withPlace } from "../../core/places";
import type { Fact } from "../../core/time/facts";
import { codeIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { ofElement } from "../elements/element-type";

interface FactDetailProps {
  readonly fact: Fact | undefined;
  readonly document: ToulminDocument;
  readonly dictionary: Dictionary;
  readonly onOpen: (id: NodeId) => void;
}

/** The fact that is looked at, in full: its phrase, its time as written, and the fact it counts from. */
export function FactDetail({ fact, document, dictionary, onOpen }: FactDetailProps) {
  if (!fact) return null;
  const { node } = fact;
  const base = nodeOf(document, fact.countsFrom);
  return (
    <p className="toulmin-timeline-detail" {...ofElement(node.ctype)}>
      <b className="notranslate" translate="no">
        {codeIn(dictionary, withPlace(document, node))}
      </b>
      <span>{[node.stime, node.etime, node.position].filter((each) => each.trim() !== "").join(" · ")}</span>
      {base && (
        <button type="button" className="toulmin-button toulmin-button-small" onClick={() => onOpen(base.id)}>
          {dictionary.timeline.from(codeIn(dictionary, withPlace(document, base)))}
        </button>
      )}
      <span>{node.trans || node.text}</span>
    </p>
  );
}
