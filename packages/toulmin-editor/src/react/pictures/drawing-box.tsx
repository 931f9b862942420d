import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { NodeId } from "../../core/document";
import type { ElementName } from "../../core/elements/define-element";
import type { Rect } from "../../core/layout/shapes";
import { usualWidth } from "../../core/layout/usual-width";
import { ActorGlyph } from "../elements/actor-badge";
import type { ActorMark } from "../elements/actor-marks";
import { ofElement } from "../elements/element-type";

interface DrawingBoxProps {
  readonly box: Rect & { readonly lines: readonly string[] };
  /** The name by which the box is found again when the picture changes. */
  readonly name: string;
  /** The node it stands for. */
  readonly node?: NodeId;
  readonly type: ElementName;
  /** The line above the words. */
  readonly heading?: string;
  /** What a screen reader tells besides the words that are drawn, such as what was cut. */
  readonly description?: string | undefined;
  readonly mark?: ActorMark | undefined;
  readonly className?: string;
  /** Whether the box takes part in the tab order. */
  readonly isActive: boolean;
  readonly isExpanded?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A box of a picture: its code, its words, its actor's mark. */
export function DrawingBox(props: DrawingBoxProps) {
  const { box, heading, mark, onPress } = props;
  const actions = onPress
    ? {
        role: "button",
        "aria-expanded": props.isExpanded,
        onClick: (event: MouseEvent) => {
          event.stopPropagation();
          onPress();
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          onPress();
        },
      }
    : { role: "img", "aria-label": `${heading ?? ""} ${box.lines.join("")}`.trim() };
  return (
    <g
      className={`toulmin-drawing-box ${props.className ?? ""}`.trim()}
      data-key={props.name}
      {...ofElement(props.type)}
      data-toulmin-node={props.node}
      data-toulmin-code={props.node && heading}
      transform={`translate(${box.x} ${box.y})`}
      tabIndex={props.isActive ? 0 : -1}
      aria-description={props.description}
      {...actions}
    >
      <rect width={box.width} height={box.height} rx="6" />
      {heading && (
        <text className="toulmin-drawing-code" x="10" y="17" style={fitting(heading, box.width)}>
          {`${heading} `}
        </text>
      )}
      {box.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
        <text key={index} className="toulmin-drawing-line" x="10" y={(heading ? 38 : 24) + index * 18}>
          {line}
        </text>
      ))}
      {mark && (
        <g aria-hidden="true" transform={`translate(${box.width - 14} 14)`}>
          <ActorGlyph mark={mark} />
        </g>
      )}
      {props.children}
    </g>
  );
}

/** The largest size at which a code has room in its box, drawn as narrow as from afar; the style sheet says how narrow. */
function fitting(code: string, width: number): CSSProperties {
  const ems = usualWidth(code) / 14 - 0.06 * code.length;
  return { "--toulmin-fit": `${((width - 8) / ems).toFixed(1)}px` } as CSSProperties;
}

/** The head of an arrow, named so that a line can end in it. */
export function ArrowHead({ id }: { id: string }) {
  return (
    <defs>
      <marker id={id} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" orient="auto">
        <path className="toulmin-drawing-head" d="M0 0 10 5 0 10z" />
      </marker>
    </defs>
  );
}

interface WordProps {
  readonly x: number;
  readonly y: number;
  /** In px; the ground that keeps the line away is a little wider. */
  readonly width: number;
  readonly className?: string;
  readonly children: string;
}

/** Words on a line, by their middle. */
export function Word({ x, y, width, className, children }: WordProps) {
  return (
    <>
      <rect className="toulmin-drawing-ground" x={x - width / 2 - 3} y={y - 9} width={width + 6} height="18" />
      <text className={`toulmin-drawing-word ${className ?? ""}`.trim()} x={x} y={y} dy="0.36em" textAnchor="middle">
        {children}
      </text>
    </>
  );
}
