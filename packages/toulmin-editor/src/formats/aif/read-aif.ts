import type { Block, NodeId } from "../../core/document";
import type { OwnElement } from "../../core/elements/define-element";
import { revivedBlock } from "../../core/migrations";
import { isRecord, isUnreadable, textOf, type Unreadable, unreadable } from "../../core/problem";
import { anchorIn, attributesIn, elementSaid, linksIn } from "../base/attributes";
import { grouped } from "../base/grouped";
import { type FormatReading, type ReadAnchor, type ReadMark, readMark } from "../base/reading";
import { type AifGraph, readGraph } from "./graph";
import { guessRoles } from "./guess-roles";
import { MOST_RELATIONS, nameOf, type Relation, relationsIn, relationsOf } from "./relations";

/** What is kept of a file that was read, so that it can be written back: the file, and which node is which. */
export interface KeptAif {
  readonly file: Readonly<Record<string, unknown>>;
  /** The file's node id of each node. */
  readonly ids: Readonly<Record<NodeId, string>>;
  /** The relations that our nodes stood for when the file was read; ids are the file's. */
  readonly relations: readonly Relation[];
}

/** Reads an argument graph. The statements become marks, with the elements it names or the ones guessed. */
export async function readAif(json: unknown, own?: readonly OwnElement[]): Promise<FormatReading | Unreadable> {
  const graph = readGraph(json);
  if (isUnreadable(graph)) return graph;
  const extension = extensionIn(graph);
  const steps = relationsIn(graph);
  if (steps.length > MOST_RELATIONS) return unreadable("too-slow", "edges");
  const roles = guessRoles(graph, steps);
  const markOf = (id: string) => textOf(extension.get(id)?.id) || id;
  const text = await textIn(graph);
  const blocks = (text && spacedBlocks(graph, text.blocks)) ?? text?.blocks;
  const rangeOf = rangesIn(text, graph);
  const marks: ReadMark[] = [];
  let isGuessed = false;
  for (const [id, role] of roles) {
    const node = graph.nodes.get(id);
    const said = extension.get(id);
    const ctype = elementSaid(said?.ctype, own);
    isGuessed ||= ctype === undefined;
    const { owner, supports, datumOf } = role;
    const links = ctype
      ? linksIn(said)
      : {
          owner: markOf(owner),
          supports: supports && markOf(supports),
          countsFrom: null,
          datumOf: datumOf.map(markOf),
        };
    const words = textOf(node?.text);
    const quote = typeof said?.quote === "string" ? said.quote : words;
    marks.push(
      readMark({
        id: markOf(id),
        ctype: ctype ?? role.ctype,
        text: quote,
        anchor: anchorIn(said?.at) ?? rangeOf(id),
        ...links,
        // a statement is often told in other words than those of the text
        attributes: { ...((!ctype || words !== quote) && { trans: words }), ...attributesIn(said) },
      }),
    );
  }
  if (marks.length === 0 && !text) return unreadable("empty", "nodes");
  const graphIds = new Map([...roles.keys()].map((id) => [markOf(id), id]));
  const relations =
    relationsSaid(graph) ??
    relationsOf(marks).flatMap(({ kind, ...ends }) => {
      const [from, to] = [graphIds.get(ends.from), graphIds.get(ends.to)];
      return from === undefined || to === undefined ? [] : [{ kind, from, to }];
    });
  const state = isRecord(graph.raw.toulmin) ? graph.raw.toulmin : undefined;
  return {
    text: blocks ? { title: titleIn(graph), blocks } : null,
    marks,
    isGuessed,
    lost: lostIn(graph, steps, relations),
    ...(state && { state: { lastId: state.lastId, currentClaim: state.currentClaim, claimOrder: state.claimOrder } }),
    foreign: (idOf) => ({
      aif: {
        file: graph.raw,
        ids: Object.fromEntries([...graphIds].map(([mark, id]) => [idOf(mark), id])),
        relations,
      } satisfies KeptAif,
    }),
  };
}

