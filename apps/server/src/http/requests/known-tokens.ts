import { hashOf } from "../../auth/token";

/** For how long a token that was somebody's counts as known, in milliseconds. */
const KNOWN_FOR = 10 * 60_000;
/** Most tokens that are remembered. */
const KNOWN = 10_000;

/** Tokens that are somebody's: who has one is not refused for others at the same address. */
export interface KnownTokens {
  add(token: string): void;
  has(token: string): boolean;
}

export function createKnownTokens(): KnownTokens {
  const known = new Map<string, number>();
  return {
    add(token) {
      if (known.size >= KNOWN) known.clear();
      known.set(hashOf(token), Date.now() + KNOWN_FOR);
    },
    has: (token) => (known.get(hashOf(token)) ?? 0) > Date.now(),
  };
}
