import type { ToulminDocument, ToulminNode } from "../core/document";
import { elements } from "../core/elements";
import { isRecord, textOf, type Unreadable, unreadable } from "../core/problem";
import { blockRangesOf, sourceOf } from "../core/source";
import { attributesIn, attributesOf, elementNamed, linksIn, linksOf, numberOf } from "./attributes";
import { charactersIn } from "./characters";
import { defineFormat } from "./define-format";
import { followRelations, inWords, type ReadRelation } from "./follow-relations";
import { grouped } from "./grouped";
import { parsedJson } from "./parsed-json";
import { type FormatReading, type ReadMark, readMark } from "./reading";

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
  read: ({ text }) => readStandoff(text),
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
    return `${names.get(node.id)}\t${typeOf(node)} ${places}\t${words}`;
  });
  const notes = document.nodes.map((node, index) => {
    const name = names.get(node.id);
    const note = { id: node.id, ...linksOf(node), ...numberOf(document, node), ...attributesOf(node) };
    if (name) return `#${index + 1}\tAnnotatorNotes ${name}\t${JSON.stringify(note)}`;
    const whole = { ...note, ctype: node.ctype, text: node.text };
    return `#${index + 1}\tUnplaced ${names.get(node.toulmin) ?? "T1"}\t${JSON.stringify(whole)}`;
  });
  return [...marks, ...relations, ...notes];
}

/** The element's name; brat's types hold no white space. */
function typeOf(node: ToulminNode): string {
  return elements[node.ctype].name.replace(
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
  isGuessed: boolean;
}

function readStandoff(text: string): FormatReading | Unreadable {
  const drafts: Drafts = { marks: new Map(), unplaced: [], relations: [], served: [], isGuessed: false };
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  // notes and relations may stand before the marks that they are about
  for (const kinds of ["T", "#", "R"]) {
    for (const [index, line] of lines.entries()) {
      const [id = "", head = "", rest = ""] = splitInThree(line);
      if (!id.startsWith(kinds)) continue;
      const problem = readers[kinds]?.(drafts, id, head, rest);
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
  return {
    text: null,
    marks,
    isGuessed: drafts.isGuessed || drafts.relations.length > 0,
    lost: inWords(lost, said),
  };
}

type LineProblem = { readonly place: string; readonly value: string } | undefined;

const readers: Record<string, (drafts: Drafts, id: string, head: string, rest: string) => LineProblem> = {
  T(drafts, id, head, rest) {
    const match = /^(\S+) (\d{1,10} \d{1,10}(?:;\d{1,10} \d{1,10})*)$/.exec(head);
    if (!match) return { place: id, value: head };
    const places = (match[2] as string).split(";").map((place) => place.split(" ").map(Number));
    const ctype = elementNamed(match[1]);
    drafts.isGuessed ||= ctype === undefined;
    const anchor = { start: places[0]?.[0] ?? 0, end: places.at(-1)?.[1] ?? 0, isInCharacters: true };
    // the words of several fragments are not the words of the text between first and last
    drafts.marks.set(id, readMark({ id, ctype: ctype ?? "D", text: places.length > 1 ? "" : rest, anchor }));
  },
  "#"(drafts, _id, head, rest) {
    const [type, target = ""] = head.split(" ");
    const mark = drafts.marks.get(target);
    const note = parsedJson(rest).json;
    if (!isRecord(note)) {
      if (mark) drafts.marks.set(target, { ...mark, attributes: { trans: rest } });
      return;
    }
    const said = { ...linksIn(note), attributes: attributesIn(note) };
    const id = textOf(note.id);
    if (type !== "Unplaced") {
      if (mark) drafts.marks.set(target, { ...mark, ...said, id: id || mark.id });
      return;
    }
    const ctype = elementNamed(note.ctype);
    if (!ctype) return { place: "ctype", value: String(note.ctype) };
    drafts.unplaced.push(readMark({ id, ctype, text: textOf(note.text), ...said }));
  },
  R(drafts, id, head) {
    const [, type, from = "", to = ""] = /^(\S+) Arg1:(T\d+) Arg2:(T\d+)\s*$/.exec(head) ?? [];
    if (!type) return { place: id, value: head };
    const [mark, other] = [drafts.marks.get(from), drafts.marks.get(to)];
    if (!mark || !other) return { place: id, value: mark ? to : from };
    if (type === RELATIONS.owner) drafts.marks.set(from, { ...mark, owner: other.id });
    else if (type === RELATIONS.supports && elements[mark.ctype].attachesTo === other.ctype && other.ctype !== "C")
      drafts.marks.set(from, { ...mark, supports: other.id });
    else if (type === RELATIONS.datumOf) drafts.served.push({ from: mark.id, to: other.id });
    else {
      const kind = /^(?:is_?)?(?:attack|rebut|undercut|contra|against)/i.test(type) ? "attacks" : "supports";
      drafts.relations.push({ from: mark.id, to: other.id, kind });
    }
  },
};

/** The parts before and after the first two tabs; words may hold more of them. */
function splitInThree(line: string): string[] {
  const [id = "", head = "", ...rest] = line.split("\t");
  return [id, head, rest.join("\t")];
}
