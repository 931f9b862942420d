import { scaleUtc } from "d3-scale";
import { linkHorizontal } from "d3-shape";
import { type KeyboardEvent, memo, type RefObject, useCallback, useMemo } from "react";
import type { NodeId, ToulminNode } from "../../core/document";
import type { Stretch } from "../../core/layout/periods";
import { layoutTimeline, MARK, type TimelineBox, type TimelineItem } from "../../core/layout/timeline";
import { type Measure, wrapText } from "../../core/layout/wrap-text";
import type { Fact } from "../../core/time/facts";
import type { Time } from "../../core/time/time";
import type { Dictionary } from "../../locales/ko";
import { timeIn } from "../../locales/time-label";
import { useLatest } from "../controls/use-controlled";
import { useSlices } from "../controls/use-is-laid-out";
import { ActorGlyph } from "../elements/actor-badge";
import { type ActorMark, actorMarks } from "../elements/actor-marks";
import { type Actor, actorLabel } from "../elements/actors";
import { ofElement } from "../elements/element-type";
import { TimelineAxis } from "./timeline-axis";

/** A fact with a time. */
export type DatedFact = Fact & { readonly time: Time };

interface TimelinePictureProps {
  readonly picture: RefObject<SVGSVGElement | null>;
  readonly facts: readonly DatedFact[];
  /** The lanes from top to bottom, as actors' keys. */
  readonly lanes: readonly string[];
  readonly window: Stretch;
  /** In px. */
  readonly width: number;
  /** The height that the lanes are to fill when they need less, in px. */
  readonly room: number;
  /** Measures words of {@link LABEL_SIZE}. */
  readonly measure: Measure;
  readonly active: NodeId | null;
  readonly codeOf: (node: ToulminNode) => string;
  readonly dictionary: Dictionary;
  readonly actors: readonly Actor[];
  readonly onActive: (id: NodeId) => void;
  readonly onOpen?: ((id: NodeId) => void) | undefined;
  /** A counted box was opened: the facts' whole stretch is to be shown. */
  readonly onCloser: (ids: readonly string[]) => void;
  readonly onKey: (key: string) => boolean;
}

/** The size of the labels (px); the style sheet has the same. */
export const LABEL_SIZE = 12.5;
const LONGEST_LABEL = 190;
/** Room for a lane's name above its rows (px). */
const HEAD = 24;
const AXIS = 24;

