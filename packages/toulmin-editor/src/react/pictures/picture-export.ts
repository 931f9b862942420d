import type { Size } from "../../core/layout/shapes";
import { embeddedFont, fontsOf } from "./picture-fonts";

const SVG = "http://www.w3.org/2000/svg";

/** What a picture's style sheet says, as attributes that every reader of SVG understands. */
const PROPERTIES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "text-anchor",
  "text-rendering",
] as const;

/** What belongs to the screen only. */
const ON_SCREEN = [
  "class",
  "role",
  "tabindex",
  "data-key",
  "data-toulmin-type",
  "data-toulmin-node",
  "data-toulmin-code",
];

/** A picture made ready to be looked at elsewhere. */
export interface TakenPicture extends Size {
  readonly title: string;
  /** Whole, in light colours on white, its styles as attributes. */
  readonly svg: SVGSVGElement;
  /** The page's fonts that its words need. */
  readonly fonts: readonly CSSFontFaceRule[];
}

/** Waits until a picture that comes in slices is there as a whole: until then there is a mark of it inside. */
export async function allDrawn(svg: SVGSVGElement): Promise<void> {
  while (svg.isConnected && svg.querySelector("[data-unfinished]")) await new Promise(requestAnimationFrame);
}

/** Takes a drawn picture from the screen: no class, no style sheet, no `foreignObject` is left in it. */
export function takenPicture(svg: SVGSVGElement, { width, height }: Size, title: string): TakenPicture {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("class", "toulmin-drawing");
  copy.removeAttribute("style");
  const light = besides(svg, copy);
  try {
    for (const element of [copy, ...copy.querySelectorAll<SVGElement>("*")]) writeStyles(element);
    const fonts = fontsOf(copy);
    for (const text of copy.querySelectorAll("text")) holdWidth(text);
    for (const element of [copy, ...copy.querySelectorAll("*")]) tidy(element);
    copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    copy.prepend(named("title", title), ground({ width, height }));
    return { title, width, height, svg: copy, fonts };
  } finally {
    light.remove();
  }
}

/**
 * Writes a taken picture as an SVG file that looks the same elsewhere: the fonts lie inside, and every line of words is
 * held to the width it has here, should a reader take another font.
 */
export async function svgFileOf({ svg, fonts }: TakenPicture): Promise<Blob> {
  const rules = await Promise.all(fonts.map(embeddedFont));
  const file = svg.cloneNode(true) as SVGSVGElement;
  if (rules.length > 0) file.prepend(named("style", rules.join("\n")));
  return new Blob([`<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(file)}\n`], {
    type: "image/svg+xml",
  });
}

/** Puts a copy out of sight beside the picture, where the same style sheets hold, but in light colours. */
function besides(svg: SVGSVGElement, copy: SVGSVGElement): HTMLElement {
  const light = document.createElement("div");
  light.className = "toulmin-root";
  light.dataset.colorScheme = "light";
  light.setAttribute("aria-hidden", "true");
  light.style.cssText = "position: absolute; width: 0; height: 0; overflow: hidden; pointer-events: none";
  light.append(copy);
  (svg.parentElement as Element).after(light);
  return light;
}

function writeStyles(element: SVGElement): void {
  const style = getComputedStyle(element);
  for (const property of PROPERTIES) {
    const value = style.getPropertyValue(property);
    if (value !== "") element.setAttribute(property, value);
  }
}

function holdWidth(text: SVGTextElement): void {
  const width = text.getComputedTextLength();
  if (width === 0) return;
  text.setAttribute("textLength", width.toFixed(1));
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

function tidy(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (ON_SCREEN.includes(name) || name.startsWith("aria-") || name === "style") element.removeAttribute(name);
  }
}

function named(tag: "title" | "style", text: string): SVGElement {
  const element = document.createElementNS(SVG, tag);
  element.textContent = text;
  return element;
}

function ground({ width, height }: Size): SVGElement {
  const rect = document.createElementNS(SVG, "rect");
  rect.setAttribute("width", String(width));
  rect.setAttribute("height", String(height));
  rect.setAttribute("fill", "#ffffff");
  return rect;
}
