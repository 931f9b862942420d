import type { NodeId } from "../../core/document";
import { isRecord, isUnreadable, textOf, type Unreadable, unreadable } from "../../core/problem";
import { anchorIn, attributesIn, elementNamed, linksIn } from "../attributes";
import { type FormatReading, type ReadAnchor, type ReadMark, readMark } from "../reading";
import { type AifGraph, readGraph } from "./graph";
import { guessRoles, type Step } from "./guess-roles";

/** What is kept of a file that was read, so that it can be written back: the file, and which node is which. */
export interface KeptAif {
  readonly file: Readonly<Record<string, unknown>>;
  /** The file's node id of each node. */
  readonly ids: Readonly<Record<NodeId, string>>;
  /** The relations that our nodes stand for. */
  readonly steps: readonly Step[];
}

/** Reads an argument graph. The statements become marks, with the elements it names or the ones guessed. */
export async function readAif(json: unknown): Promise<FormatReading | Unreadable> {
  const graph = readGraph(json);
  if (isUnreadable(graph)) return graph;
  const extension = extensionIn(graph);
  const { roles, steps } = guessRoles(graph);
  const nameOf = (id: string) => textOf(extension.get(id)?.id) || id;
  const text = await textIn(graph);
  const marks: ReadMark[] = [];
  let isGuessed = false;
  for (const [id, role] of roles) {
    const node = graph.nodes.get(id);
    const said = extension.get(id);
    const ctype = elementNamed(said?.ctype);
    isGuessed ||= ctype === undefined;
    const { owner, supports, datumOf } = role;
    const links = ctype
      ? linksIn(said)
      : {
          owner: nameOf(owner),
          supports: supports && nameOf(supports),
          countsFrom: null,
          datumOf: datumOf.map(nameOf),
        };
    const words = textOf(node?.text);
    const quote = typeof said?.quote === "string" ? said.quote : words;
    marks.push(
      readMark({
        id: nameOf(id),
        ctype: ctype ?? role.ctype,
        text: quote,
        anchor: anchorIn(said?.at) ?? rangeIn(text, graph, id),
        ...links,
        // a statement is often told in other words than those of the text
        attributes: { ...((!ctype || words !== quote) && { trans: words }), ...attributesIn(said) },
      }),
    );
  }
  if (marks.length === 0 && !text) return unreadable("empty", "nodes");
  const named = [...roles.keys()];
  const state = isRecord(graph.raw.toulmin) ? graph.raw.toulmin : undefined;
  return {
    text: text && { title: titleIn(graph), blocks: text.blocks },
    marks,
    isGuessed,
    ...(state && { state: { lastId: state.lastId, currentClaim: state.currentClaim, claimOrder: state.claimOrder } }),
    foreign: (idOf) => ({
      aif: {
        file: graph.raw,
        ids: Object.fromEntries(named.map((id) => [idOf(nameOf(id)), id])),
        steps,
      } satisfies KeptAif,
    }),
  };
}

/** Where the text has the statement, or the locution by which it was made, in an element of its own. */
function rangeIn(text: Awaited<ReturnType<typeof textIn>>, graph: AifGraph, id: string): ReadAnchor | null {
  const names = [`node${id}`, id, locutionOf(graph, id) ?? ""];
  return names.map((name) => text?.ranges.get(name)).find((range) => range !== undefined) ?? null;
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

function titleIn({ raw }: AifGraph) {
  const title = isRecord(raw.toulmin) && isRecord(raw.toulmin.title) ? raw.toulmin.title : {};
  return { court: textOf(title.court), caseNo: textOf(title.caseNo), charge: textOf(title.charge) };
}

/** The locution by which a statement was made: in a dialogue it is the one that is marked in the text. */
function locutionOf({ edges, nodes }: AifGraph, id: string): string | undefined {
  const illocution = edges.find((edge) => edge.to === id && nodes.get(edge.from)?.type === "YA")?.from;
  return edges.find((edge) => edge.to === illocution && nodes.get(edge.from)?.type === "L")?.from;
}
