import { scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import type { PerElement } from "../../core/elements";
import type { ElementName } from "../../core/elements/define-element";
import type { ListFilter } from "../../core/list-rows";
import { sumOf } from "../../core/statistics";
import type { Dictionary } from "../../locales/ko";
import { ofElement } from "../elements/element-type";

interface BarTableProps {
  readonly caption: string;
  /** What the rows are. */
  readonly head: string;
  readonly elements: readonly ElementName[];
  readonly dictionary: Dictionary;
  readonly rows: readonly BarRow[];
  readonly onPick?: ((filter: Partial<ListFilter>) => void) | undefined;
}

interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly byElement: Readonly<PerElement<number>>;
  /** What lists the counted nodes; `null` when nothing does. */
  readonly filter: Partial<ListFilter> | null;
}

const HEIGHT = 14;
/** Elements over one another, by element. */
export const layersOf = (elements: readonly ElementName[]) =>
  stack<Readonly<PerElement<number>>, ElementName>()
    .keys(elements)
    .value((counts, key: string) => counts[key] ?? 0);

/** Counts as a table; each number with its bar, made of the elements. */
export function BarTable({ caption, head, elements, dictionary, rows, onPick }: BarTableProps) {
  const words = dictionary.statistics;
  const totals = rows.map((row) => sumOf(row.byElement));
  const scale = scaleLinear([0, Math.max(1, ...totals)], [0, 100]);
  const series = layersOf(elements)(rows.map((row) => row.byElement));
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
                        {...ofElement(layer.key)}
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

function hasParts(byElement: Readonly<PerElement<number>>): boolean {
  return Object.values(byElement).filter(Boolean).length > 1;
}

/** The elements of a bar in words: `C 2, D 5`. */
function partsIn(byElement: Readonly<PerElement<number>>): string {
  const parts = Object.entries(byElement).flatMap(([key, count]) => (count ? [`${key} ${count}`] : []));
  return parts.join(", ") || "0";
}
