import { claimsOf, isClaim, type NodeId, nodeOf, ownedBy, type ToulminNode } from "../core/document";
import { elementKeys, elements } from "../core/elements";
import type { ElementKey } from "../core/elements/define-element";
import { useCodeOf, useDocument, useEditor } from "./editor-context";
import { SelectField } from "./fields";
import { useTextView } from "./use-text-view";

/** What a node is and where it belongs: its element, its claim, what it supports, and its place in the text. */
export function PlaceFields({ node }: { node: ToulminNode }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const view = useTextView();
  const words = dictionary.attributes;
  const options = useOptions();
  const attachesTo = elements[node.ctype].attachesTo;
  const supportable = ownedBy(document, node.toulmin).filter((other) => other.ctype === attachesTo);

  function moveEnds() {
    const selection = view.selection();
    if ("error" in selection) session.tell({ kind: "refused", reason: selection.error });
    else session.move(node.id, selection);
  }

  return (
    <>
      <SelectField
        label={words.element}
        value={node.ctype}
        options={elementKeys.map((key) => ({ key, label: dictionary.elements[key] }))}
        onChange={(ctype) => session.changeElement(node.id, ctype as ElementKey)}
      />
      {!isClaim(node) && (
        <SelectField
          label={words.owner}
          value={node.toulmin}
          options={options(claimsOf(document))}
          onChange={(claim) => session.reOwn(node.id, claim as NodeId)}
        />
      )}
      {(attachesTo === "W" || attachesTo === "R") && (
        <SelectField
          label={attachesTo === "W" ? words.supportsWarrant : words.supportsRebuttal}
          value={node.supports ?? ""}
          blank={words.nearest}
          options={options(supportable)}
          onChange={(id) => session.setSupports(node.id, id === "" ? null : (id as NodeId))}
        />
      )}
      {isClaim(node) && <ServedClaims claim={node} />}
      <div className="toulmin-actions">
        <button
          type="button"
          className="toulmin-button"
          // the selection in the text must survive the press
          onMouseDown={(event) => event.preventDefault()}
          onClick={moveEnds}
        >
          {words.moveEnds}
        </button>
        <button type="button" className="toulmin-button" onClick={() => session.markAll(node.id)}>
          {words.markAll}
        </button>
      </div>
    </>
  );
}

/** The claims that use this one as a datum. */
function ServedClaims({ claim }: { claim: ToulminNode }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
  const options = useOptions();
  const others = claimsOf(document).filter((other) => other.id !== claim.id && !claim.datumOf.includes(other.id));
  if (others.length === 0 && claim.datumOf.length === 0) return null;
  return (
    <>
      <SelectField
        label={dictionary.attributes.datumOf}
        value=""
        blank={dictionary.attributes.addDatumOf}
        options={options(others)}
        onChange={(id) => session.serveAsDatum(claim.id, id as NodeId)}
      />
      <ul className="toulmin-served">
        {claim.datumOf.map((id) => {
          const served = nodeOf(document, id);
          const code = served ? codeOf(served) : id;
          return (
            <li key={id}>
              {code} {served?.trans}
              <button
                type="button"
                className="toulmin-button toulmin-button-small"
                aria-label={dictionary.attributes.takeAway(code)}
                onClick={() => session.stopServingAsDatum(claim.id, id)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function useOptions() {
  const codeOf = useCodeOf();
  return (nodes: readonly ToulminNode[]) =>
    nodes.map((node) => ({ key: node.id, label: `${codeOf(node)} ${shortened(node.trans || node.text)}` }));
}

/** Long phrases would make a select as wide as the screen. */
function shortened(words: string): string {
  return words.length > 40 ? `${words.slice(0, 40)}…` : words;
}
