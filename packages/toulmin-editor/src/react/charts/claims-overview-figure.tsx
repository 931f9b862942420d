import { curveBumpX, line } from "d3-shape";
import { memo, useId } from "react";
import type { NodeId } from "../../core/document";
import type { OverviewBox, OverviewLayout } from "../../core/layout/overview/overview-layout";
import type { Point } from "../../core/layout/shapes";
import type { Dictionary } from "../../locales/ko";
import { useSlices } from "../controls/use-is-laid-out";
import type { ActorMark } from "../elements/actor-marks";
import { ArrowHead, DrawingBox } from "../pictures/drawing-box";

interface ClaimsOverviewFigureProps {
  readonly layout: OverviewLayout;
  readonly codeOf: (id: NodeId) => string;
  readonly dictionary: Dictionary;
  readonly marks: ReadonlyMap<string, ActorMark>;
  /** The box that takes part in the tab order. */
  readonly active: string | null;
  readonly onOpenClaim?: ((id: NodeId) => void) | undefined;
}

/** Draws the layout of all claims inside an SVG; as it was where the picture is only moved, or pointed at. */
export const ClaimsOverviewFigure = memo(function ClaimsOverviewFigure(props: ClaimsOverviewFigureProps) {
  const { layout, codeOf, dictionary, marks, active, onOpenClaim } = props;
  const arrowId = useId();
  const count = Math.max(layout.boxes.length, layout.lines.length);
  const drawn = useSlices(count);
  const codes = new Map(layout.boxes.map(({ node }) => [node.id, codeOf(node.id)]));
  return (
    <>
      <ArrowHead id={arrowId} />
      {layout.groups.map(({ issue, x, y, width, height }) => (
        <g key={issue}>
          <rect className="toulmin-drawing-frame" {...{ x, y, width, height }} rx="10" />
          <text className="toulmin-drawing-issue" x={x + 14} y={y + 24}>
            {issue === "" ? dictionary.overview.noIssue : dictionary.list.issue(issue)}
          </text>
        </g>
      ))}
      {drawn < count && <g data-unfinished="" />}
      {layout.lines.slice(0, drawn).map(({ from, to, points }) => (
        <path
          key={`${from} ${to}`}
          className="toulmin-drawing-path"
          data-chain={`${from} ${to}`}
          d={path(points as Point[]) ?? ""}
          markerEnd={`url(#${arrowId})`}
        />
      ))}
      {layout.boxes.slice(0, drawn).map((box) => {
        const { node } = box;
        const words = node.trans.trim() || node.text;
        const counts = dictionary.overview.counts(countsIn(box));
        const conclusions = node.datumOf.flatMap((id) => codes.get(id) ?? []);
        const description = [
          marks.get(node.target)?.label ?? "",
          box.isCut ? words : "",
          conclusions.length > 0 ? dictionary.overview.datumOf(conclusions) : "",
          words === node.text ? "" : dictionary.picture.quote(node.text),
        ];
        return (
          <DrawingBox
            key={node.id}
            box={box}
            name={node.id}
            node={node.id}
            type="C"
            heading={codes.get(node.id) ?? ""}
            description={description.filter((part) => part !== "").join(" ") || undefined}
            mark={marks.get(node.target)}
            isActive={node.id === active}
            onPress={onOpenClaim && (() => onOpenClaim(node.id))}
          >
            <text className="toulmin-drawing-counts" x="10" y={box.height - 10}>
              {counts}
            </text>
          </DrawingBox>
        );
      })}
    </>
  );
});

const path = line<Point>().curve(curveBumpX);

/** The elements a claim rests on, by letter. */
function countsIn({ counts }: OverviewBox): string[] {
  return Object.entries(counts).flatMap(([key, count]) => (count ? [`${key}${count}`] : []));
}
