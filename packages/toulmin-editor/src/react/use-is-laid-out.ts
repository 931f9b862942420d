import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/**
 * False until what is around a large picture is in its place and can be measured: then the picture is drawn once, in
 * slices, and what was pressed to see it is answered before. On a server, where nothing is measured, it is drawn at once.
 */
export function useIsLaidOut(): boolean {
  const isOnServer = useSyncExternalStore(
    noNews,
    () => false,
    () => true,
  );
  const [isLaidOut, setLaidOut] = useState(isOnServer);
  useEffect(() => startTransition(() => setLaidOut(true)), []);
  return isLaidOut;
}

const noNews = () => () => {};
