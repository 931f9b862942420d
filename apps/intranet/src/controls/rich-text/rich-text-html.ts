import { $generateHtmlFromNodes } from "@lexical/html";
import { colourClass, textAlignments, textColours } from "@portal/definition";
import { $isTextNode, type DOMConversionMap, type LexicalEditor } from "lexical";
import { sanitised } from "./sanitised";

/** The colour of words while they are written: the page says what it looks like, in light and dark. */
export function colourStyle(colour: string): string {
  return `var(--text-${colour})`;
}

/** The colour that a style says, of those that words may have. */
export function colourOf(style: string): string | undefined {
  return Object.keys(textColours).find((colour) => style.includes(colourStyle(colour)));
}

/** Words that have a colour come into the editor with it. */
export const readColours: DOMConversionMap = {
  span: (element) => {
    const colour = Object.keys(textColours).find((one) => element.classList.contains(colourClass(one)));
    if (colour === undefined) return null;
    return {
      conversion: () => ({
        node: null,
        forChild: (child) => {
          if ($isTextNode(child)) child.setStyle(`color: ${colourStyle(colour)}`);
          return child;
        },
      }),
      priority: 1,
    };
  },
};

/** The text of an editor as it is kept: what it looks like is in the few attributes that the server takes. */
export function $htmlOf(editor: LexicalEditor): string {
  const { body } = new DOMParser().parseFromString($generateHtmlFromNodes(editor), "text/html");
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) {
    const { textAlign, color } = element.style;
    if (textAlign in textAlignments) element.setAttribute("align", textAlign);
    const colour = colourOf(color);
    if (colour !== undefined) colourWords(element, colourClass(colour));
  }
  for (const table of body.querySelectorAll("table")) headed(table);
  return sanitised(body.innerHTML);
}

/** The colour is on an element of its own: one that is bold alone says nothing else. */
function colourWords(element: HTMLElement, className: string): void {
  const coloured = document.createElement("span");
  coloured.className = className;
  coloured.append(...element.childNodes);
  element.append(coloured);
}

/** A first row of headings is repeated on each page that the table is printed on. */
function headed(table: HTMLTableElement): void {
  const [first] = table.rows;
  if (first && [...first.cells].every(({ tagName }) => tagName === "TH")) table.createTHead().append(first);
}
