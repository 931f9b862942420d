/** A stretch of letters that stands in both texts, at different places. */
export interface Stretch {
  readonly old: number;
  readonly now: number;
  readonly length: number;
}

/**
 * The stretches that two texts have in common, in the order of both: their beginning, their end, and between them what
 * grows around words of `size` letters that occur once in each.
 */
export function alignedStretches(old: string, now: string, size = 16): Stretch[] {
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < most - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  const inner = { old: old.slice(head, old.length - tail), now: now.slice(head, now.length - tail) };
  const stretches: Stretch[] = [{ old: 0, now: 0, length: head }];
  for (const [from, to] of seedsIn(inner.old, inner.now, size)) {
    const before = stretches.at(-1) as Stretch;
    let [at, there] = [from + head, to + head];
    // what an earlier seed has grown over
    if (at < before.old + before.length || there < before.now + before.length) continue;
    let length = size;
    while (at > before.old + before.length && there > before.now + before.length && old[at - 1] === now[there - 1]) {
      at--;
      there--;
      length++;
    }
    const [lastOld, lastNow] = [old.length - tail, now.length - tail];
    while (at + length < lastOld && there + length < lastNow && old[at + length] === now[there + length]) length++;
    stretches.push({ old: at, now: there, length });
  }
  stretches.push({ old: old.length - tail, now: now.length - tail, length: tail });
  return stretches.filter((stretch) => stretch.length > 0);
}

/** Places of the same words, once in each text, in the order of both. */
function seedsIn(old: string, now: string, size: number): [old: number, now: number][] {
  const single = singleSeeds(old, now, size);
  return risingIn(single.map(([, there]) => there)).map((index) => single[index] as [number, number]);
}

/** Places of the same words of so many letters, once in each text, in the order of the old one. */
export function singleSeeds(old: string, now: string, size: number): [old: number, now: number][] {
  if (old.length < size || now.length < size) return [];
  const step = Math.max(1, size >> 1);
  const seeds = new Map<number, { readonly old: number; now: number; times: number; timesNow: number }>();
  eachHash(old, size, (hash, at) => {
    if (at % step === 0) seeds.set(hash, { old: at, now: -1, times: 0, timesNow: 0 });
  });
  const isSame = (seed: { old: number }, text: string, at: number) => {
    for (let offset = 0; offset < size; offset++) if (old[seed.old + offset] !== text[at + offset]) return false;
    return true;
  };
  eachHash(old, size, (hash, at) => {
    const seed = seeds.get(hash);
    if (seed && seed.times < 2 && isSame(seed, old, at)) seed.times++;
  });
  eachHash(now, size, (hash, at) => {
    const seed = seeds.get(hash);
    if (seed?.times !== 1 || seed.timesNow > 1 || !isSame(seed, now, at)) return;
    seed.now = at;
    seed.timesNow++;
  });
  const single = [...seeds.values()].filter((seed) => seed.times === 1 && seed.timesNow === 1);
  single.sort((a, b) => a.old - b.old);
  return single.map((seed) => [seed.old, seed.now]);
}

/** A number for the letters from each place on (Rabin and Karp): the same letters have the same, others hardly ever. */
function eachHash(text: string, size: number, visit: (hash: number, at: number) => void): void {
  const base = 0x01000193;
  let leaving = 1;
  for (let count = 0; count < size; count++) leaving = Math.imul(leaving, base);
  let hash = 0;
  for (let end = 0; end < text.length; end++) {
    hash = (Math.imul(hash, base) + text.charCodeAt(end)) | 0;
    if (end >= size) hash = (hash - Math.imul(text.charCodeAt(end - size), leaving)) | 0;
    if (end >= size - 1) visit(hash, end - size + 1);
  }
}

/** The indices of the longest list of rising values (patience sorting). */
export function risingIn(values: readonly number[]): number[] {
  const piles: number[] = [];
  const before = new Int32Array(values.length).fill(-1);
  for (const [index, value] of values.entries()) {
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[piles[middle] as number] as number) < value) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[index] = piles[low - 1] as number;
    piles[low] = index;
  }
  const rising: number[] = [];
  for (let index = piles.at(-1) ?? -1; index !== -1; index = before[index] as number) rising.push(index);
  return rising.reverse();
}
