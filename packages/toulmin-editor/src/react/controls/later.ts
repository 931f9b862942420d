import { type ComponentType, createElement, lazy, useState } from "react";

/** Code that could not be loaded: the line is gone, or the server has another version. */
export class NotLoaded extends Error {
  /** Lets the next drawing load it anew. */
  again = (): void => {};
}

/** Everything that the editor loads when it is asked for. */
const loads = new Set<() => Promise<unknown>>();

/** Code that is loaded when it is asked for; loading that failed is tried again the next time. */
export function laterCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const attempt = () =>
    load().catch((cause: unknown) => {
      throw new NotLoaded(String(cause), { cause });
    });
  loads.add(attempt);
  return attempt;
}

/**
 * A component whose code is loaded when it is first drawn. It suspends meanwhile, and throws when that fails, until what
 * it threw is told to begin again.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const attempt = laterCode(async () => {
    loaded = await load();
    return loaded;
  });
  // React keeps what a lazy component threw: the next time it is another one
  const begin = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await attempt() };
      } catch (error) {
        if (error instanceof NotLoaded) {
          error.again = () => {
            Part = begin();
          };
        }
        throw error;
      }
    });
  let Part: ComponentType<Props> = begin();
  // what was loaded ahead is drawn at once
  const choose = () => loaded ?? Part;
  return (props: Props) => createElement(Chosen<Props>, { choose, props });
}

/** Draws what is chosen at first, and nothing else later: what is drawn keeps its state. */
function Chosen<Props extends object>({ choose, props }: { choose: () => ComponentType<Props>; props: Props }) {
  const [Shown] = useState(choose);
  return createElement(Shown, props);
}

/** Loads ahead, one after the other, what may be asked for later, until the signal says so. */
export async function loadAhead(signal: AbortSignal, all: Iterable<() => Promise<unknown>> = loads): Promise<void> {
  for (const load of all) {
    if (signal.aborted) return;
    // what can't be had is told when it is asked for
    await load().catch(() => {});
  }
}
