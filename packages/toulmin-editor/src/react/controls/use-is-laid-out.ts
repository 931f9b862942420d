import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/**
 * False until what is around a large picture is in its place and can be measured: then the picture is drawn once, in
 * slices, and what was pressed to see it is answered before. On a server, where nothing is measured, it is drawn at once.
 */
export function useIsLaidOut(): boolean {
  const isOnServer = useIsOnServer();
  const [isLaidOut, setLaidOut] = useState(isOnServer);
  useEffect(() => startTransition(() => setLaidOut(true)), []);
  return isLaidOut;
}

/** So many boxes come into a picture at a time: what they take of the page can be done between two presses. */
const SLICE = 120;

/** How many of a picture's boxes are drawn: the first ones at once, the others slice by slice. On a server, all. */
export function useSlices(count: number): number {
  const isOnServer = useIsOnServer();
  const [drawn, setDrawn] = useState(isOnServer ? Number.POSITIVE_INFINITY : SLICE);
  useEffect(() => {
    if (drawn >= count) return;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + SLICE)));
    return () => clearTimeout(next);
  }, [drawn, count]);
  return drawn;
}

function useIsOnServer(): boolean {
  return useSyncExternalStore(
    noNews,
    () => false,
    () => true,
  );
}

const noNews = () => () => {};
