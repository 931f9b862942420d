import { csvFormatRow, dsvFormat } from "d3-dsv";
import { attributeKeys, type NodeAttributes, nodeOf, type ToulminDocument, type ToulminNode } from "../core/document";
import { withPlace } from "../core/places";
import { type Unreadable, unreadable } from "../core/problem";
import { sourceOf } from "../core/source";
import { codeIn, elementIn } from "../locales/code-label";
import { en } from "../locales/en";
import { type Dictionary, ko } from "../locales/ko";
import { elementSaid } from "./base/attributes";
import { charactersIn } from "./base/characters";
import { defineFormat, type FormatWords, type ReadWords } from "./base/define-format";
import { type FormatReading, type ReadMark, readMark } from "./base/reading";

/**
 * A table with a row a mark, for spreadsheets: a byte order mark so that Hangul is read as such, and an apostrophe
 * before what a spreadsheet would take for a formula (OWASP, CSV injection). Offsets count characters (code points).
 */
export const csv = defineFormat({
  key: "csv",
  ending: ".csv",
  mediaType: "text/csv",
  write(document, words) {
    const characterAt = charactersIn(sourceOf(document.blocks).text);
    const rows = document.nodes.map((node) => {
      const cell = cellsOf(document, node, words, characterAt);
      return columns.map((column) => escaped(cell[column]));
    });
    const heads = columns.map((column) => words.dictionary.formats.columns[column]);
    return `\uFEFF${[heads, ...rows].map(csvFormatRow).join("\r\n")}\r\n`;
  },
  recognises: ({ name, json }) => json === undefined && /\.[ct]sv$/i.test(name),
  read: ({ text }, words) => readTable(rowsIn(text.replace(/^\uFEFF/, "")), words),
});

/** The rows of a table whose cells are parted by what its first line has most of: comma, semicolon or tab. */
function rowsIn(text: string): string[][] {
  const [heads = ""] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => heads.split(sign).length;
  const [sign = ","] = [",", ";", "\t"].toSorted((a, b) => count(b) - count(a));
  return dsvFormat(sign).parseRows(text);
}

const columns = Object.keys(ko.formats.columns) as Column[];
type Column = keyof Dictionary["formats"]["columns"];

function cellsOf(
  document: ToulminDocument,
  node: ToulminNode,
  { dictionary, actors }: FormatWords,
  characterAt: (offset: number) => number,
): Record<Column, string> {
  const codeOf = (id: string | null) => {
    const other = nodeOf(document, id);
    return other ? codeIn(dictionary, withPlace(document, other)) : "";
  };
  const attributes = Object.fromEntries(attributeKeys.map((key) => [key, node[key]])) as unknown;
  return {
    ...(attributes as NodeAttributes),
    target: actors.find((actor) => actor.key === node.target)?.label ?? node.target,
    code: codeIn(dictionary, withPlace(document, node)),
    element: elementIn(dictionary, node.ctype),
    claim: codeOf(node.toulmin),
    text: node.text,
    supports: codeOf(node.supports),
    countsFrom: codeOf(node.countsFrom),
    datumOf: node.datumOf.map(codeOf).join(" · "),
    start: node.anchor ? String(characterAt(node.anchor.start)) : "",
    end: node.anchor ? String(characterAt(node.anchor.end)) : "",
  };
}

function readTable(rows: readonly string[][], words: ReadWords = NO_WORDS): FormatReading | Unreadable {
  const [heads = [], ...lines] = rows;
  const places = new Map(heads.map((head, index) => [columnNamed(unescaped(head), words), index]));
  for (const column of ["element", "text"] as const) {
    if (!places.has(column)) return unreadable("wrong-kind", ko.formats.columns[column], undefined, 1);
  }
  const marks: ReadMark[] = [];
  for (const [index, line] of lines.entries()) {
    const cell = (column: Column) => unescaped(line[places.get(column) ?? -1] ?? "");
    if (line.every((each) => each.trim() === "")) continue;
    const ctype = elementSaid(cell("element"), words.elements);
    if (!ctype) return unreadable("unknown", heads[places.get("element") as number] ?? "", cell("element"), index + 2);
    const [start, end] = [cell("start"), cell("end")];
    const isPlaced = /^\d{1,10}$/.test(start) && /^\d{1,10}$/.test(end);
    marks.push(
      readMark({
        id: cell("code") || `line ${index + 2}`,
        ctype,
        text: cell("text"),
        anchor: isPlaced ? { start: Number(start), end: Number(end), isInCharacters: true } : null,
        number: Number(/^\d{1,6}(?=-)/.exec(cell("code"))?.[0] ?? 0),
        owner: cell("claim") || null,
        supports: cell("supports") || null,
        countsFrom: cell("countsFrom") || null,
        datumOf: cell("datumOf").split(" · ").filter(Boolean),
        attributes: Object.fromEntries(
          attributeKeys.flatMap((key) =>
            places.has(key) ? [[key, key === "target" ? actorNamed(cell(key), words) : cell(key)]] : [],
          ),
        ),
      }),
    );
  }
  return marks.length === 0 ? unreadable("empty", "") : { text: null, marks };
}

const NO_WORDS: ReadWords = { columns: ko.formats.columns, actors: [] };

/** The column that a head names: by its stored name or its label in a known language. */
function columnNamed(head: string, words: ReadWords): Column | undefined {
  const name = head.trim();
  const labels = [words.columns, ko.formats.columns, en.formats.columns];
  return columns.find((column) => column === name || labels.some((each) => each[column] === name));
}

/** The key of the actor with a label; any other name stays as it is. */
function actorNamed(label: string, { actors }: ReadWords): string {
  const known = [ko.actors, en.actors].flatMap((labels) => Object.entries(labels));
  const offered = actors.map((actor) => [actor.key, actor.label] as const);
  return [...offered, ...known].find(([, name]) => name === label)?.[0] ?? label;
}

/** Keeps a spreadsheet from taking a cell for a formula; an apostrophe that was there gets another one. */
function escaped(cell: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function unescaped(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
