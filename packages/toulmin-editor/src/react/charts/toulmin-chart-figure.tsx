import { line } from "d3-shape";
import { memo, useId } from "react";
import type { NodeId, ToulminNode } from "../../core/document";
import { elementsIn } from "../../core/elements";
import type { ElementName } from "../../core/elements/define-element";
import type { ChartBox, ChartLayout } from "../../core/layout/chart/chart-layout";
import type { Point } from "../../core/layout/shapes";
import type { Measure } from "../../core/layout/wrap-text";
import { elementIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import type { ActorMark } from "../elements/actor-marks";
import { ArrowHead, DrawingBox, Word } from "../pictures/drawing-box";

interface ToulminChartFigureProps {
  readonly layout: ChartLayout;
  readonly measure: Measure;
  readonly codeOf: (node: ToulminNode) => string;
  readonly dictionary: Dictionary;
  readonly marks: ReadonlyMap<string, ActorMark>;
  /** The box that takes part in the tab order. */
  readonly active: string | null;
  readonly onOpenNode?: ((id: NodeId) => void) | undefined;
  /** A counted box was pressed: its zone opens or closes. */
  readonly onFold: (zone: ElementName) => void;
}

/** Draws the layout of one claim's chart inside an SVG; as it was where the picture is only moved, or pointed at. */
export const ToulminChartFigure = memo(function ToulminChartFigure(props: ToulminChartFigureProps) {
  const { layout, measure, codeOf, dictionary, marks, active, onOpenNode, onFold } = props;
  const arrowId = useId();
  return (
    <>
      <ArrowHead id={arrowId} />
      {layout.frames.map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} className="toulmin-drawing-frame" {...{ x, y, width, height }} rx="10" />
      ))}
      {layout.lines.map(({ relation, points }) => (
        <path
          key={`${relation} ${points.join(" ")}`}
          className="toulmin-drawing-path"
          data-relation={relation}
          d={path(points as Point[]) ?? ""}
          markerEnd={relation === "so" ? `url(#${arrowId})` : undefined}
        />
      ))}
      {layout.words.map(({ relation, text, x, y }) => {
        const words = text ?? dictionary.chart[relation as Exclude<typeof relation, "qualifier" | "own">];
        return (
          <Word
            key={`${relation} ${x} ${y}`}
            className={`toulmin-drawing-${relation}`}
            width={measure(words)}
            {...{ x, y }}
          >
            {words}
          </Word>
        );
      })}
      {layout.boxes.map((box) => {
        const name = keyOf(box);
        const shared = { box, name, type: box.zone, isActive: name === active };
        const { node } = box;
        if (!node) {
          return (
            <DrawingBox
              key={name}
              {...shared}
              className="toulmin-drawing-fold"
              isExpanded={box.isOpen}
              onPress={() => onFold(box.zone)}
            />
          );
        }
        const mark = marks.get(node.target);
        return (
          <DrawingBox
            key={name}
            {...shared}
            node={node.id}
            heading={codeOf(node)}
            description={descriptionOf(box, node, mark, dictionary)}
            mark={mark}
            onPress={onOpenNode && (() => onOpenNode(node.id))}
          >
            {node.ctype === "C" && box.zone === "D" && (
              <rect x="3" y="3" width={box.width - 6} height={box.height - 6} rx="4" />
            )}
          </DrawingBox>
        );
      })}
    </>
  );
});

const path = line<Point>();

/** The name by which a box is found again when the chart changes. */
export function keyOf({ node, zone, hidden }: ChartBox): string {
  return node?.id ?? `${zone} ${hidden[0]?.id}`;
}

/** What is written on a counted box: how many nodes of which elements it opens or closes. */
export function foldLabelIn(dictionary: Dictionary) {
  const { chart } = dictionary;
  return (hidden: readonly ToulminNode[], isOpen: boolean): string => {
    const counts = elementsIn({ nodes: hidden }).flatMap((key) => {
      const count = hidden.filter(({ ctype }) => ctype === key).length;
      return count > 0 ? [chart.count(elementIn(dictionary, key), count)] : [];
    });
    return isOpen ? chart.less(counts) : chart.rest(counts);
  };
}

/** Whose phrase it is, the words that were cut, and those of the judgment where others stand in their place. */
function descriptionOf(
  { isCut }: ChartBox,
  node: ToulminNode,
  mark: ActorMark | undefined,
  { picture }: Dictionary,
): string | undefined {
  const words = node.trans.trim() || node.text;
  const parts = [mark?.label ?? "", isCut ? words : "", words === node.text ? "" : picture.quote(node.text)];
  return parts.filter((part) => part !== "").join(" ") || undefined;
}
