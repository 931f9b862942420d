import { scaleLinear } from "d3-scale";
import type { ElementName } from "../../core/elements/define-element";
import { type Statistics, sumOf } from "../../core/statistics";
import { elementIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { ofElement } from "../elements/element-type";
import { layersOf } from "./bar-table";

const [WIDTH, HEIGHT] = [300, 44];

interface TextStripProps {
  readonly elements: readonly ElementName[];
  readonly statistics: Statistics;
  readonly dictionary: Dictionary;
}

/** How much of the judgment is marked, where, and as what. */
export function TextStrip({ elements, statistics, dictionary }: TextStripProps) {
  const { strip, marked, characters, share } = statistics;
  const words = dictionary.statistics;
  const x = scaleLinear([0, strip.length], [0, WIDTH]);
  const y = scaleLinear([0, 1], [HEIGHT, 0]);
  const total = sumOf(marked);
  const figure = (count: number) => count.toLocaleString();
  return (
    <table className="toulmin-bars toulmin-strip">
      <caption>
        <span>{words.marked}</span> <b>{percent(share)}</b>{" "}
        <span>({words.characters(figure(total), figure(characters))})</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words.strip}>
          <rect className="toulmin-strip-ground" width={WIDTH} height={HEIGHT} />
          {layersOf(elements)(strip).map((layer) => (
            <g key={layer.key} {...ofElement(layer.key)}>
              {layer.map(([from, to], part) =>
                from < to ? (
                  <rect key={x(part)} x={x(part)} y={y(to)} width={x(part + 1) - x(part)} height={y(from) - y(to)} />
                ) : null,
              )}
            </g>
          ))}
        </svg>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.element}</th>
          <th scope="col">{words.marked}</th>
          <th scope="col">{words.ofText}</th>
        </tr>
      </thead>
      <tbody>
        {elements
          .map((key) => [key, marked[key as string] ?? 0] as const)
          .filter(([, count]) => count > 0)
          .map(([key, count]) => (
            <tr key={key}>
              <th scope="row">{elementIn(dictionary, key)}</th>
              <td>{figure(count)}</td>
              <td>{percent(count / characters)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
