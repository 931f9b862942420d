import { type ReactNode, useMemo, useRef, useState } from "react";
import { type NodeId, nodeOf, type ToulminDocument } from "../../core/document";
import type { ElementName } from "../../core/elements/define-element";
import { type ChartContents, chartContents } from "../../core/layout/chart/chart-contents";
import { layoutToulminChart, layoutWithin } from "../../core/layout/chart/toulmin-chart";
import type { Size } from "../../core/layout/shapes";
import { withPlace } from "../../core/places";
import { codeIn, elementIn } from "../../locales/code-label";
import { type Dictionary, ko } from "../../locales/ko";
import { actorMarks } from "../elements/actor-marks";
import { type Actor, actorsOf } from "../elements/actors";
import { NodeCaption, PictureHint } from "../elements/node-caption";
import { Picture } from "../pictures/picture";
import { useMeasure } from "../pictures/use-measure";
import { useStageSize } from "../pictures/use-stage-size";
import { foldLabelIn, keyOf, ToulminChartFigure } from "./toulmin-chart-figure";

/** What can be told to a {@link ToulminChart}. */
export interface ToulminChartProps {
  readonly document: ToulminDocument;
  /** The id of the claim whose chart is drawn; for another id the reader is told that there is no such claim. */
  readonly claim: string;
  /** The words of the screen; Korean by default. */
  readonly dictionary?: Dictionary;
  /** Who a phrase can tell of; the dictionary's by default. */
  readonly actors?: readonly Actor[];
  /** A box was pressed. Without it, boxes are not pressable. */
  readonly onOpenNode?: (id: NodeId) => void;
  /** A press beside the boxes. */
  readonly onPressBeside?: () => void;
  /** More buttons beside the chart's own. */
  readonly tools?: ReactNode;
}

/** The size of words in boxes, in px; the style sheet says the same. */
export const WORDS = 14;
/** Boxes on a stage up to this wide (px) are narrow, so that the words stay large. */
const NARROW_UP_TO = 560;

/** How wide boxes are on a stage. */
export function boxWidthOn({ width }: Size): number {
  return width <= NARROW_UP_TO ? 124 : 208;
}

/** One claim's Toulmin chart, drawn from a document alone. It fills the height of what it is in. */
export function ToulminChart(props: ToulminChartProps) {
  const { document, claim, dictionary = ko } = props;
  const contents = useMemo(() => chartContents(document, claim), [document, claim]);
  if (contents) return <ChartOf {...props} contents={contents} dictionary={dictionary} />;
  return (
    <p className="toulmin-root toulmin-picture-empty" role="alert">
      {dictionary.chart.noClaim(claim)}
    </p>
  );
}

function ChartOf(props: ToulminChartProps & { contents: ChartContents; dictionary: Dictionary }) {
  const { document, contents, dictionary } = props;
  const actors = useMemo(() => props.actors ?? actorsOf(dictionary), [props.actors, dictionary]);
  const marks = useMemo(() => actorMarks(actors), [actors]);
  const [opened, setOpened] = useState<ReadonlySet<ElementName>>(new Set());
  const stage = useRef<HTMLDivElement>(null);
  const size = useStageSize(stage);
  const measure = useMeasure(stage, WORDS);
  const layout = useMemo(() => {
    const ownLabel = (element: ElementName) => elementIn(dictionary, element);
    const options = { measure, opened, foldLabel: foldLabelIn(dictionary), ownLabel };
    if (!size) return layoutToulminChart(contents, options);
    return layoutWithin(size, contents, { ...options, boxWidth: boxWidthOn(size) });
  }, [contents, measure, opened, size, dictionary]);
  const boxes = useMemo(() => layout.boxes.map((box) => ({ ...box, key: keyOf(box) })), [layout]);
  const label = dictionary.chart.label(codeIn(dictionary, withPlace(document, contents.claim)));

  function fold(zone: ElementName) {
    const zones = new Set(opened);
    if (!zones.delete(zone)) zones.add(zone);
    setOpened(zones);
  }

  return (
    <Picture
      label={label}
      fileName={label}
      dictionary={dictionary}
      stage={stage}
      size={size}
      width={layout.width}
      height={layout.height}
      boxes={boxes}
      tools={props.tools}
      onPressBeside={props.onPressBeside}
      caption={(key) => {
        const node = nodeOf(document, key);
        if (node) return <NodeCaption node={withPlace(document, node)} dictionary={dictionary} marks={marks} />;
        const shown = actors.filter((actor) => layout.boxes.some((box) => box.node?.target === actor.key));
        return <PictureHint actors={shown} marks={marks} dictionary={dictionary} />;
      }}
    >
      {(active) => (
        <ToulminChartFigure
          layout={layout}
          codeOf={(node) => codeIn(dictionary, withPlace(document, node))}
          measure={measure}
          dictionary={dictionary}
          marks={marks}
          active={active}
          onOpenNode={props.onOpenNode}
          onFold={fold}
        />
      )}
    </Picture>
  );
}
