import { scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { elementKeys } from "../core/elements";
import type { ElementKey } from "../core/elements/define-element";
import type { ListFilter } from "../core/list-rows";
import type { Dictionary } from "../locales/ko";

interface BarTableProps {
  readonly caption: string;
  /** What the rows are. */
  readonly head: string;
  readonly dictionary: Dictionary;
  readonly rows: readonly BarRow[];
  readonly onPick?: ((filter: Partial<ListFilter>) => void) | undefined;
}

interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly byElement: Readonly<Record<ElementKey, number>>;
  /** What lists the counted nodes; `null` when nothing does. */
  readonly filter: Partial<ListFilter> | null;
}

const HEIGHT = 14;
const layers = stack<Readonly<Record<ElementKey, number>>, ElementKey>().keys(elementKeys);

/** Counts as a table; each number with its bar, made of the elements. */
export function BarTable({ caption, head, dictionary, rows, onPick }: BarTableProps) {
  const words = dictionary.statistics;
  const totals = rows.map((row) => elementKeys.reduce((sum, key) => sum + row.byElement[key], 0));
  const scale = scaleLinear([0, Math.max(1, ...totals)], [0, 100]);
  const series = layers(rows.map((row) => row.byElement));
  return (
    <table className="toulmin-bars">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.picture}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.key}>
            <th scope="row">
              {onPick && row.filter && totals[index] !== 0 ? (
                <button
                  type="button"
                  title={words.show(row.label)}
                  onClick={() => row.filter && onPick({ ...row.filter })}
                >
                  {row.label}
                </button>
              ) : (
                row.label
              )}
            </th>
            <td>
              <svg
                viewBox={`0 0 100 ${HEIGHT}`}
                preserveAspectRatio="none"
                role="img"
                aria-label={partsIn(row.byElement)}
              >
                {series.map((layer) => {
                  const [from, to] = layer[index] as readonly [number, number];
                  return (
                    from < to && (
                      <rect
                        key={layer.key}
                        data-toulmin-type={layer.key}
                        x={scale(from)}
                        width={scale(to) - scale(from)}
                        height={HEIGHT}
                      />
                    )
                  );
                })}
              </svg>
              {hasParts(row.byElement) && <small aria-hidden="true">{partsIn(row.byElement)}</small>}
            </td>
            <td>{totals[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hasParts(byElement: Readonly<Record<ElementKey, number>>): boolean {
  return elementKeys.filter((key) => byElement[key] > 0).length > 1;
}

/** The elements of a bar in words: `C 2, D 5`. */
function partsIn(byElement: Readonly<Record<ElementKey, number>>): string {
  const parts = elementKeys.filter((key) => byElement[key] > 0).map((key) => `${key} ${byElement[key]}`);
  return parts.join(", ") || "0";
}
