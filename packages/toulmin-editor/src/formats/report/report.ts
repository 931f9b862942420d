import { claimsOf, type ToulminDocument, type ToulminNode } from "../../core/document";
import { withPlace } from "../../core/places";
import { unreadable } from "../../core/problem";
import { codeIn } from "../../locales/code-label";
import { defineFormat, type FormatWords } from "../base/define-format";
import { escapedHtml } from "../base/html-text";
import { markedHtml } from "../base/marked-html";
import { parsedJson } from "../base/parsed-json";
import { native, written } from "../native";
import { chartSvg } from "./chart-svg";
import { noteOf } from "./note-of";
import { ownStyle, reportStyle } from "./report-style";
import { actorIn, timelineOf } from "./timeline-svg";

/**
 * A page that stands alone, without a script or anything from elsewhere: the table of claims, a chart a claim, the facts
 * by time, and the judgment with its marks. Prints on A4. The document lies in it as data, so that the page can be opened again.
 */
export const report = defineFormat({
  key: "report",
  ending: ".html",
  mediaType: "text/html",
  write: (document, words) => pageOf(document, words),
  recognises: ({ name, text }) => /\.html?$/i.test(name) && DATA.test(text),
  read: (file) => {
    const { json, problem } = parsedJson(DATA.exec(file.text)?.[1] ?? "");
    return problem ?? native.read?.({ ...file, json }) ?? unreadable("empty", "");
  },
});

/** Written by {@link pageOf} with every `<` as an escape, so that nothing in it ends it. */
const DATA = /<script type="application\/json" id="toulmin-document">([^<]*)<\/script>/;

function pageOf(document: ToulminDocument, words: FormatWords): string {
  const { dictionary } = words;
  const { court, caseNo, charge } = document.title;
  const heading = [caseNo, charge].filter(Boolean).join(" ") || dictionary.title.judgment;
  const claims = claimsOf(document);
  const labels = dictionary.formats.report;
  const timeline = timelineOf(document, words);
  const data = JSON.stringify(written(document)).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${escapedHtml(labels.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapedHtml(heading)}</title>
<style>${reportStyle}${ownStyle(document)}</style>
</head>
<body>
<header><h1>${escapedHtml(heading)}</h1><p class="about">${escapedHtml([court, labels.counts(claims.length, document.nodes.length)].filter(Boolean).join(" · "))}</p></header>
<main>
<section><h2>${escapedHtml(labels.table)}</h2><div class="scroll" tabindex="0">${tableOf(document, words)}</div></section>
<section><h2>${escapedHtml(labels.charts)}</h2>
${claims.map((claim) => `<figure><h3>${escapedHtml(`${codeIn(dictionary, withPlace(document, claim))} ${claim.trans || claim.text}`)}</h3>${chartSvg(document, claim, dictionary)}</figure>`).join("\n")}
</section>
${timeline && `<section><h2>${escapedHtml(dictionary.timeline.label)}</h2>${timeline}</section>`}
<section class="judgment"><h2>${escapedHtml(labels.text)}</h2>
${markedHtml(document, (node, phrase, isFirst) => `<mark class="${node.ctype}"${isFirst ? ` id="${node.id}"` : ""}>${isFirst ? `<b>${escapedHtml(codeIn(dictionary, withPlace(document, node)))}</b>` : ""}${phrase}</mark>`)}
</section>
</main>
<script type="application/json" id="toulmin-document">${data}</script>
</body>
</html>
`;
}

function tableOf(document: ToulminDocument, words: FormatWords): string {
  const { dictionary } = words;
  const { columns } = dictionary.formats;
  const heads = [
    columns.code,
    columns.text,
    columns.target,
    columns.keyword,
    columns.stime,
    columns.position,
    columns.issue,
  ];
  const byClaim = claimsOf(document).flatMap((claim) => [
    claim,
    ...document.nodes.filter((node) => node.toulmin === claim.id && node !== claim),
  ]);
  const row = (node: ToulminNode) => {
    const code = escapedHtml(codeIn(dictionary, withPlace(document, node)));
    const phrase = escapedHtml(node.text);
    const replacement = node.trans.trim() && node.trans !== node.text ? `<br>→ ${escapedHtml(node.trans)}` : "";
    const cells = [
      `<a class="code" href="#${node.id}">${code}</a>`,
      `${phrase}${replacement}${noteOf(node, dictionary)}${node.anchor ? "" : `<br><em>${escapedHtml(dictionary.formats.report.unplaced)}</em>`}`,
      ...[
        actorIn(words, node.target),
        node.keyword,
        [node.stime, node.etime].filter(Boolean).join(" ~ "),
        node.position,
        node.issue,
      ].map(escapedHtml),
    ];
    return `<tr class="${node.ctype}">${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  };
  return `<table class="marks"><thead><tr>${heads.map((head) => `<th scope="col">${escapedHtml(head)}</th>`).join("")}</tr></thead><tbody>${byClaim.map(row).join("\n")}</tbody></table>`;
}
