import type { NodeId } from "../../document";
import type { ClaimChain } from "./claim-chains";
import type { OverviewBox } from "./overview-layout";

/** The claims of one issue: those in chains, and those that stand alone. */
export interface Band {
  readonly issue: string;
  readonly linked: readonly OverviewBox[];
  readonly alone: readonly OverviewBox[];
}

/** What stands in a column: a claim, or the lane on which lines pass the column on their way to a later claim. */
export interface Slot {
  /** The claim's id; for a lane the id and the column. */
  readonly key: string;
  readonly column: number;
  readonly height: number;
  /** The claim's number; for a lane that of the claim it leads to. */
  readonly number: number;
  /** What follows in the next column. */
  readonly next: Set<string>;
}

export interface Slots {
  /** By column, then by band, from top to bottom. */
  readonly columns: readonly (readonly (readonly Slot[])[])[];
  /** For each chain, the slots it passes. */
  readonly paths: readonly (readonly string[])[];
}

/** How high a lane is. Lines to the same claim share it. */
export const LANE = 8;

/**
 * Puts the claims of chains into columns, conclusions at the right, with a lane in every column that a line passes;
 * each slot as near as can be to the height of what follows it (the barycentre rule of Sugiyama, Tagawa and Toda,
 * Methods for visual understanding of hierarchical system structures, IEEE Trans. SMC 11, 1981).
 */
export function slotsOf(
  bands: readonly Band[],
  chains: readonly ClaimChain[],
  layers: ReadonlyMap<NodeId, number>,
): Slots {
  const depth = Math.max(-1, ...layers.values()) + 1;
  const slots = new Map<string, Slot>();
  const bandOf = new Map<string, number>();
  for (const [band, { linked }] of bands.entries()) {
    for (const { node, number, height } of linked) {
      const column = depth - 1 - (layers.get(node.id) ?? 0);
      slots.set(node.id, { key: node.id, column, height, number, next: new Set() });
      bandOf.set(node.id, band);
    }
  }
  const paths = chains.map(({ from, to }) => {
    const [begin, end] = [slots.get(from) as Slot, slots.get(to) as Slot];
    const path = [begin.key];
    for (let column = begin.column + 1; column < end.column; column++) {
      const key = `${to} ${column}`;
      if (!slots.has(key)) slots.set(key, { key, column, height: LANE, number: end.number, next: new Set() });
      bandOf.set(key, bandOf.get(to) as number);
      path.push(key);
    }
    path.push(end.key);
    for (const [index, key] of path.slice(1).entries()) slots.get(path[index] as string)?.next.add(key);
    return path;
  });
  const columns: Slot[][][] = Array.from({ length: depth }, () => bands.map(() => []));
  for (const slot of slots.values()) columns[slot.column]?.[bandOf.get(slot.key) as number]?.push(slot);
  sortByNext(columns);
  return { columns, paths };
}

/** Sorts each column by what follows it, from the right; bands keep their order. */
function sortByNext(columns: Slot[][][]): void {
  const ranks = new Map<string, number>();
  for (const column of columns.toReversed()) {
    let rank = 0;
    for (const slots of column) {
      const wanted = new Map(slots.map((slot) => [slot, mean([...slot.next].map((key) => ranks.get(key) as number))]));
      slots.sort((a, b) => {
        const apart = (wanted.get(a) ?? Number.NaN) - (wanted.get(b) ?? Number.NaN);
        return (Number.isNaN(apart) ? 0 : apart) || a.number - b.number;
      });
      for (const slot of slots) ranks.set(slot.key, rank++);
    }
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
