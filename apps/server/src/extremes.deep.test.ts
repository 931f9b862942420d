import { walkTheExtremes } from "./testing/walks/extreme-walk";

/** All of them take twenty minutes: each run tries one of so many parts, and `EXTREMES_SEED` the same again. */
const PARTS = 5;
const seed = Number(process.env.EXTREMES_SEED ?? Math.floor(Math.random() * PARTS));

walkTheExtremes({ calls: 1, requests: PARTS, seed, isMeasured: true });
