// Property tests try the same values in every run, so that a failure is that of a change. FC_SEED=<number> tries others.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1041) });
