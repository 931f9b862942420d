import { useCallback, useContext, useMemo } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams } from "react-router-dom";

/** What is looked for, by its name in the address. */
export type Query = Readonly<Record<string, string>>;

/** What becomes of parts of the address; those that are empty, 0 or undefined are taken out. */
export type AddressChange = Readonly<Record<string, string | number | undefined>>;

/**
 * What the address says behind its path, and how that is changed. A change builds on the one before also when that is
 * still under way: two filters chosen quickly after each other both hold.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  // what the hooks tell is what was drawn last; only the router knows of what is on its way
  const router = useContext(RouterContext)?.router;
  const set = useCallback(
    (change: AddressChange, replace: boolean) => {
      const { navigation, location } = router?.state ?? {};
      const next = new URLSearchParams((navigation?.location ?? location)?.search ?? params);
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined || value === "" || value === 0) next.delete(name);
        else next.set(name, String(value));
      }
      setParams(next, { replace });
    },
    [router, params, setParams],
  );
  return useMemo(
    () => ({
      params,
      query: Object.fromEntries(params) as Query,
      text: (name: string) => params.get(name) ?? "",
      number: (name: string) => Number(params.get(name)) || 0,
      /** Changes it where one is. */
      change: (change: AddressChange) => set(change, true),
      /** Goes on in a way that the browser's back button takes back. */
      go: (change: AddressChange) => set(change, false),
      /** Looks for something else: from the first page on. */
      look: (change: AddressChange) => set({ page: "", ...change }, true),
      /** Takes everything out of it. */
      clear: () => setParams({}, { replace: true }),
    }),
    [params, set, setParams],
  );
}

export type Address = ReturnType<typeof useAddress>;
