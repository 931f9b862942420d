/** How many of something are away from one moment up to another. */
export interface Taking {
  readonly qty: number;
  readonly from: Date;
  readonly to: Date;
}

/** The stretch within a time in which the most are away at once, and how many that are. */
export function mostTaken(takings: readonly Taking[], from: Date, to: Date): Taking {
  const within = takings.filter((each) => each.from < to && each.to > from);
  // it rises only where one begins
  const begins = [from, ...within.map((each) => each.from)].filter((at) => at >= from && at < to);
  let most: Taking = { qty: 0, from, to };
  for (const at of begins) {
    const away = within.filter((each) => each.from <= at && each.to > at);
    const qty = away.reduce((sum, each) => sum + each.qty, 0);
    const ends = [...away.map((each) => each.to), ...begins.filter((begin) => begin > at), to].map(Number);
    if (qty > most.qty) most = { qty, from: at, to: new Date(Math.min(...ends)) };
  }
  return most;
}
