import { useCallback, useSyncExternalStore } from "react";

/** Whether the window is as a media query says, followed as it changes; never where windows are not laid out (jsdom). */
export function useMediaQuery(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = asked(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => asked(query)?.matches === true,
    () => false,
  );
}

const asked = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);
