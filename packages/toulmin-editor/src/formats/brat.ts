import type { ToulminDocument, ToulminNode } from "../core/document";
import { elementOf, elements, isElementKey } from "../core/elements";
import type { OwnElement } from "../core/elements/define-element";
import { isRecord, textOf, type Unreadable, unreadable } from "../core/problem";
import { blockRangesOf, isUnseen, sourceOf } from "../core/source";
import { attributesIn, attributesOf, elementNamed, elementSaid, linksIn, linksOf, numberOf } from "./base/attributes";
import { charactersIn } from "./base/characters";
import { defineFormat } from "./base/define-format";
import { followRelations, inWords, type ReadRelation } from "./base/follow-relations";
import { grouped } from "./base/grouped";
import { parsedJson } from "./base/parsed-json";
import { type FormatReading, type ReadMark, readMark } from "./base/reading";

/**
 * brat standoff (.ann beside the .txt of the plain text format): a text-bound annotation a mark, with one fragment a
 * block and offsets in characters (code points); relations for what belongs to what; a note with the attributes.
 */
export const brat = defineFormat({
  key: "brat",
  ending: ".ann",
  mediaType: "text/plain",
  write: (document) => `${linesOf(document).join("\n")}\n`,
  recognises: ({ name, json, text }) => json === undefined && (/\.ann$/i.test(name) || /^T\d+\t\S+ \d+ \d+/.test(text)),
  read: ({ text }, words) => readStandoff(text, words?.elements),
});

const RELATIONS = { owner: "Belongs_To", supports: "Supports", datumOf: "Datum_Of" } as const;

