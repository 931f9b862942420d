import { claimsOf, type ToulminDocument, type ToulminNode } from "../../core/document";
import { type ChartCell, chartContents } from "../../core/layout/chart/chart-contents";
import { placeOf } from "../../core/places";
import { isRecord, textOf, type Unreadable, unreadable } from "../../core/problem";
import { anchorIn, attributesIn, attributesOf, elementSaid, linksIn, linksOf, numberOf } from "../base/attributes";
import { defineFormat } from "../base/define-format";
import { followRelations, inWords, type ReadRelation } from "../base/follow-relations";
import { grouped } from "../base/grouped";
import { parsedJson } from "../base/parsed-json";
import { type FormatReading, type ReadMark, readMark } from "../base/reading";
import { isArgdown, readArgdownMap } from "./argdown-map";

/**
 * Argdown: a statement a mark, with its attributes as data; an argument a claim, whose premises are its data and
 * warrants, and which its rebuttals undercut. Backings and rebuttal supports support their statement. What others wrote
 * does not say which element a statement is: that is guessed from its relations.
 */
export const argdown = defineFormat({
  key: "argdown",
  ending: ".argdown",
  mediaType: "text/vnd.argdown",
  write(document) {
    const { court, caseNo, charge } = document.title;
    const relations = grouped(keptOf(document), "from");
    const title = [court, caseNo, charge].filter((part) => part.trim() !== "").join(" ");
    return [
      ...(title === "" ? [] : [`# ${escaped(title)}`]),
      ...document.nodes.map((node) => statementOf(document, node, relations.get(node.id) ?? [])),
      ...claimsOf(document).map((claim) => argumentOf(document, claim)),
      ...keptOf(document).map(({ from, to, kind }) => `[${to}]\n  ${kind === "attacks" ? "<-" : "<+"} [${from}]`),
    ]
      .join("\n\n")
      .concat("\n");
  },
  recognises: ({ name, json, text }) =>
    json === undefined && (/\.(argdown|ad)$/i.test(name) || isOwn(text) || isArgdown(text)),
  read({ text }, words) {
    if (!isOwn(text)) return ofOthers(text);
    const marks: ReadMark[] = [];
    const kept: ReadRelation[] = [];
    for (const [index, line] of text.split(LINE_BREAK).entries()) {
      const statement = statementIn(line);
      if (!statement) continue;
      const { id, data } = statement;
      const { json, problem } = parsedJson(data);
      if (!isRecord(json)) return problem ?? unreadable("wrong-kind", `[${id}]`, undefined, index + 1);
      const ctype = elementSaid(json.toulmin, words?.elements);
      if (!ctype) return unreadable("unknown", `[${id}].toulmin`, json.toulmin, index + 1);
      const anchor = anchorIn(json);
      const attributes = attributesIn(json);
      marks.push(
        readMark({
          id,
          ctype,
          text: textOf(json.quote),
          anchor,
          attributes,
          ...linksIn({ ...json, toulmin: json.claim }),
        }),
      );
      kept.push(...relationsIn(id, json.relations));
    }
    return marks.length === 0 ? unreadable("empty", "") : { text: null, marks, ...withKept(kept, marks) };
  },
});

/** What others wrote: what nothing is said for or against is a claim, the rest stands where its relations lead. */
function ofOthers(text: string): FormatReading | Unreadable {
  const { statements, relations } = readArgdownMap(text);
  if (statements.length === 0) return unreadable("empty", "");
  const [leading, led] = [new Set(relations.map(({ from }) => from)), new Set(relations.map(({ to }) => to))];
  const ends = statements.filter(({ id, isNamed }) => !leading.has(id) && (isNamed || led.has(id)));
  const claims = new Set((ends.length > 0 ? ends : statements.slice(0, 1)).map(({ id }) => id));
  const said = statements.map(({ id, text }) => readMark({ id, ctype: claims.has(id) ? "C" : "D", text }));
  const { marks, lost } = followRelations(said, relations);
  return { text: null, marks, isGuessed: true, ...withKept(lost, said) };
}

/** What has no place here: it is told, and written back. */
function withKept(
  relations: readonly ReadRelation[],
  marks: readonly ReadMark[],
): Pick<FormatReading, "lost" | "foreign"> {
  if (relations.length === 0) return { lost: [] };
  return {
    lost: inWords(relations, marks),
    foreign: (idOf) => ({
      argdown: relations.map(({ from, to, kind }) => ({ kind, from: idOf(from), to: idOf(to) })),
    }),
  };
}

