import { line } from "d3";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import type { NodeId, ToulminDocument, ToulminNode } from "../core/document";
import type { ElementKey } from "../core/elements/define-element";
import { chartContents } from "../core/layout/chart-contents";
import { type ChartBox, type ChartLine, layoutToulminChart, type Point } from "../core/layout/toulmin-chart";
import { codeIn } from "../locales/code-label";
import { type Dictionary, ko } from "../locales/ko";
import { createMeasure } from "./measure-text";

export interface ToulminChartProps {
  readonly document: ToulminDocument;
  /** The id of the claim whose chart is drawn; nothing is drawn for another id. */
  readonly claim: string;
  readonly dictionary?: Dictionary;
  /** A box was pressed. Without it, boxes are not pressable. */
  readonly onOpenNode?: (id: NodeId) => void;
}

/** The font of the boxes' words; the chart's style sheet uses the same. */
const FONT = '14px "Pretendard Variable", Pretendard, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif';

/** One claim's Toulmin chart as SVG, drawn from a document alone. */
export function ToulminChart({ document, claim, dictionary = ko, onOpenNode }: ToulminChartProps) {
  const [opened, setOpened] = useState<ReadonlySet<ElementKey>>(new Set());
  const arrowId = useId();
  const layout = useMemo(() => {
    const contents = chartContents(document, claim);
    return contents && layoutToulminChart(contents, { measure: createMeasure(FONT), opened });
  }, [document, claim, opened]);
  if (!layout) return null;
  const root = layout.boxes.find((box) => box.zone === "C")?.node as ToulminNode;
  return (
    <svg
      className="toulmin-root toulmin-chart"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role="group"
      aria-label={dictionary.chart.label(codeIn(dictionary, root))}
    >
      <defs>
        <marker id={arrowId} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" orient="auto">
          <path className="toulmin-chart-head" d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {layout.frames.map((frame) => (
        <rect
          key={frame.zone}
          className="toulmin-chart-frame"
          x={frame.x}
          y={frame.y}
          width={frame.width}
          height={frame.height}
          rx="10"
        />
      ))}
      {layout.lines.map((each) => (
        <path
          key={`${each.relation} ${each.points.join(" ")}`}
          className="toulmin-chart-line"
          data-relation={each.relation}
          d={pathOf(each)}
          markerEnd={each.relation === "so" ? `url(#${arrowId})` : undefined}
        />
      ))}
      {layout.words.map((word) => (
        <text key={`${word.relation} ${word.x} ${word.y}`} className="toulmin-chart-word" x={word.x} y={word.y}>
          {dictionary.chart[word.relation]}
        </text>
      ))}
      {layout.qualifier && (
        <text className="toulmin-chart-word toulmin-chart-qualifier" x={layout.qualifier[0]} y={layout.qualifier[1]}>
          {root.qualifier}
        </text>
      )}
      {layout.boxes.map((box) => (
        <Box
          key={box.node?.id ?? `rest ${box.zone}`}
          box={box}
          dictionary={dictionary}
          onPress={
            box.node
              ? onOpenNode && (() => onOpenNode((box.node as ToulminNode).id))
              : () => setOpened(new Set([...opened, box.zone]))
          }
        />
      ))}
    </svg>
  );
}

function Box({
  box,
  dictionary,
  onPress,
}: {
  box: ChartBox;
  dictionary: Dictionary;
  onPress?: (() => void) | undefined;
}) {
  const heading = box.node
    ? codeIn(dictionary, box.node)
    : dictionary.chart.rest(dictionary.elements[box.zone], box.hidden);
  const words = box.node ? box.node.trans.trim() || box.node.text : "";
  const role = onPress
    ? {
        role: "button",
        // the name is what is drawn; the rest of a text that was cut follows as its description
        ...(box.isCut && { "aria-description": words }),
        tabIndex: 0,
        onClick: (event: { stopPropagation(): void }) => {
          event.stopPropagation();
          onPress();
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          onPress();
        },
      }
    : { role: "img", "aria-label": `${heading} ${words}`.trim() };
  return (
    <g
      className="toulmin-chart-box"
      data-toulmin-type={box.zone}
      data-toulmin-node={box.node?.id}
      transform={`translate(${box.x} ${box.y})`}
      {...role}
    >
      <rect width={box.width} height={box.height} rx="6" />
      <text className="toulmin-chart-code" x="10" y="17">
        {`${heading} `}
      </text>
      {box.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
        <text key={index} x="10" y={36 + index * 18}>
          {line}
        </text>
      ))}
    </g>
  );
}

const path = line<Point>();

function pathOf({ points }: ChartLine): string {
  return path(points as Point[]) ?? "";
}
