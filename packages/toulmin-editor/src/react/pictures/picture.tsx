import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { neighbourOf, type Step } from "../../core/layout/neighbour";
import type { Rect, Size } from "../../core/layout/shapes";
import type { Dictionary } from "../../locales/ko";
import { PictureTools } from "./picture-tools";
import { usePanZoom } from "./use-pan-zoom";

/** A picture's box: where it stands, and the name by which it is found again when the picture changes. */
export interface PictureBox extends Rect {
  readonly key: string;
}

interface PictureProps {
  /** The accessible name. */
  readonly label: string;
  /** What exported files are called, without an ending. */
  readonly fileName: string;
  readonly dictionary: Dictionary;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The size of the stage; `null` where nothing is laid out. */
  readonly size: Size | null;
  readonly width: number;
  readonly height: number;
  /** In reading order. */
  readonly boxes: readonly PictureBox[];
  /** Draws the picture; the box named `active` takes part in the tab order. */
  readonly children: (active: string | null) => ReactNode;
  /** What is told of the box that has the focus or the pointer; of none when it is `null`. */
  readonly caption: (key: string | null) => ReactNode;
  /** More buttons beside the picture's own. */
  readonly tools?: ReactNode;
  /** What is wrong with what is drawn. */
  readonly warning?: string | undefined;
  /** A press beside the boxes. */
  readonly onPressBeside?: (() => void) | undefined;
}

const steps: Record<string, Step> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  PageUp: "previous",
  PageDown: "next",
  Home: "first",
  End: "last",
};

/** Smaller letters than this (px) are not shown. */
const LEAST_LETTERS = 11;
/** Below this scale a box's words, 14 px high, are smaller than that: the boxes show their codes only. */
const LEGIBLE = LEAST_LETTERS / 14;
/** Below this scale not even a code of that size has room in its box. */
const FARTHEST = 0.22;

/**
 * A drawn picture with its tools: zoom by wheel, pinch, buttons or +, − and 0, pan by drag, the boxes by arrow keys or,
 * in reading order, by Page Up and Page Down; export as SVG and PNG, print; below it what is told of a box.
 */
export function Picture(props: PictureProps) {
  const { label, stage, size, width, height, boxes, caption, onPressBeside } = props;
  const svg = useRef<SVGSVGElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const view = usePanZoom(stage, { width, height }, size, onPressBeside);
  const [active, setActive] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const activeKey = boxes.some(({ key }) => key === active) ? active : (boxes[0]?.key ?? null);

  const shown = pointed ?? focused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another height
  useEffect(() => {
    // what has to be scrolled must be reached by keyboard
    if (told.current) told.current.tabIndex = told.current.scrollHeight > told.current.clientHeight ? 0 : -1;
  }, [shown, size]);

  function focusBox(place: number) {
    const box = boxes[place];
    if (!box) return;
    view.reveal(box);
    svg.current?.querySelector<SVGGElement>(`[data-key="${box.key}"]`)?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) {
      focusBox(
        neighbourOf(
          boxes,
          boxes.findIndex(({ key }) => key === activeKey),
          step,
        ),
      );
    } else if (event.key === "+" || event.key === "=") view.zoomBy(1.25);
    else if (event.key === "-") view.zoomBy(0.8);
    else if (event.key === "0") view.showWhole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onFocus(event: FocusEvent) {
    const key = keyOf(event.target);
    if (key === null) return;
    setActive(key);
    setFocused(key);
  }

  return (
    <section className="toulmin-root toulmin-picture" aria-label={label}>
      <PictureTools {...props} svg={svg} view={view} />
      {props.warning && (
        <p className="toulmin-picture-warning" role="alert">
          {props.warning}
        </p>
      )}
      <div className="toulmin-picture-stage notranslate" translate="no" ref={stage}>
        <svg
          ref={svg}
          className={classAt(view.scale)}
          style={{ "--toulmin-least": `${(LEAST_LETTERS / view.scale).toFixed(1)}px` } as CSSProperties}
          viewBox={view.viewBox}
          width={size?.width ?? width}
          height={size?.height ?? height}
          role="group"
          aria-label={label}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={() => setFocused(null)}
          onPointerOver={(event: PointerEvent) => setPointed(keyOf(event.target))}
          onPointerLeave={() => setPointed(null)}
        >
          {props.children(activeKey)}
        </svg>
      </div>
      <div className="toulmin-picture-caption" ref={told} role="note">
        {caption(shown)}
      </div>
    </section>
  );
}

function classAt(scale: number): string {
  return ["toulmin-drawing", scale < LEGIBLE && "toulmin-drawing-far", scale < FARTHEST && "toulmin-drawing-farthest"]
    .filter(Boolean)
    .join(" ");
}

function keyOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<SVGGElement>("[data-key]")?.dataset.key ?? null) : null;
}
