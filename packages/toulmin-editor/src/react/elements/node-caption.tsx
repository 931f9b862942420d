import type { PlacedNode } from "../../core/places";
import { codeIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { ActorBadge } from "./actor-badge";
import type { ActorMark } from "./actor-marks";
import type { Actor } from "./actors";
import { ofElement } from "./element-type";

interface NodeCaptionProps {
  readonly node: PlacedNode;
  readonly dictionary: Dictionary;
  readonly marks: ReadonlyMap<string, ActorMark>;
}

/** What a box cannot hold: the whole replacement phrase, the words of the judgment, who, when, where. */
export function NodeCaption({ node, dictionary, marks }: NodeCaptionProps) {
  const mark = marks.get(node.target);
  const words = node.trans.trim();
  const rest = [[node.stime, node.etime].filter((time) => time !== "").join(" – "), node.position, node.keyword];
  return (
    <>
      <p className="toulmin-picture-caption-head" {...ofElement(node.ctype)}>
        <span className="toulmin-swatch">{node.ctype}</span>
        <strong className="notranslate" translate="no">
          {codeIn(dictionary, node)}
        </strong>
        {node.issue.trim() !== "" && <span>{dictionary.list.issue(node.issue.trim())}</span>}
        {mark ? <ActorBadge mark={mark} /> : node.target}
        <span>{rest.filter((part) => part !== "").join(" · ")}</span>
      </p>
      {words !== "" && words !== node.text && <p>{words}</p>}
      <blockquote>{node.text}</blockquote>
      {node.note.trim() !== "" && <p>{`${dictionary.attributes.note}: ${node.note}`}</p>}
    </>
  );
}

interface PictureHintProps {
  readonly actors: readonly Actor[];
  readonly dictionary: Dictionary;
  readonly marks: ReadonlyMap<string, ActorMark>;
}

/** What is told while no box is looked at: how to look at one, and who the actors' marks stand for. */
export function PictureHint({ actors, dictionary, marks }: PictureHintProps) {
  return (
    <>
      <p>{dictionary.picture.hint}</p>
      <p className="toulmin-picture-caption-head">
        {actors.map(({ key }) => {
          const mark = marks.get(key);
          return mark && <ActorBadge key={key} mark={mark} />;
        })}
      </p>
    </>
  );
}
