import type { Tone } from "@portal/definition";

/** A record in the calendar. */
export interface Entry {
  readonly idx: number;
  readonly title: string;
  /** Whose it is, or what else is shown in one line. */
  readonly note: string;
  /** Moments; the second one no longer belongs to it. */
  readonly from: number;
  readonly to: number;
  /** The room, car or person it takes up. */
  readonly resource?: number;
  readonly isMine: boolean;
  /** What its state is called and means, where it is worth a word. */
  readonly state?: { readonly label: string; readonly tone: Tone };
  /** Waits for a decision. */
  readonly isPending?: boolean;
  /** Is over: it is shown, and keeps nobody from the time. */
  readonly isOver?: boolean;
}

/** What can be taken up: a row of the day. */
export interface Resource {
  readonly idx: number;
  readonly name: string;
  readonly note?: string;
  /** Why nobody can book it; nothing while it can be. */
  readonly closed?: string;
  /** Minutes into the day from and up to which it can be booked; always by default. */
  readonly open?: readonly [from: number, to: number];
}

/** A free or chosen time. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The entries that touch a time. */
export function touching<Of extends Span>(entries: readonly Of[], { from, to }: Span): Of[] {
  return entries.filter((entry) => entry.from < to && entry.to > from);
}

/** The first entry that keeps a time from being taken. */
export function obstacleOf(entries: readonly Entry[], resource: number | undefined, span: Span): Entry | undefined {
  return touching(entries, span).find((entry) => entry.resource === resource && !entry.isOver);
}

/** The times between the entries, at least so many minutes long, in order. */
export function gapsOf(entries: readonly Span[], { from, to }: Span, minutes = 30): Span[] {
  const gaps: Span[] = [];
  let free = from;
  for (const entry of touching(entries, { from, to }).toSorted((a, b) => a.from - b.from)) {
    if (entry.from - free >= minutes * 60_000) gaps.push({ from: free, to: entry.from });
    free = Math.max(free, entry.to);
  }
  if (to - free >= minutes * 60_000) gaps.push({ from: free, to });
  return gaps;
}

/** Entries that overlap, one above the other: the level of each, from 0, and how many levels there are. */
export function levelsOf(entries: readonly Entry[]): { levels: ReadonlyMap<number, number>; count: number } {
  const ends: number[] = [];
  const levels = new Map<number, number>();
  for (const entry of entries.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const free = ends.findIndex((end) => end <= entry.from);
    const level = free === -1 ? ends.length : free;
    ends[level] = entry.to;
    levels.set(entry.idx, level);
  }
  return { levels, count: Math.max(1, ends.length) };
}
