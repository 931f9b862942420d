import { useRef } from "react";
import type { Completeness } from "../../core/checks";
import type { NodeId } from "../../core/document";
import { codeIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { RowSpacer } from "../controls/row-spacer";
import { useWindow } from "../controls/use-window";

interface CompletenessTableProps {
  readonly completeness: readonly Completeness[];
  readonly dictionary: Dictionary;
  readonly onOpenNode?: ((id: NodeId) => void) | undefined;
}

/** Every row is this high (px), so that thousands of them need not be measured. */
const ROW_HEIGHT = 46;
/** In the order of an argument. */
const PARTS = ["D", "W", "B", "R", "RS"] as const;

/** Which of the five parts each claim has, how many of each, and the share that is there. */
export function CompletenessTable({ completeness, dictionary, onOpenNode }: CompletenessTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { first, last } = useWindow(scroller, table, completeness.length, ROW_HEIGHT);
  const words = dictionary.statistics;
  return (
    <div className="toulmin-completeness" ref={scroller}>
      <table ref={table} aria-rowcount={completeness.length + 1}>
        <caption>{words.completeness}</caption>
        <thead>
          <tr>
            <th scope="col">{words.claim}</th>
            <th scope="col">{words.parts}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          <RowSpacer rows={first} height={ROW_HEIGHT} />
          {completeness.slice(first, last).map(({ claim, counts, share }, index) => (
            <tr key={claim.id} aria-rowindex={first + index + 2}>
              <th scope="row">
                <button
                  type="button"
                  className="toulmin-problem-place"
                  title={claim.text}
                  onClick={() => onOpenNode?.(claim.id)}
                >
                  <span className="toulmin-row-code notranslate" translate="no">
                    {codeIn(dictionary, claim)}
                  </span>
                  <span>{claim.trans || claim.text}</span>
                </button>
              </th>
              <td>
                {PARTS.map((part) => (
                  <span
                    key={part}
                    className="toulmin-part"
                    data-toulmin-type={part}
                    data-missing={counts[part] === 0 || undefined}
                    title={`${dictionary.elements[part]} ${counts[part]}`}
                  >
                    <span>{part}</span>
                    <small>{counts[part]}</small>
                  </span>
                ))}
              </td>
              <td>
                <meter min={0} max={1} low={0.5} value={share} aria-label={words.share} />
                <span>{`${Math.round(share * 100)}%`}</span>
              </td>
            </tr>
          ))}
          <RowSpacer rows={completeness.length - last} height={ROW_HEIGHT} />
        </tbody>
      </table>
    </div>
  );
}