/** The facts in the window as bars on the lanes of their actors. */
export function TimelinePicture(props: TimelinePictureProps) {
  const { picture, facts, lanes, window, width, room, measure, codeOf, dictionary, actors } = props;
  const byId = useMemo(() => new Map(facts.map((fact) => [fact.node.id as string, fact])), [facts]);
  const labels = useMemo(
    () => new Map<string, Label>(facts.map((fact) => [fact.node.id, labelOf(fact, measure)])),
    [facts, measure],
  );
  const layout = useMemo(() => {
    const inWindow = facts.filter(({ time }) => time.to > window[0] && time.from < window[1]);
    const items = inWindow.map((fact) => itemOf(fact, labels.get(fact.node.id)?.width ?? 0));
    return layoutTimeline(items, lanes, { window, width, height: room - AXIS - lanes.length * HEAD });
  }, [facts, labels, lanes, window, width, room]);
  const scale = useMemo(() => scaleUtc([...window], [0, width]), [window, width]);
  const drop = (lane: string) => (lanes.indexOf(lane) + 1) * HEAD;
  const height = layout.height + lanes.length * HEAD;
  const current = layout.boxes.findIndex((box) => box.ids.includes(props.active ?? ""));

  const marks = useMemo(() => actorMarks(actors), [actors]);
  const link = linkOf(layout.boxes, current, byId.get(props.active ?? "")?.countsFrom ?? null, drop);

  const drawn = useSlices(layout.boxes.length);
  const latest = useLatest(props);
  const focus = useCallback(([id]: TimelineBox["ids"]) => latest.current.onActive(id as NodeId), [latest]);
  const press = useCallback(
    (ids: TimelineBox["ids"]) => {
      if (ids.length > 1) latest.current.onCloser(ids);
      else latest.current.onOpen?.(ids[0] as NodeId);
    },
    [latest],
  );

  function focusBox(index: number) {
    const box = layout.boxes[Math.max(0, Math.min(layout.boxes.length - 1, index))];
    if (!box) return;
    props.onActive(box.ids[0] as NodeId);
    picture.current?.querySelector<SVGGElement>(`[data-key="${box.ids[0]}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = nextBox(event.key, layout.boxes, Math.max(0, current));
    if (next !== null) focusBox(next);
    else if (!props.onKey(event.key)) return;
    event.preventDefault();
  }

  return (
    <svg
      ref={picture}
      className="toulmin-timeline-picture"
      width={width}
      height={height + AXIS}
      viewBox={`0 0 ${width} ${height + AXIS}`}
      role="group"
      aria-label={`${dictionary.timeline.picture}. ${dictionary.timeline.keys}`}
      onKeyDown={onKeyDown}
    >
      {layout.lanes.map((lane) => (
        <g key={lane.key} transform={`translate(0 ${lane.y + drop(lane.key) - HEAD})`}>
          <rect className="toulmin-timeline-lane" width={width} height={lane.height + HEAD} />
          <LaneHead mark={marks.get(lane.key)}>
            {lane.key === "" ? dictionary.timeline.noActor : actorLabel(actors, lane.key)}
          </LaneHead>
        </g>
      ))}
      <TimelineAxis scale={scale} y={height} rise={height} dictionary={dictionary} />
      {link && <path className="toulmin-timeline-link" d={link} />}
      {drawn < layout.boxes.length && <g data-unfinished="" />}
      {layout.boxes.slice(0, drawn).map((box, index) => (
        <FactBox
          key={box.ids[0]}
          box={box}
          y={box.y + drop(box.lane)}
          fact={byId.get(box.ids[0] as string) as DatedFact}
          code={codeOf((byId.get(box.ids[0] as string) as DatedFact).node)}
          label={box.labelX === null ? "" : (labels.get(box.ids[0] as string)?.words ?? "")}
          isTabStop={index === Math.max(0, current)}
          isActive={index === current}
          dictionary={dictionary}
          onFocus={focus}
          onPress={press}
        />
      ))}
    </svg>
  );
}

/** An actor's shape, letter and name. */
function LaneHead({ mark, children }: { mark: ActorMark | undefined; children: string }) {
  return (
    <>
      {mark && (
        <g className="toulmin-actor" transform="translate(15 12)">
          <ActorGlyph mark={mark} />
        </g>
      )}
      <text className="toulmin-timeline-actor" x={mark ? 30 : 6} y="16">
        {children}
      </text>
    </>
  );
}

interface FactBoxProps {
  readonly box: TimelineBox;
  readonly y: number;
  readonly fact: DatedFact;
  readonly code: string;
  /** What stands beside the bar; empty without room. */
  readonly label: string;
  readonly isTabStop: boolean;
  readonly isActive: boolean;
  readonly dictionary: Dictionary;
  readonly onFocus: (ids: TimelineBox["ids"]) => void;
  readonly onPress: (ids: TimelineBox["ids"]) => void;
}

/** Drawn again only where it looks different: another one that is looked at changes two of thousands. */
const FactBox = memo(function FactBox(props: FactBoxProps) {
  const { box, y, fact, code, label, isTabStop, isActive, dictionary, onFocus, onPress } = props;
  const { node, time } = fact;
  const isCounted = box.ids.length > 1;
  const said = `${code} ${timeIn(dictionary, time)} ${node.trans || node.text}`;
  // the name begins with what is drawn, as people who speak to the screen say what they see
  const name = isCounted ? dictionary.timeline.facts(box.ids.length) : `${node.ctype} ${label} ${said}`;
  return (
    <g
      className="toulmin-timeline-fact"
      data-key={box.ids[0]}
      {...ofElement(isCounted ? undefined : node.ctype)}
      data-approximate={time.isApproximate || undefined}
      data-bound={time.bound ?? undefined}
      role="button"
      aria-label={name}
      aria-current={isActive || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(box.ids)}
      onClick={() => onPress(box.ids)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPress(box.ids);
      }}
    >
      <title>{isCounted ? name : said}</title>
      <path className="toulmin-timeline-bar" d={outlineOf(box, y, isCounted ? null : time.bound)} />
      {isCounted ? (
        <text className="toulmin-timeline-number" x={box.x + box.width / 2} y={y + box.height / 2} dy="0.36em">
          {box.ids.length}
        </text>
      ) : (
        <text className="toulmin-timeline-letter" x={box.x + MARK / 2} y={y + box.height / 2} dy="0.36em">
          {`${node.ctype} `}
        </text>
      )}
      {box.labelX !== null && (
        <text className="toulmin-timeline-label" x={box.labelX} y={y + box.height / 2} dy="0.36em">
          {label}
        </text>
      )}
    </g>
  );
});

/** A bar with round corners; an open end is a point. */
function outlineOf({ x, width, height }: TimelineBox, y: number, bound: Time["bound"]): string {
  const [right, bottom, middle] = [x + width, y + height, y + height / 2];
  const tip = Math.min(10, width / 2);
  const start = bound === "before" ? `M${x + tip} ${bottom}L${x} ${middle}L${x + tip} ${y}` : roundStart(x, y, bottom);
  const end =
    bound === "after" ? `H${right - tip}L${right} ${middle}L${right - tip} ${bottom}` : roundEnd(right, y, bottom);
  return `${start}${end}Z`;
}

const R = 4;
const roundStart = (x: number, y: number, bottom: number) =>
  `M${x + R} ${bottom}Q${x} ${bottom} ${x} ${bottom - R}V${y + R}Q${x} ${y} ${x + R} ${y}`;
const roundEnd = (right: number, y: number, bottom: number) =>
  `H${right - R}Q${right} ${y} ${right} ${y + R}V${bottom - R}Q${right} ${bottom} ${right - R} ${bottom}`;

/** A line from a fact to the one whose time it counts from, when both are in sight. */
function linkOf(boxes: readonly TimelineBox[], from: number, base: NodeId | null, drop: (lane: string) => number) {
  const [start, end] = [boxes[from], base && boxes.find((box) => box.ids.includes(base))];
  if (!start || !end) return null;
  const place = (box: TimelineBox): [number, number] => [box.x + 4, box.y + drop(box.lane) + box.height / 2];
  return linkHorizontal()({ source: place(start), target: place(end) });
}

/** The box a key goes to; `null` for other keys. */
function nextBox(key: string, boxes: readonly TimelineBox[], from: number): number | null {
  switch (key) {
    case "ArrowRight":
      return from + 1;
    case "ArrowLeft":
      return from - 1;
    case "ArrowDown":
      return beside(boxes, from, 1);
    case "ArrowUp":
      return beside(boxes, from, -1);
    case "Home":
      return 0;
    case "End":
      return boxes.length - 1;
    default:
      return null;
  }
}

/** The next box in another row, the nearest to the left edge of this one. */
function beside(boxes: readonly TimelineBox[], from: number, direction: 1 | -1): number {
  const here = boxes[from];
  if (!here) return 0;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const rows = (box.y - here.y) * direction;
    const distance = rows * 4 + Math.abs(box.x - here.x);
    if (rows > 0 && distance < least) [best, least] = [index, distance];
  }
  return best;
}

interface Label {
  readonly words: string;
  /** In px. */
  readonly width: number;
}

function itemOf({ node, time }: DatedFact, labelWidth: number): TimelineItem {
  return {
    id: node.id,
    lane: node.target,
    from: time.from,
    to: time.to,
    bound: time.bound,
    labelWidth,
  };
}

/** What stands beside a bar, cut to its room. */
function labelOf({ node }: DatedFact, measure: Measure): Label {
  const [words = ""] = wrapText(node.keyword || node.trans || node.text, LONGEST_LABEL, measure, 1);
  return { words, width: Math.ceil(measure(words)) + 4 };
}
