/** A table of counts with its totals: a row's at its end, the columns' in the last row. Nothing where a number is hidden. */
export type Told = readonly (readonly (number | null)[])[];

/** A number of the table, as what flows between a row and a column; totals close the circle. */
interface Arc {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** The row and the column of the table that it stands in. */
  readonly at: readonly [row: number, column: number];
}

/**
 * Hides the numbers of a table of people that tell of fewer than `least`, and as many others as it takes that nobody
 * counts them by subtraction: whatever of the table is told, each hidden number could be another one, and what is hidden
 * of a row or a column together is `least` people or more. Zeros are told: there is nobody whom they tell of. `also`
 * hides numbers, totals too, for another reason.
 */
export function hideFew(
  counts: readonly (readonly number[])[],
  least: number,
  also: (row: number, column: number) => boolean = () => false,
): Told {
  const table = withTotals(counts);
  const arcs = arcsOf(table);
  const hidden = new Set(arcs.filter(({ value, at }) => (value > 0 && value < least) || also(...at)));
  for (let next = weakest(arcs, hidden, least); next !== undefined; next = weakest(arcs, hidden, least))
    hidden.add(next);
  const told: (number | null)[][] = table.map((row) => [...row]);
  for (const {
    at: [row, column],
  } of hidden)
    (told[row] as (number | null)[])[column] = null;
  return told;
}

function withTotals(counts: readonly (readonly number[])[]): number[][] {
  const rows = counts.map((row) => [...row, sum(row)]);
  return [...rows, (rows[0] ?? [0]).map((_, column) => sum(rows.map((row) => row[column] ?? 0)))];
}

/** From each row to each column flows its number; from there through the column's total to the whole, and by rows back. */
function arcsOf(table: readonly (readonly number[])[]): Arc[] {
  const [last, width] = [table.length - 1, (table[0]?.length ?? 1) - 1];
  const column = (at: number) => last + 1 + at;
  return table.flatMap((row, at) =>
    row.map((value, c): Arc => {
      // a total flows the other way round: out of its column into the last row, out of the last column into its row
      const ends = (at === last) === (c === width) ? [at, column(c)] : [column(c), at];
      const [from, to] = ends as [number, number];
      return { from, to, value, at: [at, c] };
    }),
  );
}

/** The smallest number that has to be hidden too: beside one that could be counted, or in a line that hides too few. */
function weakest(arcs: readonly Arc[], hidden: ReadonlySet<Arc>, least: number): Arc | undefined {
  const nodes = [...new Set(arcs.flatMap(({ from, to }) => [from, to]))];
  const open = new Set<number>();
  for (const node of nodes) {
    // a line's total stands last
    const line = arcs.filter(({ from, to }) => from === node || to === node);
    const [parts, total] = [line.slice(0, -1), line.at(-1)];
    const together = sum(parts.filter((part) => hidden.has(part)).map(({ value }) => value));
    if (total && !hidden.has(total) && together > 0 && together < least) open.add(node);
  }
  for (const arc of hidden) {
    if (isFree(arc, hidden)) continue;
    open.add(arc.from);
    open.add(arc.to);
  }
  return arcs
    .filter((arc) => !hidden.has(arc) && (open.has(arc.from) || open.has(arc.to)))
    .toSorted((a, b) => Number(a.value === 0) - Number(b.value === 0) || a.value - b.value)[0];
}

/** Whether a hidden number could be another one: others that are hidden can make up for one more of it, or one less. */
function isFree(arc: Arc, hidden: ReadonlySet<Arc>): boolean {
  return leads(arc.to, arc.from, arc, hidden) || (arc.value > 0 && leads(arc.from, arc.to, arc, hidden));
}

/** Whether one could flow from here to there through other hidden numbers: more along them, less against them. */
function leads(start: number, end: number, but: Arc, hidden: ReadonlySet<Arc>): boolean {
  const seen = new Set([start]);
  for (const node of seen) {
    for (const arc of hidden) {
      if (arc === but) continue;
      if (arc.from === node) seen.add(arc.to);
      if (arc.to === node && arc.value > 0) seen.add(arc.from);
    }
  }
  return seen.has(end);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