/** The relations that a file of ours says its marks stand for. */
function relationsSaid({ raw }: AifGraph): Relation[] | null {
  const said = isRecord(raw.toulmin) ? raw.toulmin.relations : undefined;
  return Array.isArray(said) ? said.filter(isRelation) : null;
}

/** Tells a relation from whatever else was saved. */
export function isRelation(value: unknown): value is Relation {
  if (!isRecord(value)) return false;
  const { kind, from, to } = value;
  return (kind === "RA" || kind === "CA") && typeof from === "string" && typeof to === "string";
}

/** What the graph relates and our marks do not, a line each: `words → words (RA)`. */
function lostIn(graph: AifGraph, steps: readonly Relation[], relations: readonly Relation[]): string[] {
  const isKept = new Set(relations.map(nameOf));
  const lost = steps.filter((step) => !isKept.has(nameOf(step)));
  const into = grouped(graph.edges, "to");
  const outOf = grouped(graph.edges, "from");
  const rephrased = [...graph.nodes.values()]
    .filter(({ type }) => type === "MA")
    .flatMap(({ id }) =>
      (into.get(id) ?? []).flatMap(({ from }) => (outOf.get(id) ?? []).map(({ to }) => ({ kind: "MA", from, to }))),
    );
  const words = (id: string) => [...(graph.nodes.get(id)?.text || id)].slice(0, LOST_WORDS).join("");
  return [...lost, ...rephrased].map(({ kind, from, to }) => `${words(from)} → ${words(to)} (${kind})`);
}

const LOST_WORDS = 40;

/** Where the text has a statement, or the locution by which it was made, in an element of its own. */
function rangesIn(text: Awaited<ReturnType<typeof textIn>>, { edges, nodes }: AifGraph) {
  const into = grouped(edges, "to");
  /** In a dialogue the locution is what is marked in the text. */
  const locutionOf = (id: string) => {
    const illocution = into.get(id)?.find(({ from }) => nodes.get(from)?.type === "YA")?.from;
    return into.get(illocution ?? "")?.find(({ from }) => nodes.get(from)?.type === "L")?.from;
  };
  return (id: string): ReadAnchor | null => {
    const names = text ? [`node${id}`, id, locutionOf(id) ?? ""] : [];
    return names.map((name) => text?.ranges.get(name)).find((range) => range !== undefined) ?? null;
  };
}

/** What our own files say of each node, by the graph's ids. */
function extensionIn({ raw }: AifGraph): Map<string, Record<string, unknown>> {
  const nodes = isRecord(raw.toulmin) && isRecord(raw.toulmin.nodes) ? raw.toulmin.nodes : {};
  return new Map(Object.entries(nodes).flatMap(([id, said]) => (isRecord(said) ? [[id, said] as const] : [])));
}

async function textIn({ html }: AifGraph) {
  if (html.trim() === "") return null;
  const { readHtml } = await import("../../reading/read-html");
  const reading = readHtml(html);
  return reading.blocks.length === 0 ? null : reading;
}

/** The text with its own white space, as our own files have it beside the HTML, if it is the same text. */
function spacedBlocks({ raw }: AifGraph, shown: readonly Block[]): readonly Block[] | null {
  const said = isRecord(raw.toulmin) && Array.isArray(raw.toulmin.blocks) ? raw.toulmin.blocks : [];
  const blocks = said.map(revivedBlock).filter((block) => block !== null);
  if (blocks.length === 0) return null;
  const letters = (each: readonly Block[]) => each.map(({ text }) => text.replace(/\s/g, "")).join("");
  return letters(blocks) === letters(shown) ? blocks : null;
}

function titleIn({ raw }: AifGraph) {
  const title = isRecord(raw.toulmin) && isRecord(raw.toulmin.title) ? raw.toulmin.title : {};
  return { court: textOf(title.court), caseNo: textOf(title.caseNo), charge: textOf(title.charge) };
}
