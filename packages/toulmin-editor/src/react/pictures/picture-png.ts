import type { TakenPicture } from "./picture-export";

/** The most pixels a canvas may have where there is least room (Safari on phones), and the longest side. */
const MOST_PIXELS = 16_777_216;
const LONGEST_SIDE = 8192;

/**
 * Draws a taken picture as PNG, two pixels to one as long as browsers can hold so many. The words are set by the
 * canvas, in the fonts of the page: an SVG drawn as an image does not wait for the fonts inside it.
 */
export async function pngFileOf({ svg, width, height }: TakenPicture): Promise<Blob> {
  const scale = Math.min(2, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_SIDE / width, LONGEST_SIDE / height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const shapes = svg.cloneNode(true) as SVGSVGElement;
  const words = [...shapes.querySelectorAll("text")].map((text) => ({ text, at: placeOf(text) }));
  for (const { text } of words) text.remove();
  context.drawImage(await imageOf(shapes), 0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.textRendering = "geometricPrecision";
  await document.fonts.ready;
  for (const { text, at } of words) write(context, text, at);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(svg);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** Where a text stands in the picture, whose groups are moved but not turned. */
function placeOf(text: SVGTextElement): [x: number, y: number] {
  const number = (name: string) => Number.parseFloat(text.getAttribute(name) ?? "0");
  let [x, y] = [number("x"), number("y") + number("dy") * number("font-size")];
  for (let group = text.parentElement; group; group = group.parentElement) {
    const [, right = "0", down = "0"] =
      /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(group.getAttribute("transform") ?? "") ?? [];
    x += Number(right);
    y += Number(down);
  }
  return [x, y];
}

const alignments: Record<string, CanvasTextAlign> = { middle: "center", end: "right" };

function write(context: CanvasRenderingContext2D, text: SVGTextElement, [x, y]: [number, number]): void {
  const said = (name: string) => text.getAttribute(name) ?? "";
  context.font = `${said("font-style")} ${said("font-weight")} ${said("font-size")} ${said("font-family")}`;
  context.fillStyle = said("fill");
  context.textAlign = alignments[said("text-anchor")] ?? "left";
  const words = (text.textContent ?? "").trim();
  const wide = context.measureText(words).width;
  const held = Number.parseFloat(said("textLength")) || wide;
  context.save();
  context.translate(x, y);
  // as wide as on the screen
  if (wide > 0) context.scale(held / wide, 1);
  context.fillText(words, 0, 0);
  context.restore();
}
