import { scaleUtc } from "d3-scale";
import type { ToulminDocument } from "../../core/document";
import { extentOf } from "../../core/layout/periods";
import { layoutTimeline, MARK } from "../../core/layout/timeline";
import { usualWidth } from "../../core/layout/usual-width";
import { withPlace } from "../../core/places";
import { chronology, factsOf } from "../../core/time/facts";
import { dateOf } from "../../core/time/time";
import { codeIn } from "../../locales/code-label";
import { timeIn } from "../../locales/time-label";
import type { FormatWords } from "../base/define-format";
import { escapedHtml } from "../base/html-text";

/** Of an A4 page between its margins, in px. */
const WIDTH = 680;
/** Room for a lane's name above its rows. */
const HEAD = 20;

/** The dated facts as bars on a lane an actor, and below them as a table by time; empty without dated facts. */
export function timelineOf(document: ToulminDocument, words: FormatWords): string {
  const { dictionary } = words;
  const facts = chronology(factsOf(document));
  const extent = extentOf(facts.map((fact) => fact.time));
  if (!extent) return "";
  const rows = facts.map(({ node, time }) => {
    const told = [timeIn(dictionary, time), actorIn(words, node.target), node.trans.trim() || node.text, node.position];
    const cells = [
      `<a class="code" href="#${node.id}">${escapedHtml(codeIn(dictionary, withPlace(document, node)))}</a>`,
      ...told.map(escapedHtml),
    ];
    return `<tr class="${node.ctype}">${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  const { columns } = dictionary.formats;
  const heads = [columns.code, dictionary.timeline.time, columns.target, dictionary.timeline.fact, columns.position];
  const head = heads.map((each) => `<th scope="col">${escapedHtml(each)}</th>`).join("");
  const table = `<table class="facts"><thead><tr>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
  return `<figure>${picture(document, facts, extent, words)}</figure>\n<div class="scroll" tabindex="0">${table}</div>`;
}

/** An actor's label; an actor that is not among the offered ones keeps the saved key. */
export function actorIn({ actors }: FormatWords, key: string): string {
  return actors.find((actor) => actor.key === key)?.label ?? key;
}

function picture(
  document: ToulminDocument,
  facts: ReturnType<typeof chronology>,
  [first, last]: readonly [number, number],
  words: FormatWords,
): string {
  const { dictionary } = words;
  const lanes = [...new Set(facts.map(({ node }) => node.target))];
  const margin = (last - first) / 20;
  const window = [first - margin, last + margin] as const;
  const codes = new Map<string, string>(
    facts.map(({ node }) => [node.id, codeIn(dictionary, withPlace(document, node))]),
  );
  const items = facts.map(({ node, time }) => ({
    id: node.id,
    lane: node.target,
    from: time.from,
    to: time.to,
    bound: time.bound,
    labelWidth: usualWidth(codes.get(node.id) ?? ""),
  }));
  const layout = layoutTimeline(items, lanes, { window, width: WIDTH, maxRows: 40 });
  const drop = (lane: string) => (lanes.indexOf(lane) + 1) * HEAD;
  const height = layout.height + lanes.length * HEAD;
  const elementOf = new Map<string, string>(facts.map(({ node }) => [node.id, node.ctype]));
  const scale = scaleUtc([...window], [0, WIDTH]);
  const ticks = scale.ticks(5).map((tick) => {
    const { year, month, day } = dateOf(tick.getTime());
    const clock = tick.toISOString().slice(11, 16);
    const text = `${year}. ${month}. ${day}.${clock === "00:00" ? "" : ` ${clock}`}`;
    return `<g transform="translate(${scale(tick)} 0)"><path class="tick" d="M0 0V${height + 4}"/><text class="tick" y="${height + 18}">${text}</text></g>`;
  });
  const strips = layout.lanes.map((lane) => {
    const name = lane.key === "" ? dictionary.timeline.noActor : actorIn(words, lane.key);
    const y = lane.y + drop(lane.key) - HEAD;
    return `<rect class="lane" x="0" y="${y}" width="${WIDTH}" height="${lane.height + HEAD}"/><text x="6" y="${y + 15}">${escapedHtml(name)}</text>`;
  });
  const bars = layout.boxes.map((box) => {
    const [id = ""] = box.ids;
    const y = box.y + drop(box.lane);
    const isCounted = box.ids.length > 1;
    const letter = isCounted ? String(box.ids.length) : (elementOf.get(id) ?? "");
    const label =
      box.labelX === null
        ? ""
        : `<text class="code" x="${box.labelX}" y="${y + 15}">${escapedHtml(codes.get(id) ?? "")}</text>`;
    return `<g class="${elementOf.get(id)}"><rect x="${box.x}" y="${y}" width="${box.width}" height="${box.height}" rx="4"/><text class="code letter" x="${box.x + MARK / 2}" y="${y + 15}">${letter}</text>${label}</g>`;
  });
  const label = escapedHtml(dictionary.timeline.label);
  return `<svg viewBox="0 0 ${WIDTH} ${height + 24}" width="${WIDTH}" height="${height + 24}" role="img" aria-label="${label}">${[...strips, ...ticks, ...bars].join("")}</svg>`;
}
