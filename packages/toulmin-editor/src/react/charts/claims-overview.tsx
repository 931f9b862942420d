import { type ReactNode, useMemo, useRef } from "react";
import { claimsOf, type NodeId, nodeOf, type ToulminDocument } from "../../core/document";
import type { ClaimChain } from "../../core/layout/overview/claim-chains";
import { layoutClaimsOverview } from "../../core/layout/overview/claims-overview";
import type { OverviewLayout } from "../../core/layout/overview/overview-layout";
import { withPlace } from "../../core/places";
import { codeIn } from "../../locales/code-label";
import { type Dictionary, ko } from "../../locales/ko";
import { useIsLaidOut } from "../controls/use-is-laid-out";
import { actorMarks } from "../elements/actor-marks";
import { type Actor, actorsOf } from "../elements/actors";
import { NodeCaption, PictureHint } from "../elements/node-caption";
import { Picture } from "../pictures/picture";
import { useMeasure } from "../pictures/use-measure";
import { useStageSize } from "../pictures/use-stage-size";
import { ClaimsOverviewFigure } from "./claims-overview-figure";
import { boxWidthOn, WORDS } from "./toulmin-chart";

/** What {@link ClaimsOverview} draws. */
export interface ClaimsOverviewProps {
  readonly document: ToulminDocument;
  /** The words of the screen; Korean by default. */
  readonly dictionary?: Dictionary;
  /** Who a phrase can tell of; the dictionary's by default. */
  readonly actors?: readonly Actor[];
  /** A claim was pressed. Without it, boxes are not pressable. */
  readonly onOpenClaim?: (id: NodeId) => void;
  /** More buttons beside the overview's own. */
  readonly tools?: ReactNode;
}

/**
 * All claims of a document, grouped by issue, with an arrow from each claim to the claims it is a datum of. Chains that
 * go round in a circle are told above the picture. It fills the height of what it is in.
 */
export function ClaimsOverview(props: ClaimsOverviewProps) {
  const { dictionary = ko } = props;
  if (claimsOf(props.document).length > 0) return <OverviewOf {...props} dictionary={dictionary} />;
  return <p className="toulmin-root toulmin-picture-empty">{dictionary.overview.empty}</p>;
}

function OverviewOf(props: ClaimsOverviewProps & { dictionary: Dictionary }) {
  const { document, dictionary } = props;
  const actors = useMemo(() => props.actors ?? actorsOf(dictionary), [props.actors, dictionary]);
  const marks = useMemo(() => actorMarks(actors), [actors]);
  const stage = useRef<HTMLDivElement>(null);
  const size = useStageSize(stage);
  const measure = useMeasure(stage, WORDS);
  const isLaidOut = useIsLaidOut();
  const layout = useMemo(
    () =>
      isLaidOut
        ? layoutClaimsOverview(document, {
            measure,
            ...(size && { aspect: size.width / size.height, boxWidth: boxWidthOn(size) }),
          })
        : NOTHING,
    [document, measure, size, isLaidOut],
  );
  const boxes = useMemo(() => layout.boxes.map((box) => ({ ...box, key: box.node.id })), [layout]);
  const codeOf = (id: NodeId) => {
    const node = nodeOf(document, id);
    return node ? codeIn(dictionary, withPlace(document, node)) : id;
  };
  const chain = ({ from, to }: ClaimChain) => `${codeOf(from)} → ${codeOf(to)}`;
  return (
    <Picture
      label={dictionary.overview.label}
      fileName={dictionary.overview.label}
      dictionary={dictionary}
      stage={stage}
      size={size}
      width={layout.width}
      height={layout.height}
      boxes={boxes}
      tools={props.tools}
      warning={layout.circular.length > 0 ? dictionary.overview.circular(layout.circular.map(chain)) : undefined}
      caption={(key) => {
        const node = nodeOf(document, key);
        if (node) return <NodeCaption node={withPlace(document, node)} dictionary={dictionary} marks={marks} />;
        const shown = actors.filter((actor) => layout.boxes.some((box) => box.node.target === actor.key));
        return <PictureHint actors={shown} marks={marks} dictionary={dictionary} />;
      }}
    >
      {(active) => (
        <ClaimsOverviewFigure
          layout={layout}
          codeOf={codeOf}
          dictionary={dictionary}
          marks={marks}
          active={active}
          onOpenClaim={props.onOpenClaim}
        />
      )}
    </Picture>
  );
}

/** Before anything is laid out. */
const NOTHING: OverviewLayout = { boxes: [], lines: [], groups: [], circular: [], width: 1, height: 1 };
