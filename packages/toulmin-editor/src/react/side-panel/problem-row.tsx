import type { Problem } from "../../core/checks";
import type { Mend } from "../../core/checks/define-check";
import { type NodeId, nodeOf, type ToulminDocument, type ToulminNode } from "../../core/document";
import { withPlace } from "../../core/places";
import { codeIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { PickChoice } from "../controls/pick-field";
import { ofElement } from "../elements/element-type";

interface ProblemRowProps {
  readonly document: ToulminDocument;
  readonly dictionary: Dictionary;
  readonly problem: Problem;
  readonly onOpenNode?: ((id: NodeId) => void) | undefined;
  readonly onMend?: ((mend: Mend, claim?: NodeId) => void) | undefined;
}

/** One finding: its node, which is gone to by a press, and what would mend it. */
export function ProblemRow({ document, dictionary, problem, onOpenNode, onMend }: ProblemRowProps) {
  const { node, mends } = problem;
  const code = codeIn(dictionary, withPlace(document, node));
  return (
    <li className="toulmin-problem" {...ofElement(node.ctype)}>
      <button type="button" className="toulmin-problem-place" title={node.text} onClick={() => onOpenNode?.(node.id)}>
        <span className="toulmin-row-code notranslate" translate="no">
          {code}
        </span>
        <span>{node.trans || node.text}</span>
      </button>
      {onMend && (
        <span className="toulmin-problem-mends">
          {mends.map((mend) => (
            <MendButton key={mend.do + wordsOf(mend, dictionary)} {...{ document, dictionary, mend, code, onMend }} />
          ))}
        </span>
      )}
    </li>
  );
}

interface MendButtonProps {
  readonly document: ToulminDocument;
  readonly dictionary: Dictionary;
  readonly mend: Mend;
  /** The code of the node that is mended, which tells this button from the others of its name. */
  readonly code: string;
  readonly onMend: (mend: Mend, claim?: NodeId) => void;
}

function MendButton({ document, dictionary, mend, code, onMend }: MendButtonProps) {
  const words = wordsOf(mend, dictionary);
  const codeOf = (node: ToulminNode) => codeIn(dictionary, withPlace(document, node));
  const name = dictionary.problems.of(words, code);
  if (mend.do !== "own") {
    return (
      <button
        type="button"
        className="toulmin-button toulmin-button-small"
        aria-label={name}
        onClick={() => onMend(mend)}
      >
        {words}
      </button>
    );
  }
  return (
    <PickChoice
      label={name}
      shown={words}
      options={() =>
        mend.claims.flatMap((id) => {
          const claim = nodeOf(document, id);
          return claim ? { key: id, label: () => `${codeOf(claim)} ${claim.trans || claim.text}` } : [];
        })
      }
      onPick={(claim) => onMend(mend, claim as NodeId)}
    />
  );
}

function wordsOf(mend: Mend, dictionary: Dictionary): string {
  const words = dictionary.problems.mend;
  switch (mend.do) {
    case "mark":
      return words.mark(dictionary.elements[mend.element]);
    case "own":
      return words.own;
    case "write":
      return words.write(dictionary.attributes[mend.attribute]);
    case "swap-times":
      return words.swapTimes;
    case "unlink":
      return words.unlink;
    case "place":
      return words.place;
  }
}
