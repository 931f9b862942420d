import fc from "fast-check";
import { vi } from "vitest";

// Property tests try the same values in every run, so that a failure is that of a change. FC_SEED=<number> tries others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1041) });

// A test says what happens, never how fast: on a busy machine what is waited for may take its time (ms).
const { waitFor } = vi;
vi.waitFor = (isSo, options = 20_000) => waitFor(isSo, options);
