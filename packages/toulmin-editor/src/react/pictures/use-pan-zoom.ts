import { select } from "d3-selection";
import { type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Rect, Size } from "../../core/layout/shapes";
import { useLatest } from "../controls/use-controlled";

/** The part of a picture that is seen, and how large. */
export interface PanZoom {
  /** The seen part, for an SVG's `viewBox`. */
  readonly viewBox: string;
  /** Screen px per px of the picture. */
  readonly scale: number;
  /** Shows the whole picture, little larger than it is drawn. */
  showWhole(): void;
  /** Zooms by a factor about the middle. */
  zoomBy(factor: number): void;
  /** Moves the picture until a part of it is seen. */
  reveal(part: Rect): void;
}

/** How far beyond its edges the picture can be moved, in px of the picture. */
const BEYOND = 160;
const SCALES: [number, number] = [0.05, 4];
/** A small picture is not blown up beyond this to fill a large stage. */
const LARGEST_WHOLE = 1.35;

/** Zoom by wheel or pinch and pan by drag on a stage; the whole picture until a person moves it; a press beside its boxes is told. */
export function usePanZoom(
  stage: RefObject<HTMLElement | null>,
  picture: Size,
  size: Size | null,
  onPressBeside?: () => void,
): PanZoom {
  const [moved, setMoved] = useState<ZoomTransform | null>(null);
  const isMoved = useRef(false);
  const pressBeside = useLatest(onPressBeside);
  const behaviour = useMemo(() => zoom<HTMLElement, unknown>().scaleExtent(SCALES), []);
  const { width, height } = picture;
  const transform = moved ?? (size ? whole(picture, size) : zoomIdentity);

  const showWhole = useCallback(() => {
    if (!stage.current || !size) return;
    isMoved.current = false;
    select(stage.current).call(behaviour.transform, whole({ width, height }, size));
  }, [stage, size, behaviour, width, height]);

  useEffect(() => {
    if (!stage.current) return;
    const selection = select(stage.current);
    behaviour.on("zoom", (event: { transform: ZoomTransform; sourceEvent: Event | null }) => {
      if (event.sourceEvent) isMoved.current = true;
      setMoved(isMoved.current ? event.transform : null);
    });
    selection.call(behaviour).on("dblclick.zoom", null);
    return () => {
      selection.on(".zoom", null);
    };
  }, [stage, behaviour]);

  useEffect(() => {
    if (!stage.current) return;
    const selection = select(stage.current).on("click.beside", (event: Event) => {
      if (!(event.target as Element).closest("[data-key]")) pressBeside.current?.();
    });
    return () => {
      selection.on("click.beside", null);
    };
  }, [stage, pressBeside]);

  useEffect(() => {
    behaviour.translateExtent([
      [-BEYOND, -BEYOND],
      [width + BEYOND, height + BEYOND],
    ]);
    if (!isMoved.current) showWhole();
  }, [behaviour, showWhole, width, height]);

  return {
    viewBox: size
      ? [-transform.x / transform.k, -transform.y / transform.k, size.width / transform.k, size.height / transform.k]
          .map((number) => Number(number.toFixed(2)))
          .join(" ")
      : `0 0 ${width} ${height}`,
    scale: size ? transform.k : 1,
    showWhole,
    zoomBy(factor) {
      if (!stage.current) return;
      isMoved.current = true;
      select(stage.current).call(behaviour.scaleBy, factor);
    },
    reveal(part) {
      if (!stage.current || !size) return;
      const [left, top] = transform.apply([part.x, part.y]);
      const [right, bottom] = transform.apply([part.x + part.width, part.y + part.height]);
      if (left >= 0 && top >= 0 && right <= size.width && bottom <= size.height) return;
      isMoved.current = true;
      select(stage.current).call(behaviour.translateTo, part.x + part.width / 2, part.y + part.height / 2);
    },
  };
}

function whole(picture: Size, stage: Size): ZoomTransform {
  const k = Math.max(SCALES[0], Math.min(LARGEST_WHOLE, stage.width / picture.width, stage.height / picture.height));
  return zoomIdentity
    .translate((stage.width - picture.width * k) / 2, (stage.height - picture.height * k) / 2)
    .scale(k);
}
