import { nodeOf, type ToulminDocument, type ToulminNode } from "../core/document";
import { elementOf } from "../core/elements";
import { placedNodes } from "../core/places";
import { sourceOf } from "../core/source";

/** Lists what is wrong with a document; empty when every promise of the core holds. */
export function brokenInvariants(document: ToulminDocument): string[] {
  return [...phrases(document), ...ownership(document), ...ids(document), ...places(document)];
}

function phrases({ blocks, nodes }: ToulminDocument): string[] {
  const { text } = sourceOf(blocks);
  const placed = nodes.flatMap((node) => (node.anchor ? [{ node, anchor: node.anchor }] : []));
  const broken = placed
    .filter(
      ({ node, anchor }) =>
        node.text !== text.slice(anchor.start, anchor.end) ||
        node.text.trim() !== node.text ||
        /\p{Surrogate}/u.test(node.text),
    )
    .map(({ node }) => `${node.id}: its phrase is not the text at its place`);
  const sorted = [...placed].sort((a, b) => a.anchor.start - b.anchor.start);
  sorted.forEach(({ node, anchor }, index) => {
    const before = sorted[index - 1];
    if (before && before.anchor.end > anchor.start) broken.push(`${node.id}: overlaps ${before.node.id}`);
  });
  return broken;
}

function ownership({ nodes, currentClaim }: ToulminDocument): string[] {
  const claims = new Set<string>(nodes.filter((node) => node.ctype === "C").map((node) => node.id));
  const broken = nodes
    .filter((node) => (node.ctype === "C" ? node.toulmin !== node.id : !claims.has(node.toulmin)))
    .map((node) => `${node.id}: owned by ${node.toulmin}`);
  if (currentClaim !== null && !claims.has(currentClaim)) broken.push(`current claim is ${currentClaim}`);
  if (currentClaim === null && claims.size > 0) broken.push("no claim is current");
  return broken;
}

function ids(document: ToulminDocument): string[] {
  const { nodes, lastId } = document;
  const seen = new Set(nodes.map((node) => node.id));
  const broken = seen.size === nodes.length ? [] : ["an id occurs twice"];
  for (let number = 1; number <= lastId; number++) {
    const id = `node${number}`;
    if (nodeOf(document, id) !== nodes.find((node) => node.id === id)) broken.push(`${id}: not found where it is`);
  }
  return broken.concat(
    nodes.filter((node) => Number(node.id.slice(4)) > lastId).map((node) => `${node.id}: newer than ${lastId}`),
  );
}

function places(document: ToulminDocument): string[] {
  const nodes = placedNodes(document);
  const broken: string[] = [];
  const numbers = new Set<number>();
  const counters = new Map<string, number>();
  nodes.forEach((node, index) => {
    if (node.sort_idx !== index + 1) broken.push(`${node.id}: sort_idx ${node.sort_idx} at place ${index + 1}`);
    const expected = (counters.get(counterOf(node)) ?? 0) + 1;
    counters.set(counterOf(node), expected);
    if (node.toulmin_node_idx !== expected) broken.push(`${node.id}: toulmin_node_idx ${node.toulmin_node_idx}`);
    const code = `${node.toulmin_idx}-${elementOf(document, node.ctype)?.codeLabel ?? node.ctype}-${node.toulmin_node_idx}`;
    if (node.toulmin_code !== code) broken.push(`${node.id}: code ${node.toulmin_code}`);
    if (node.ctype === "C") numbers.add(node.toulmin_idx);
    if (node.toulmin_idx !== nodes.find((other) => other.id === node.toulmin)?.toulmin_idx) {
      broken.push(`${node.id}: claim number ${node.toulmin_idx}`);
    }
  });
  const claims = nodes.filter((node) => node.ctype === "C").length;
  if (numbers.size !== claims || [...numbers].some((number) => number < 1 || number > claims)) {
    broken.push("claims are not numbered 1 to k");
  }
  return broken;
}

function counterOf(node: ToulminNode): string {
  return `${node.toulmin} ${node.ctype}`;
}
