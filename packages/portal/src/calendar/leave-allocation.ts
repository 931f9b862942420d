import type { Day } from "./days";
import { type LeaveShare, roundDays } from "./leave-days";

/** Leave that can be used from a day to a day, and how much of it there is. */
export interface Bucket {
  readonly valid_from: Day;
  readonly valid_to: Day;
  readonly qty: number;
}

/** What a leave takes out of a bucket. */
export interface Draw {
  readonly of: number;
  readonly valid_from: Day;
  readonly valid_to: Day;
  readonly qty: number;
}

/** What somebody wants of each day; `of` is the leave it belongs to. */
export interface Demand extends LeaveShare {
  readonly of: number;
}

/** Leave that somebody may use before it is granted. */
export interface Advance {
  readonly days: number;
  /** The year of leave that it is taken from. */
  readonly yearOf: (day: Day) => { readonly from: Day; readonly to: Day };
}

/**
 * Takes leave out of the buckets, the earliest day first and for each day what expires first: if all of it fits at all,
 * it fits this way. What does not is taken in advance, as far as that is allowed; `short` is how much is still missing.
 */
export function allocate(
  buckets: readonly Bucket[],
  demands: readonly Demand[],
  advance: Advance | null = null,
): { draws: Draw[]; short: number } {
  const left = buckets
    .filter(({ qty }) => qty > 0)
    .map((bucket) => ({ ...bucket }))
    .sort((a, b) => a.valid_to.localeCompare(b.valid_to) || a.valid_from.localeCompare(b.valid_from));
  const owed = buckets.reduce((sum, { qty }) => sum + Math.max(0, -qty), 0);
  const borrowed = { qty: roundDays(Math.max(0, (advance?.days ?? 0) - owed)) };
  const draws = new Map<string, Draw>();
  let short = 0;
  for (const { of, day, days } of demands.toSorted((a, b) => a.day.localeCompare(b.day) || a.of - b.of)) {
    let missing = days;
    const draw = (from: { qty: number }, valid_from: Day, valid_to: Day) => {
      const taken = Math.min(missing, from.qty);
      if (taken === 0) return;
      from.qty = roundDays(from.qty - taken);
      missing = roundDays(missing - taken);
      const key = `${of} ${valid_from} ${valid_to}`;
      draws.set(key, { of, valid_from, valid_to, qty: roundDays((draws.get(key)?.qty ?? 0) + taken) });
    };
    for (const bucket of left) {
      if (bucket.valid_from <= day && day <= bucket.valid_to) draw(bucket, bucket.valid_from, bucket.valid_to);
    }
    if (advance) {
      const year = advance.yearOf(day);
      draw(borrowed, year.from, year.to);
    }
    short = roundDays(short + missing);
  }
  return { draws: [...draws.values()], short };
}