function linesOf(document: ToulminDocument): string[] {
  const source = sourceOf(document.blocks);
  const characterAt = charactersIn(source.text);
  const placed = document.nodes.filter((node) => node.anchor !== null);
  const names = new Map(placed.map((node, index) => [node.id, `T${index + 1}`]));
  const relations: string[] = [];
  const relate = (type: string, from: ToulminNode, to: string | null) => {
    const [first, second] = [names.get(from.id), names.get(to as ToulminNode["id"])];
    if (first && second && first !== second) {
      relations.push(`R${relations.length + 1}\t${type} Arg1:${first} Arg2:${second}`);
    }
  };
  const marks = placed.map((node) => {
    const { start, end } = node.anchor as NonNullable<ToulminNode["anchor"]>;
    const fragments = blockRangesOf(source, start, end).map((range) => {
      const from = (source.starts[range.block] as number) + range.start;
      return [from, from + range.end - range.start] as const;
    });
    const places = fragments.map(([from, to]) => `${characterAt(from)} ${characterAt(to)}`).join(";");
    const words = fragments.map(([from, to]) => source.text.slice(from, to)).join(" ");
    relate(RELATIONS.owner, node, node.toulmin);
    relate(RELATIONS.supports, node, node.supports);
    for (const id of node.datumOf) relate(RELATIONS.datumOf, node, id);
    return `${names.get(node.id)}\t${typeOf(document, node)} ${places}\t${words}`;
  });
  const notes = document.nodes.map((node, index) => {
    const name = names.get(node.id);
    // the type of a mark is the word of its element: letters of others are noted
    const own = isElementKey(node.ctype) ? {} : { ctype: node.ctype };
    const note = { id: node.id, ...own, ...linksOf(node), ...numberOf(document, node), ...attributesOf(node) };
    if (name) return `#${index + 1}\tAnnotatorNotes ${name}\t${JSON.stringify(note)}`;
    const whole = { ...note, ctype: node.ctype, text: node.text };
    return `#${index + 1}\tUnplaced ${names.get(node.toulmin) ?? "T1"}\t${JSON.stringify(whole)}`;
  });
  const kept = keptLines(document, names);
  const others = kept.filter((line) => !/^[R#]\t/.test(line));
  for (const line of kept) {
    if (line.startsWith("R\t")) relations.push(`R${relations.length + 1}${line.slice(1)}`);
    if (line.startsWith("#\t")) notes.push(`#${notes.length + 1}${line.slice(1)}`);
  }
  return [...marks, ...relations, ...others, ...notes];
}

/** What a file of brat had beyond the marks, without what is about marks that are gone. */
function keptLines({ foreign }: ToulminDocument, names: ReadonlyMap<string, string>): string[] {
  const lines = Array.isArray(foreign?.brat) ? foreign.brat.filter((line) => typeof line === "string") : [];
  return lines
    .map((line) => renamed(line, (id) => names.get(id)))
    .filter((line) => !/[ :]node\d+/.test(line.split("\t")[1] ?? ""));
}

/** The element's name; brat's types hold no white space. */
function typeOf(document: ToulminDocument, node: ToulminNode): string {
  return (elementOf(document, node.ctype)?.name ?? node.ctype).replace(
    /(^|\s)([a-z])/g,
    (_, space, letter) => (space && "_") + letter.toUpperCase(),
  );
}

interface Drafts {
  readonly marks: Map<string, ReadMark>;
  readonly unplaced: ReadMark[];
  /** Relations of other tools, by the marks' names. */
  readonly relations: ReadRelation[];
  /** Which claims are data of which others, by the marks' names. */
  readonly served: { from: string; to: string }[];
  /** What has no place here, as the file has it, with the marks' ids in place of their names. */
  readonly kept: string[];
  /** What is told of it. */
  readonly lost: string[];
  /** The names of marks whose element the file does not name. */
  readonly guessed: Set<string>;
  readonly own: readonly OwnElement[] | undefined;
}

function readStandoff(text: string, own: readonly OwnElement[] | undefined): FormatReading | Unreadable {
  const drafts: Drafts = {
    marks: new Map(),
    unplaced: [],
    relations: [],
    served: [],
    kept: [],
    lost: [],
    guessed: new Set(),
    own,
  };
  const lines = wholeLines(text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/));
  // notes and relations may stand before the marks that they are about
  for (const kinds of ["T", "#", "R", "ENAM*"]) {
    for (const [index, line] of lines.entries()) {
      const [id = "", head = "", rest = ""] = splitInThree(line);
      if (id === "" || !kinds.includes(id.charAt(0))) continue;
      const problem = (readers[kinds] ?? keep)(drafts, id, head, rest);
      if (problem) return unreadable("unknown", problem.place, problem.value, index + 1);
    }
  }
  if (drafts.marks.size === 0 && drafts.unplaced.length === 0) return unreadable("empty", "");
  const served = grouped(drafts.served, "from");
  const said = [...drafts.marks.values(), ...drafts.unplaced].map((mark) => {
    const claims = served.get(mark.id)?.map(({ to }) => to) ?? [];
    return { ...mark, datumOf: [...new Set([...mark.datumOf, ...claims])] };
  });
  const { marks, lost } = followRelations(said, drafts.relations);
  const isTold = new Map(said.map(({ id, owner }) => [id, owner !== null]));
  const kept = [...drafts.kept, ...lost.map(({ from, to, name }) => `R\t${name} Arg1:${from} Arg2:${to}`)];
  return {
    text: null,
    marks,
    isGuessed: drafts.guessed.size > 0 || drafts.relations.some(({ from }) => !isTold.get(from)),
    lost: [...drafts.lost, ...inWords(lost, said)],
    ...(kept.length > 0 && { foreign: (idOf) => ({ brat: kept.map((line) => renamed(line, idOf)) }) }),
  };
}

/** The lines of a file; words that go on in the next line, as some tools write them, stand in one. Empty ones are left. */
function wholeLines(lines: readonly string[]): string[] {
  const whole = [...lines];
  for (const [index, line] of lines.entries()) {
    const [, head, words] = splitInThree(line);
    const [, start, end] = /^\S+ (\d{1,10}) (\d{1,10})$/.exec(head ?? "") ?? [];
    if (!line.startsWith("T") || words === undefined || end === undefined) continue;
    const length = Number(end) - Number(start);
    let text = words;
    for (let next = index + 1; next < lines.length && text.length < length; next++) {
      const more = lines[next] as string;
      if (/^(?:[TRENAM#]\d+|\*)\t/.test(more)) break;
      text += `\n${more}`;
      whole[next] = "";
    }
    whole[index] = line.slice(0, line.length - words.length) + text;
  }
  return whole;
}

/** A line with other names for the marks that it is about; names that are unknown stay. */
function renamed(line: string, nameOf: (name: string) => string | undefined): string {
  const [id = "", head = "", ...rest] = line.split("\t");
  return [id, head.replace(/(?<=[ :])[^ :]+/g, (name) => nameOf(name) ?? name), ...rest].join("\t");
}

type LineProblem = { readonly place: string; readonly value: string } | undefined;

const readers: Record<string, (drafts: Drafts, id: string, head: string, rest: string) => LineProblem> = {
  T(drafts, id, head, rest) {
    const match = /^(\S+) (\d{1,10} \d{1,10}(?:;\d{1,10} \d{1,10})*)$/.exec(head);
    if (!match) return { place: id, value: head };
    const places = (match[2] as string).split(";").map((place) => place.split(" ").map(Number));
    const ctype = elementNamed(match[1], drafts.own);
    if (!ctype) drafts.guessed.add(id);
    const anchor = { start: places[0]?.[0] ?? 0, end: places.at(-1)?.[1] ?? 0, isInCharacters: true };
    if (anchor.start >= anchor.end && isUnseen(rest)) {
      drafts.lost.push(`${id} ${head}`);
      return;
    }
    // the words of several fragments are not the words of the text between first and last
    drafts.marks.set(id, readMark({ id, ctype: ctype ?? "D", text: places.length > 1 ? "" : rest, anchor }));
  },
  "#"(drafts, _id, head, rest) {
    const [type, target = ""] = head.split(" ");
    const mark = drafts.marks.get(target);
    const note = parsedJson(rest).json;
    if (!isRecord(note)) {
      if (mark) {
        const written = [mark.attributes.note, rest].filter(Boolean).join("\n");
        drafts.marks.set(target, { ...mark, attributes: { ...mark.attributes, note: written } });
      }
      // of an event, or of a relation
      else keep(drafts, "#", head, rest);
      return;
    }
    const said = { ...linksIn(note), attributes: attributesIn(note) };
    const id = textOf(note.id);
    if (type !== "Unplaced") {
      const ctype = elementSaid(note.ctype, drafts.own);
      if (ctype) drafts.guessed.delete(target);
      if (mark) drafts.marks.set(target, { ...mark, ...(ctype && { ctype }), ...said, id: id || mark.id });
      return;
    }
    const ctype = elementSaid(note.ctype, drafts.own);
    if (!ctype) return { place: "ctype", value: String(note.ctype) };
    drafts.unplaced.push(readMark({ id, ctype, text: textOf(note.text), ...said }));
  },
  R(drafts, id, head) {
    const [, type, from = "", to = ""] = /^(\S+) Arg1:(T\d+) Arg2:(T\d+)\s*$/.exec(head) ?? [];
    if (!type) return { place: id, value: head };
    const [mark, other] = [drafts.marks.get(from), drafts.marks.get(to)];
    const unknown = mark ? to : from;
    if (!mark || !other)
      return drafts.lost.some((each) => each.startsWith(`${unknown} `)) ? undefined : { place: id, value: unknown };
    if (type === RELATIONS.owner) drafts.marks.set(from, { ...mark, owner: other.id });
    else if (type === RELATIONS.supports && mayStandUnder(mark, other))
      drafts.marks.set(from, { ...mark, supports: other.id });
    else if (type === RELATIONS.datumOf) drafts.served.push({ from: mark.id, to: other.id });
    else {
      const kind = /^(?:is_?)?(?:attack|rebut|undercut|contra|against)/i.test(type) ? "attacks" : "supports";
      drafts.relations.push({ from: mark.id, to: other.id, kind, name: type });
    }
  },
};

/** Whether one mark's element stands under the other's; of own elements the note on the mark says more. */
function mayStandUnder({ ctype }: ReadMark, other: ReadMark): boolean {
  return other.ctype !== "C" && (!isElementKey(ctype) || elements[ctype].attachesTo === other.ctype);
}

/** Events, attributes, normalizations and equivalences: they are written back. */
function keep({ marks, kept }: Drafts, id: string, head: string, rest: string): undefined {
  if (head !== "")
    kept.push(renamed([id, head, ...(rest === "" ? [] : [rest])].join("\t"), (name) => marks.get(name)?.id));
}

/** The parts before and after the first two tabs; words may hold more of them. */
function splitInThree(line: string): string[] {
  const [id = "", head = "", ...rest] = line.split("\t");
  return [id, head, rest.join("\t")];
}
