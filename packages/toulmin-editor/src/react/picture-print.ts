import type { Size } from "../core/layout/shapes";

/** Sheets by their longer side in mm, and that side over the shorter one (ISO 216). */
const SHEETS = [
  ["A4", 297],
  ["A3", 420],
  ["A2", 594],
  ["A1", 841],
  ["A0", 1189],
] as const;
const RATIO = Math.SQRT2;
const MARGIN = 10;
const PX_PER_MM = 96 / 25.4;
/** Words of 14 px are about 5 pt at this scale; a smaller sheet would make them smaller still. */
const LEGIBLE = 0.48;

/** The smallest sheet on which a whole picture can be read, and how it lies. */
export function sheetFor({ width, height }: Size): { readonly name: string; readonly orientation: string } {
  const orientation = width >= height ? "landscape" : "portrait";
  const [long, short] = width >= height ? [width, height] : [height, width];
  const [name] = SHEETS.find(([, side]) => {
    const scale = Math.min((side - MARGIN * 2) / long, (side / RATIO - MARGIN * 2) / short) * PX_PER_MM;
    return scale >= LEGIBLE;
  }) ?? ["A0"];
  return { name, orientation };
}

/** Opens the browser's print dialog with an exported picture, whole on one sheet. */
export async function printPicture(text: string, size: Size, title: string): Promise<void> {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position: fixed; width: 0; height: 0; border: 0";
  frame.setAttribute("aria-hidden", "true");
  frame.title = title;
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const print = frame.contentWindow as Window;
  page.title = title;
  const image = page.createElement("img");
  image.alt = title;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  page.body.append(image);
  layOut(page, size);
  await image.decode();
  print.addEventListener("afterprint", () => frame.remove());
  print.focus();
  print.print();
}

/** By rules of the object model: a strict Content-Security-Policy allows no style elements. */
function layOut(page: Document, size: Size): void {
  const { name, orientation } = sheetFor(size);
  const view = page.defaultView as Window & typeof globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`
    @page { size: ${name} ${orientation}; margin: ${MARGIN}mm }
    html, body { margin: 0; height: 100% }
    img { display: block; width: 100%; height: 100vh; object-fit: contain; object-position: center }
  `);
  page.adoptedStyleSheets = [sheet];
}
