import { scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { elementKeys } from "../core/elements";
import type { ElementKey } from "../core/elements/define-element";
import type { Statistics } from "../core/statistics";
import type { Dictionary } from "../locales/ko";

const [WIDTH, HEIGHT] = [300, 44];
const layers = stack<Readonly<Record<ElementKey, number>>, ElementKey>().keys(elementKeys);

/** How much of the judgment is marked, where, and as what. */
export function TextStrip({ statistics, dictionary }: { statistics: Statistics; dictionary: Dictionary }) {
  const { strip, marked, characters, share } = statistics;
  const words = dictionary.statistics;
  const x = scaleLinear([0, strip.length], [0, WIDTH]);
  const y = scaleLinear([0, 1], [HEIGHT, 0]);
  const total = elementKeys.reduce((sum, key) => sum + marked[key], 0);
  const figure = (count: number) => count.toLocaleString();
  return (
    <table className="toulmin-bars toulmin-strip">
      <caption>
        <span>{words.marked}</span> <b>{percent(share)}</b>{" "}
        <span>({words.characters(figure(total), figure(characters))})</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words.strip}>
          <rect className="toulmin-strip-ground" width={WIDTH} height={HEIGHT} />
          {layers(strip).map((layer) => (
            <g key={layer.key} data-toulmin-type={layer.key}>
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
        {elementKeys
          .filter((key) => marked[key] > 0)
          .map((key) => (
            <tr key={key}>
              <th scope="row">{dictionary.elements[key]}</th>
              <td>{figure(marked[key])}</td>
              <td>{percent(marked[key] / characters)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
