import type { Size } from "../core/layout/shapes";
import { embeddedFonts } from "./embedded-fonts";

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
] as const;

/** What belongs to the screen only. */
const ON_SCREEN = ["class", "role", "tabindex", "data-key", "data-toulmin-type", "data-toulmin-node"];

/**
 * Writes a drawn picture as a file that looks the same elsewhere: whole, in light colours on white, its styles as
 * attributes, with the page's fonts as far as its words need them, and every line of words held to the width it has
 * here, should a reader take another font. No `foreignObject`, no style sheet but for the fonts.
 */
export async function svgTextOf(svg: SVGSVGElement, { width, height }: Size, title: string): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("class", "toulmin-drawing");
  const light = besides(svg, copy);
  try {
    for (const element of [copy, ...copy.querySelectorAll<SVGElement>("*")]) writeStyles(element);
    const fonts = await embeddedFonts(copy);
    for (const text of copy.querySelectorAll("text")) holdWidth(text);
    for (const element of [copy, ...copy.querySelectorAll("*")]) tidy(element);
    copy.setAttribute("xmlns", SVG);
    copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    copy.prepend(named("title", title), ...(fonts === "" ? [] : [named("style", fonts)]), ground({ width, height }));
    return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
  } finally {
    light.remove();
  }
}

/** The most pixels a canvas may have where there is least room (Safari on phones), and the longest side. */
const MOST_PIXELS = 16_777_216;
const LONGEST_SIDE = 8192;

/** Draws an exported picture as PNG, two pixels to one as long as browsers can hold so many. */
export async function pngOf(text: string, { width, height }: Size): Promise<Blob> {
  const scale = Math.min(2, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / width, LONGEST_SIDE / height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
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
