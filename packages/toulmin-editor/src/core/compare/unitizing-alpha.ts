/** A unit on a continuum: offsets, half open. The units of one observer do not overlap. */
export interface Unit {
  readonly start: number;
  readonly end: number;
}

/** Krippendorff's alpha for unitizing, with what it is made of. */
export interface UnitizingAlpha {
  /** Observed disagreement. */
  readonly observed: number;
  /** Disagreement expected when the same units and gaps were strewn by chance. */
  readonly expected: number;
  /** 1 − observed / expected: 1 is perfect, 0 what chance gives; `null` where no unit makes chance definable. */
  readonly alpha: number | null;
}

/**
 * Krippendorff's alpha-U of two observers who marked units of one kind on a continuum of `length` (here: characters).
 *
 * Observed: for two units that share a stretch (b₁ − b₂)² + (e₁ − e₂)², b and e being begin and end; for a unit that
 * lies in a gap of the other observer its length squared; the sum over the continuum, divided by length². Expected:
 * (2/L) Σ over units of [(N − 1)/3 · (2l³ − 3l² + l) + l² Σ over gaps g ≥ l of (g − l + 1)], divided by
 * mL(mL − 1) − Σ l(l − 1), with N units of both, m = 2 observers, L the length, l a unit's length.
 *
 * Source: K. Krippendorff, On the reliability of unitizing continuous data, Sociological Methodology 25 (1995) 47–76;
 * in this form in: Measuring the reliability of qualitative text analysis data, Quality & Quantity 38 (2004) 787–800.
 */
export function unitizingAlpha(first: readonly Unit[], second: readonly Unit[], length: number): UnitizingAlpha {
  const observed = observedOf(first, second) / length ** 2;
  const expected = expectedOf(first, second, length);
  return { observed, expected, alpha: alphaOf(observed, expected) };
}

/** Alpha over several kinds of units: the disagreements of all kinds are added up (Krippendorff 2004). */
export function jointAlpha(kinds: readonly UnitizingAlpha[]): UnitizingAlpha {
  const observed = kinds.reduce((sum, kind) => sum + kind.observed, 0);
  const expected = kinds.reduce((sum, kind) => sum + kind.expected, 0);
  return { observed, expected, alpha: alphaOf(observed, expected) };
}

function alphaOf(observed: number, expected: number): number | null {
  return expected > 0 ? 1 - observed / expected : null;
}

function observedOf(first: readonly Unit[], second: readonly Unit[]): number {
  let sum = 0;
  let from = 0;
  const met = new Set<Unit>();
  for (const one of first) {
    while (from < second.length && (second[from] as Unit).end <= one.start) from++;
    for (let index = from; index < second.length && (second[index] as Unit).start < one.end; index++) {
      const other = second[index] as Unit;
      sum += (one.start - other.start) ** 2 + (one.end - other.end) ** 2;
      met.add(one).add(other);
    }
  }
  for (const unit of [...first, ...second]) if (!met.has(unit)) sum += lengthOf(unit) ** 2;
  return sum;
}

function expectedOf(first: readonly Unit[], second: readonly Unit[], length: number): number {
  const units = [...first, ...second];
  const fits = placesIn([...gapsOf(first, length), ...gapsOf(second, length)]);
  let sum = 0;
  let own = 0;
  for (const unit of units) {
    const l = lengthOf(unit);
    sum += ((units.length - 1) / 3) * (2 * l ** 3 - 3 * l ** 2 + l) + l ** 2 * fits(l);
    own += l * (l - 1);
  }
  const all = 2 * length;
  return sum === 0 ? 0 : ((2 / length) * sum) / (all * (all - 1) - own);
}

/** In how many places of all gaps a unit of some length fits. */
function placesIn(gaps: readonly number[]): (unit: number) => number {
  const sorted = gaps.toSorted((a, b) => b - a);
  const sums = [0];
  for (const gap of sorted) sums.push((sums.at(-1) as number) + gap);
  return (unit) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) >= unit) low = middle + 1;
      else high = middle;
    }
    return (sums[low] as number) - low * (unit - 1);
  };
}

/** The lengths of the stretches without a unit. */
function gapsOf(units: readonly Unit[], length: number): number[] {
  const gaps: number[] = [];
  let end = 0;
  for (const unit of units) {
    if (unit.start > end) gaps.push(unit.start - end);
    end = unit.end;
  }
  if (length > end) gaps.push(length - end);
  return gaps;
}

function lengthOf({ start, end }: Unit): number {
  return end - start;
}
