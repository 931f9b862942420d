import type { Size } from "../../core/layout/shapes";
import type { TakenPicture } from "./picture-export";
import { linkedFont } from "./picture-fonts";
import { printPage } from "./print-page";

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

/** Opens the browser's print dialog with a taken picture, whole on one sheet. */
export function printPicture(picture: TakenPicture): Promise<void> {
  return printPage({ title: picture.title, content: [picture.svg], rules: rulesFor(picture) });
}

function rulesFor(picture: TakenPicture): string {
  const { name, orientation } = sheetFor(picture);
  return `
    ${picture.fonts.map(linkedFont).join("\n")}
    @page { size: ${name} ${orientation}; margin: ${MARGIN}mm }
    html, body { margin: 0; height: 100% }
    svg { display: block; width: 100%; height: 100vh }
  `;
}
