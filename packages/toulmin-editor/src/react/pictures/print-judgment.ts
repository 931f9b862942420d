import { claimsOf, type ToulminDocument, type ToulminNode } from "../../core/document";
import { elementsIn } from "../../core/elements";
import { paragraphNumbers } from "../../core/outline";
import { withPlace } from "../../core/places";
import { escapedHtml } from "../../formats/base/html-text";
import { markedHtml } from "../../formats/base/marked-html";
import { noteOf } from "../../formats/report/note-of";
import { ownStyle, reportStyle } from "../../formats/report/report-style";
import { codeIn, elementIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import type { Actor } from "../elements/actors";
import { fontsOfThePage, linkedFont } from "./picture-fonts";
import { type PrintedPage, printPage } from "./print-page";

interface PrintedWords {
  readonly dictionary: Dictionary;
  readonly actors: readonly Actor[];
}

/** Opens the browser's print dialog with the marked judgment, what its colours mean, and the list of its marks. */
export function printJudgment(document: ToulminDocument, words: PrintedWords): Promise<void> {
  const page = printedJudgment(document, words);
  return printPage({ ...page, rules: fontsOfThePage().map(linkedFont).join("\n") + page.rules });
}

/** The pages that are printed: A4, numbered. */
export function printedJudgment(document: ToulminDocument, { dictionary, actors }: PrintedWords): PrintedPage {
  const { court, caseNo, charge } = document.title;
  const title = [caseNo, charge].filter(Boolean).join(" ") || dictionary.title.judgment;
  const codeOf = (node: ToulminNode) => escapedHtml(codeIn(dictionary, withPlace(document, node)));
  const judgment = markedHtml(
    document,
    (node, phrase, isFirst) => `<mark class="${node.ctype}">${isFirst ? `<b>${codeOf(node)}</b>` : ""}${phrase}</mark>`,
  );
  const used = new Set(document.nodes.map((node) => node.ctype));
  const legend = elementsIn(document)
    .filter((key) => used.has(key))
    .map((key) => markedWord(key, elementIn(dictionary, key)));
  const { columns } = dictionary.formats;
  const rows = claimsOf(document)
    .flatMap((claim) => [claim, ...document.nodes.filter((node) => node.toulmin === claim.id && node !== claim)])
    .map((node) => {
      const actor = actors.find(({ key }) => key === node.target)?.label ?? node.target;
      const phrase = escapedHtml(node.trans.trim() || node.text) + noteOf(node, dictionary);
      const cells = [actor, node.issue, node.stime].map(escapedHtml);
      return row(node.ctype, [`<span class="code">${codeOf(node)}</span>`, phrase, ...cells]);
    });
  const heads = [columns.code, columns.text, columns.target, columns.issue, columns.stime];
  const html = `
    <header><h1>${escapedHtml(title)}</h1><p class="about">${escapedHtml(court)}</p></header>
    <p class="legend">${legend.join(" ")}</p>
    <section class="judgment">${judgment}</section>
    <section><h2>${escapedHtml(dictionary.panel.list)}</h2><table class="facts"><thead><tr>${heads
      .map((head) => `<th scope="col">${escapedHtml(head)}</th>`)
      .join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
  const page = new DOMParser().parseFromString(html, "text/html");
  const paragraphs = paragraphNumbers(document.blocks);
  for (const [index, block] of [...(page.querySelector(".judgment")?.children ?? [])].entries()) {
    if (paragraphs[index]) block.setAttribute("data-paragraph", String(paragraphs[index]));
  }
  return { title, content: [...page.body.children], rules: reportStyle + ownStyle(document) + RULES };
}

function markedWord(element: string, word: string): string {
  return `<mark class="${element}"><b>${element}</b>${escapedHtml(word)}</mark>`;
}

function row(element: string, cells: readonly string[]): string {
  return `<tr class="${element}">${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

const RULES = `
  @page { size: A4; margin: 18mm 15mm; @bottom-center { content: counter(page) " / " counter(pages); font-size: 9pt; } }
  .judgment { padding-left: 9mm; }
  .judgment > * { position: relative; }
  .judgment > [data-paragraph]::before { content: attr(data-paragraph); position: absolute; right: 100%; margin-right: 3mm; color: #595959; font: 400 8pt/2.4 sans-serif; }
  .legend { margin: 8px 0 16px; }
  .legend mark { margin-right: 12px; padding: 0 4px; }
  table.facts th:nth-child(2) { width: auto; }
  table.facts th:nth-child(1), table.facts th:nth-child(5) { width: 17%; }
  table.facts th:nth-child(3) { width: 11%; }
  table.facts th:nth-child(4) { width: 9%; }
`;
