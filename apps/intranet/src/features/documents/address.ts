import { useSearchParams } from "react-router-dom";

/** What is looked for, by its name in the address. */
export type Query = Readonly<Record<string, string>>;

/** What a page looks for, as its address has it, and how that is changed; another search begins on the first page. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const query: Query = Object.fromEntries(params);
  return {
    query,
    /** The same for a call that may be narrowed to a unit. */
    asked: { ...query, idx_office: query.idx_office, idx_team: query.idx_team },
    /** Empty values and 0 are taken out of the address. */
    look(change: Readonly<Record<string, string | number>>) {
      const next = new URLSearchParams(params);
      if (!("page" in change)) next.delete("page");
      for (const [name, value] of Object.entries(change)) {
        if (value === "" || value === 0) next.delete(name);
        else next.set(name, String(value));
      }
      setParams(next, { replace: true });
    },
    number: (name: string) => Number(query[name]) || 0,
  };
}

export type Address = ReturnType<typeof useAddress>;
