import { type FromClaim, proposedByClaim } from "../../core/commands/edit-together";
import {
  claimsOf,
  isClaim,
  type NodeId,
  nodeOf,
  ownedBy,
  type ToulminDocument,
  type ToulminNode,
} from "../../core/document";
import { definedIn, elementOf } from "../../core/elements";
import type { ElementName } from "../../core/elements/define-element";
import { canSupport } from "../../core/links";
import { elementIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { SelectField } from "../controls/fields";
import { PickField } from "../controls/pick-field";
import { actorLabel } from "../elements/actors";
import { useCodeOf, useDocument, useEditor } from "../provider/editor-context";
import { useTextView } from "../provider/use-text-view";

/** What a node is and where it belongs: its element, its claim, what it supports, and its place in the text. */
export function PlaceFields({ node }: { node: ToulminNode }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const view = useTextView();
  const words = dictionary.attributes;
  const { labelOf, picks } = usePicks();
  const attachesTo = elementOf(document, node.ctype)?.attachesTo ?? "C";
  const elements = new Set([...definedIn(document), node.ctype]);
  const owner = nodeOf(document, node.toulmin);
  const supported = nodeOf(document, node.supports);

  function moveEnds() {
    const selection = view.selection();
    if ("error" in selection) session.tell({ kind: "refused", reason: selection.error });
    else session.move(node.id, selection);
  }

  return (
    <>
      <ClaimProposals node={node} />
      <SelectField
        label={words.element}
        value={node.ctype}
        options={[...elements].map((key) => ({ key, label: elementIn(dictionary, key) }))}
        onChange={(ctype) => session.changeElement(node.id, ctype)}
      />
      {!isClaim(node) && (
        <PickField
          label={words.owner}
          shown={owner ? labelOf(owner) : ""}
          value={node.toulmin}
          options={picks(claimsOf)}
          onPick={(claim) => session.reOwn(node.id, claim as NodeId)}
        />
      )}
      {attachesTo !== "C" && (
        <PickField
          label={supportWords(dictionary, node.ctype, attachesTo)}
          shown={supported ? labelOf(supported) : words.nearest}
          value={node.supports ?? ""}
          options={() => [
            { key: "", label: () => words.nearest },
            ...picks((document) =>
              ownedBy(document, node.toulmin).filter((other) => canSupport(document, node, other)),
            )(),
          ]}
          onPick={(id) => session.setSupports(node.id, id === "" ? null : (id as NodeId))}
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

/** What a node's element is said to stand under. */
function supportWords(dictionary: Dictionary, element: ElementName, attachesTo: ElementName): string {
  const { supportsWarrant, supportsRebuttal, standsUnder } = dictionary.attributes;
  if (element === "B") return supportsWarrant;
  return element === "RS" ? supportsRebuttal : standsUnder(elementIn(dictionary, attachesTo));
}

/** What the node's claim says and the node leaves open: a press writes it. */
function ClaimProposals({ node }: { node: ToulminNode }) {
  const { session, dictionary, actors } = useEditor();
  const document = useDocument();
  const proposed = Object.entries(proposedByClaim(document, node));
  if (proposed.length === 0) return null;
  return (
    <div className="toulmin-actions">
      {proposed.map(([key, value]) => (
        <button
          key={key}
          type="button"
          className="toulmin-button toulmin-button-small"
          onClick={({ currentTarget }) => {
            // the button goes when there is nothing more to propose
            const written = currentTarget.closest("section")?.querySelector<HTMLElement>(`[name="${key}"]`);
            session.edit(node.id, { [key]: value }, `${node.id}.${key} as the claim`);
            written?.focus();
          }}
        >
          {dictionary.together.propose(
            dictionary.attributes[key as FromClaim],
            key === "target" ? actorLabel(actors, value) : value,
          )}
        </button>
      ))}
    </div>
  );
}

/** The claims that use this one as a datum. */
function ServedClaims({ claim }: { claim: ToulminNode }) {
  const { session, dictionary } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
  const { picks } = usePicks();
  const mayServe = (other: ToulminNode) => isClaim(other) && other.id !== claim.id && !claim.datumOf.includes(other.id);
  const others = picks((whole) => claimsOf(whole).filter(mayServe));
  if (claim.datumOf.length === 0 && !document.nodes.some(mayServe)) return null;
  return (
    <>
      <PickField
        label={dictionary.attributes.datumOf}
        shown={dictionary.attributes.addDatumOf}
        options={others}
        onPick={(id) => session.serveAsDatum(claim.id, id as NodeId)}
      />
      <ul className="toulmin-served">
        {claim.datumOf.map((id) => {
          const served = nodeOf(document, id);
          const code = served ? codeOf(served) : id;
          return (
            <li key={id}>
              <span className="notranslate" translate="no">
                {code}
              </span>{" "}
              <span>{served?.trans}</span>
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

function usePicks() {
  const document = useDocument();
  const codeOf = useCodeOf();
  const labelOf = (node: ToulminNode) => `${codeOf(node)} ${shortened(node.trans || node.text)}`;
  const picks = (of: (document: ToulminDocument) => readonly ToulminNode[]) => () =>
    of(document).map((node) => ({ key: node.id, label: () => labelOf(node) }));
  return { labelOf, picks };
}

/** Long phrases would make a list as wide as the screen. */
function shortened(words: string): string {
  return words.length > 40 ? `${words.slice(0, 40)}…` : words;
}
