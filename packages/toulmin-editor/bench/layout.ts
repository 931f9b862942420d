import "pretendard/dist/web/static/pretendard.css";
import { layout as dagreLayout, Graph } from "@dagrejs/dagre";
import { flextree } from "d3-flextree";
import type { ToulminDocument } from "../src/core/document";
import { type ChartContents, chartContents } from "../src/core/layout/chart/chart-contents";
import type { ChartLayout } from "../src/core/layout/chart/chart-layout";
import { layoutToulminChart } from "../src/core/layout/chart/toulmin-chart";
import { layoutClaimsOverview } from "../src/core/layout/overview/claims-overview";
import { createMeasure } from "../src/react/pictures/measure-text";
import { denseClaim, manyClaims } from "../src/testing/arguments";

const FONT = "14px Pretendard";
const opened = new Set(["D", "W", "B", "R", "RS"] as const);

/** What one contender did: how long it took, and the size of its picture. */
interface Outcome {
  readonly ms: number;
  readonly width: number;
  readonly height: number;
}

interface Boxes {
  readonly id: string;
  readonly size: [width: number, height: number];
  readonly under: Boxes[];
}

/** Called by layout.mjs, one contender after the other. */
export const contenders = {
  /** Texts measured, wrapped and laid out, for the first time. */
  chart: (count: number) => {
    const contents = contentsOf(count);
    const measure = createMeasure(FONT);
    return timed(() => layoutToulminChart(contents, { measure, opened }));
  },
  /** The same again, its words known: what happens when a zone opens. */
  again: (count: number) => {
    const contents = contentsOf(count);
    const measure = createMeasure(FONT);
    layoutToulminChart(contents, { measure, opened });
    return timed(() => layoutToulminChart(contents, { measure, opened }));
  },
  /** The same boxes, their sizes given, as a tree. */
  flextree: (count: number) => {
    const tree = treeOf(chartOf(count));
    const layout = flextree<Boxes>({
      nodeSize: ({ data }: { data: Boxes }) => [data.size[1] + 14, data.size[0] + 64],
      children: ({ under }: Boxes) => under,
    });
    return timed(() => {
      const root = layout.hierarchy(tree);
      layout(root);
      const [left, top, right, bottom] = [root.extents.left, root.extents.top, root.extents.right, root.extents.bottom];
      return { width: bottom - top, height: right - left };
    });
  },
  /** The same boxes, their sizes given, in layers. */
  dagre: (count: number) => {
    const tree = treeOf(chartOf(count));
    return timed(() => dagre(edgesOf(tree)));
  },
  /** Claims of five issues, some in chains: texts measured, wrapped and laid out, for the first time. */
  overview: (count: number) => {
    const document = claims(count);
    const measure = createMeasure(FONT);
    return timed(() => layoutClaimsOverview(document, { measure }));
  },
  /** The same claims and chains, their sizes given, in layers. */
  dagreClaims: (count: number) => {
    const document = claims(count);
    const { boxes, lines } = layoutClaimsOverview(document, { measure: createMeasure(FONT) });
    const sizes = new Map(boxes.map(({ node, width, height }) => [node.id as string, [width, height] as const]));
    return timed(() => dagre({ sizes, edges: lines.map(({ from, to }) => [from, to] as const) }));
  },
};

function timed(layout: () => { readonly width: number; readonly height: number }): Outcome {
  const began = performance.now();
  const { width, height } = layout();
  return { ms: performance.now() - began, width, height };
}

function contentsOf(count: number): ChartContents {
  return chartContents(denseClaim(count - 1), "node1") as ChartContents;
}

function chartOf(count: number): ChartLayout {
  return layoutToulminChart(contentsOf(count), { measure: createMeasure(FONT), opened });
}

function claims(count: number): ToulminDocument {
  const document = manyClaims();
  return { ...document, nodes: document.nodes.slice(0, count) };
}

/** The chart's boxes as a tree below the claim. */
function treeOf({ boxes }: ChartLayout): Boxes {
  const all = new Map<string, Boxes>();
  for (const { node, width, height } of boxes) {
    if (node) all.set(node.id, { id: node.id, size: [width, height], under: [] });
  }
  const root = all.get("node1") as Boxes;
  let head = root;
  for (const { node, zone } of boxes) {
    const own = node && all.get(node.id);
    if (!own || own === root) continue;
    (zone === "B" || zone === "RS" ? head : root).under.push(own);
    if (zone !== "B" && zone !== "RS") head = own;
  }
  return root;
}

interface Edges {
  readonly sizes: ReadonlyMap<string, readonly [width: number, height: number]>;
  readonly edges: readonly (readonly [from: string, to: string])[];
}

function edgesOf(root: Boxes): Edges {
  const sizes = new Map([[root.id, root.size]]);
  const edges: [string, string][] = [];
  const walk = (box: Boxes) => {
    for (const each of box.under) {
      sizes.set(each.id, each.size);
      edges.push([each.id, box.id]);
      walk(each);
    }
  };
  walk(root);
  return { sizes, edges };
}

function dagre({ sizes, edges }: Edges) {
  const graph = new Graph().setGraph({ rankdir: "LR", nodesep: 14, ranksep: 64 }).setDefaultEdgeLabel(() => ({}));
  for (const [id, [width, height]] of sizes) graph.setNode(id, { width, height });
  for (const [from, to] of edges) graph.setEdge(from, to);
  dagreLayout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return { width, height };
}

// Korean letters without a font of their own would measure the search for one
await document.fonts.load(FONT, "가");
Object.assign(window, { contenders });
