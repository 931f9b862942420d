import { textOf } from "../../core/problem";
import { grouped } from "../base/grouped";
import { type AifEdge, type AifGraph, graphPart } from "./graph";
import { isStatement, nameOf, type Relation, relationsIn, type Step } from "./relations";

const SCHEMES = { RA: { text: "Default Inference", schemeID: "72" }, CA: { text: "Default Conflict", schemeID: "71" } };

/** What a document says in place of what its file said; ids are the graph's. */
interface Changes {
  /** The words of each statement that there is now. */
  readonly statements: ReadonlyMap<string, string>;
  /** The file's statements that the document had. */
  readonly known: Iterable<string>;
  /** The relations that the document stood for when it was read, and those that it stands for now. */
  readonly before: readonly Relation[];
  readonly relations: readonly Relation[];
}

type Raw = Readonly<Record<string, unknown>>;

/** The nodes and edges of a file with what was changed; whatever was not stays as it was, letter for letter. */
export function changedGraph(graph: AifGraph, { statements, known, before, relations }: Changes) {
  const nodes = new Map<string, Raw>([...graph.nodes].map(([id, { raw }]) => [id, raw]));
  const edges = new Set<Pick<AifEdge, "from" | "to" | "raw">>(graph.edges);
  for (const id of known) if (!statements.has(id)) nodes.delete(id);
  for (const [id, text] of statements) {
    const raw = nodes.get(id);
    if (!raw || textOf(raw.text).trim() !== text) nodes.set(id, { nodeID: id, type: "I", ...raw, text });
  }
  const now = new Set(relations.map(nameOf));
  const gone = new Set(before.map(nameOf).filter((name) => !now.has(name)));
  for (const step of gone.size === 0 ? [] : relationsIn(graph)) if (gone.has(nameOf(step))) takeOut(step);
  dropBareSchemes(graph, nodes, edges);
  const stood = new Set(before.map(nameOf));
  const joined = new Set([...edges].map(({ from, to }) => `${from} ${to}`));
  for (const relation of relations) if (!stood.has(nameOf(relation))) putIn(relation);

  return { nodes: [...nodes.values()], edges: listed() };

  function takeOut({ from, to, via, at }: Step): void {
    const between = [...edges].filter((edge) =>
      via === null ? edge.from === from && edge.to === to : isOf(edge, via),
    );
    const premises = between.filter((edge) => edge.to === via && isStatement(String(graph.nodes.get(edge.from)?.type)));
    const ends = between.filter((edge) => edge.from === via);
    if (via !== null && premises.length < 2 && ends.length < 2) nodes.delete(via);
    const own =
      premises.length < 2 ? ends.filter((edge) => edge.to === at) : premises.filter((edge) => edge.from === from);
    for (const edge of via === null ? between : own) edges.delete(edge);
  }

  function putIn({ kind, from, to }: Relation): void {
    let via = `${kind === "CA" ? from : to}-${kind}`;
    while (graph.nodes.has(via) && graph.nodes.get(via)?.type !== kind) via += "'";
    if (!nodes.has(via)) nodes.set(via, { nodeID: via, type: kind, ...SCHEMES[kind] });
    connect(from, via);
    connect(via, to);
  }

  function connect(from: string, to: string): void {
    if (joined.has(`${from} ${to}`)) return;
    joined.add(`${from} ${to}`);
    const idOf = (id: string) => nodes.get(id)?.nodeID ?? id;
    edges.add({ from, to, raw: { edgeID: `${from}-${to}`, fromID: idOf(from), toID: idOf(to) } });
  }

  /** Edges that led nowhere in the file stay as well. */
  function listed(): unknown[] {
    const left = new Set([...edges].filter(({ from, to }) => nodes.has(from) && nodes.has(to)).map(({ raw }) => raw));
    const known = new Set(graph.edges.map(({ raw }) => raw));
    const all = graphPart(graph.raw).edges;
    const file = Array.isArray(all) ? all.filter((raw) => left.delete(raw) || !known.has(raw)) : [];
    return [...file, ...left];
  }
}

function isOf({ from, to }: Pick<AifEdge, "from" | "to">, id: string): boolean {
  return from === id || to === id;
}

/** Takes out the inferences and conflicts that led from and to something, and do no longer. */
function dropBareSchemes(graph: AifGraph, nodes: Map<string, Raw>, edges: ReadonlySet<AifEdge>): void {
  const had = { to: grouped(graph.edges, "to"), from: grouped(graph.edges, "from") };
  const schemes = [...graph.nodes.values()].filter(({ type }) => type === "RA" || type === "CA");
  for (let count = -1; count !== nodes.size; ) {
    count = nodes.size;
    const left = [...edges].filter(({ from, to }) => nodes.has(from) && nodes.has(to));
    const has = { to: new Set(left.map(({ to }) => to)), from: new Set(left.map(({ from }) => from)) };
    for (const { id } of schemes) {
      if ((had.to.has(id) && !has.to.has(id)) || (had.from.has(id) && !has.from.has(id))) nodes.delete(id);
    }
  }
}
