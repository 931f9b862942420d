import { useMemo, useRef } from "react";
import { type Agreement, compareDocuments, isNotComparable } from "../../core/compare/compare";
import type { Difference } from "../../core/compare/differences";
import { type NodeAttributes, type NodeId, nodeOf, type ToulminDocument } from "../../core/document";
import { type PlacedNode, withPlace } from "../../core/places";
import { codeIn, elementIn } from "../../locales/code-label";
import { type Dictionary, ko } from "../../locales/ko";
import { RowSpacer } from "../controls/row-spacer";
import { useWindow } from "../controls/use-window";
import { type Actor, actorLabel, actorsOf } from "../elements/actors";
import { ofElement } from "../elements/element-type";
import { twoDecimals } from "./two-decimals";

/** What {@link ComparisonTable} draws. */
export interface ComparisonTableProps {
  /** The two annotations of one judgment. */
  readonly first: ToulminDocument;
  readonly second: ToulminDocument;
  readonly dictionary?: Dictionary;
  /** The dictionary's by default. */
  readonly actors?: readonly Actor[];
  /** A difference was pressed: the node of the first document, or the place of one that only the second has. */
  readonly onOpen?: (place: { readonly node: NodeId | null; readonly start: number; readonly end: number }) => void;
  /** What the second document has is to take the place of what the first has. */
  readonly onTake?: (difference: Difference) => void;
}

/** Every row of the differences is this high (px), so that thousands of them need not be measured. */
const ROW_HEIGHT = 46;

/** How far two annotations agree, over all and by element, and where they differ. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { first, second, dictionary = ko, actors = actorsOf(dictionary), onOpen, onTake } = props;
  const comparison = useMemo(() => compareDocuments(first, second), [first, second]);
  const words = dictionary.comparison;
  if (isNotComparable(comparison)) {
    return (
      <p className="toulmin-root toulmin-comparison" role="alert">
        {words.differentText(comparison.at)}
      </p>
    );
  }
  return (
    <section className="toulmin-root toulmin-comparison" aria-label={words.label}>
      <table className="toulmin-agreement">
        <caption>{words.agreement}</caption>
        <thead>
          <tr>
            {[words.element, words.first, words.second, words.same, words.f1, words.characterF1, words.alpha].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {[comparison.all, ...comparison.byElement].map((agreement) => (
            <AgreementRow key={agreement.element} {...{ agreement, dictionary }} />
          ))}
        </tbody>
      </table>
      <p className="toulmin-comparison-note">{words.explained}</p>
      <Differences differences={comparison.differences} {...{ first, second, dictionary, actors, onOpen, onTake }} />
    </section>
  );
}

function AgreementRow({ agreement, dictionary }: { agreement: Agreement; dictionary: Dictionary }) {
  const { element, first, second, same, f1, characterF1, alpha } = agreement;
  return (
    <tr {...ofElement(element === "all" ? undefined : element)}>
      <th scope="row">{element === "all" ? dictionary.comparison.all : elementIn(dictionary, element)}</th>
      <td>{first}</td>
      <td>{second}</td>
      <td>{same}</td>
      <Share value={f1} />
      <Share value={characterF1} />
      <Share value={alpha} />
    </tr>
  );
}

/** A figure with two decimals and a bar of its length; a dash where it is not defined. */
function Share({ value }: { value: number | null }) {
  return (
    <td>
      <span>{value === null ? "–" : twoDecimals(value)}</span>
      {value !== null && (
        <svg className="toulmin-share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.max(0, value) * 100} height="4" />
        </svg>
      )}
    </td>
  );
}

interface DifferencesProps extends Pick<ComparisonTableProps, "first" | "second" | "onOpen" | "onTake"> {
  readonly differences: readonly Difference[];
  readonly dictionary: Dictionary;
  readonly actors: readonly Actor[];
}

function Differences({ differences, ...shared }: DifferencesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { first, last } = useWindow(scroller, table, differences.length, ROW_HEIGHT);
  const words = shared.dictionary.comparison;
  if (differences.length === 0) return <p>{words.noDifferences}</p>;
  return (
    <div className="toulmin-differences" ref={scroller}>
      <table ref={table} aria-rowcount={differences.length + 1}>
        <caption>{words.differences(differences.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.first}</th>
            <th scope="col">{words.second}</th>
            {shared.onTake && <th scope="col">{words.act}</th>}
          </tr>
        </thead>
        <tbody>
          <RowSpacer rows={first} height={ROW_HEIGHT} />
          {differences.slice(first, last).map((difference, index) => (
            <DifferenceRow
              key={`${difference.first?.id} ${difference.second?.id}`}
              place={first + index}
              {...shared}
              difference={difference}
            />
          ))}
          <RowSpacer rows={differences.length - last} height={ROW_HEIGHT} />
        </tbody>
      </table>
    </div>
  );
}

interface DifferenceRowProps extends Omit<DifferencesProps, "differences"> {
  readonly difference: Difference;
  readonly place: number;
}

function DifferenceRow({ difference, place, dictionary, actors, onOpen, onTake, ...documents }: DifferenceRowProps) {
  const { kind, first, second } = difference;
  const words = dictionary.comparison;
  const anchor = (first ?? second)?.anchor;
  const attributes = kind === "attributes" ? difference.attributes : [];
  const told = (node: PlacedNode, document: ToulminDocument) => {
    const owner = kind === "owner" ? nodeOf(document, node.toulmin) : undefined;
    if (owner) return `${codeIn(dictionary, withPlace(document, owner))} ${owner.trans || owner.text}`;
    if (attributes.length === 0) return node.text;
    const value = (attribute: keyof NodeAttributes) =>
      (attribute === "target" ? actorLabel(actors, node.target) : node[attribute]) || "–";
    return attributes.map((attribute) => `${dictionary.attributes[attribute]}: ${value(attribute)}`).join(" · ");
  };
  return (
    <tr aria-rowindex={place + 2}>
      <th scope="row">
        <button
          type="button"
          onClick={() => anchor && onOpen?.({ node: first?.id ?? null, start: anchor.start, end: anchor.end })}
        >
          {words.kinds[kind]}
        </button>
        <small>{attributes.map((attribute) => dictionary.attributes[attribute]).join(", ")}</small>
      </th>
      {[first, second].map((node, side) => (
        <td key={side === 0 ? "first" : "second"} {...ofElement(node?.ctype)} title={node?.text}>
          {node ? (
            <>
              <span className="toulmin-row-code notranslate" translate="no">
                {codeIn(dictionary, node)}
              </span>
              <span>{told(node, side === 0 ? documents.first : documents.second)}</span>
            </>
          ) : (
            "–"
          )}
        </td>
      ))}
      {onTake && (
        <td>
          <button
            type="button"
            aria-label={`${words.take} (${[words.kinds[kind], (first ?? second)?.text].join(": ")})`}
            onClick={() => onTake(difference)}
          >
            {words.take}
          </button>
        </td>
      )}
    </tr>
  );
}