/** The relations between nodes that are still there, beyond those of the model. */
function keptOf({ foreign, nodes }: ToulminDocument): ReadRelation[] {
  const ids = new Set<string>(nodes.map(({ id }) => id));
  const kept = Array.isArray(foreign?.argdown) ? foreign.argdown.filter(isRecord) : [];
  return kept
    .flatMap(({ from, kind, to }) => relationsIn(textOf(from), [`${kind} ${to}`]))
    .filter(({ from, to }) => ids.has(from) && ids.has(to));
}

/** The relations from one mark to others that a list tells of: `attacks node2`. */
function relationsIn(from: string, list: unknown): ReadRelation[] {
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const [, kind, to = ""] = /^(attacks|supports) (\S+)$/.exec(textOf(each)) ?? [];
    return kind ? [{ from, to, kind: kind as ReadRelation["kind"] }] : [];
  });
}

function isOwn(text: string): boolean {
  return text.split(LINE_BREAK).some((line) => statementIn(line) !== null);
}

/** A statement as it is written here, with its data; other Argdown says nothing of Toulmin's elements. */
function statementIn(line: string): { id: string; data: string } | null {
  const id = /^\[([^[\]]{1,60})\]: /.exec(line)?.[1];
  const at = id === undefined ? -1 : line.lastIndexOf('{"toulmin":');
  return id === undefined || at === -1 || !line.endsWith("}") ? null : { id, data: line.slice(at) };
}

const LINE_BREAK = /\r\n|\r|\n/;

function statementOf(document: ToulminDocument, node: ToulminNode, relations: readonly ReadRelation[]): string {
  const { anchor } = node;
  const { toulmin: claim, ...links } = linksOf(node);
  const place = anchor && { start: anchor.start, end: anchor.end };
  const data = {
    toulmin: node.ctype,
    quote: node.text,
    ...place,
    claim,
    ...links,
    ...(relations.length > 0 && { relations: relations.map(({ kind, to }) => `${kind} ${to}`) }),
    ...numberOf(document, node),
    ...attributesOf(node),
  };
  return `[${node.id}]: ${escaped(node.trans.trim() || node.text)} #${node.ctype} ${dataOf(data)}`;
}

function argumentOf(document: ToulminDocument, claim: ToulminNode): string {
  const contents = chartContents(document, claim.id);
  const { data = [], warrants = [], rebuttals = [], own = [] } = contents ?? {};
  const premises = [...data, ...warrants].map(({ node }, index) => `(${index + 1}) [${node.id}]`);
  const conclusion = [
    `<${placeOf(document, claim).toulmin_code}>`,
    "",
    ...(premises.length > 0 ? premises : []),
    "-----",
    `(${premises.length + 1}) [${claim.id}]`,
    ...rebuttals.map(({ node }) => `  ${node.ctype === "R" ? "<_" : "<-"} [${node.id}]`),
  ];
  const bare = `[${claim.id}]${rebuttals.map(({ node }) => `\n  <- [${node.id}]`).join("")}`;
  const supported = [
    ...(own.length > 0 ? [{ node: claim, under: own }] : []),
    ...data,
    ...warrants,
    ...rebuttals,
  ].flatMap(supportsOf);
  return [premises.length > 0 ? conclusion.join("\n") : bare, ...supported].join("\n\n");
}

/** What stands under a statement supports it, and so on. */
function supportsOf({ node, under }: ChartCell): string[] {
  if (under.length === 0) return [];
  return [[`[${node.id}]`, ...under.map((each) => `  <+ [${each.node.id}]`)].join("\n"), ...under.flatMap(supportsOf)];
}

/** Words without line breaks, and without what Argdown takes for a sign of its own. */
function escaped(words: string): string {
  return words
    .replace(/[\s\u0085\u2028\u2029]+/g, " ")
    .trim()
    .replace(/[\\[\]<>#:{}()*_@+\-/=~^|.&]/g, (sign) => `\\${sign}`);
}

/** YAML data; JSON is YAML, and what would end the braces or the line is written as an escape. */
function dataOf(value: object): string {
  return JSON.stringify(value)
    .replace(/[\u007F-\u009F\u2028\u2029\uFEFF]/g, unicodeEscape)
    .replace(/(?<!^)[{}](?!$)/g, unicodeEscape);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
