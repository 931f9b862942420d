import { useMantineColorScheme } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { get } from "../../api/client";
import { actionsCalled } from "./actions";
import { knownScreens, screensCalled } from "./known-screens";

/** Something that was found, and what choosing it does. */
export interface Found {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  choose(): void;
}

/** Records are looked for when nothing was typed for this long, in milliseconds. */
const QUIET = 250;

/** The screens, actions and settings that a text names, and the records with it in their titles. */
export function useFound(text: string): { readonly known: readonly Found[]; readonly records: readonly Found[] } {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const records = useRecords(text);
  // a key pressed or a line pointed at draws the list again; what is in it is looked for once per text
  const known = useMemo(() => {
    const named = screensCalled(knownScreens(), text).map(({ label, about, route, path }) => ({
      ...{ key: route, label, note: about },
      choose: () => void navigate(path),
    }));
    const doing = actionsCalled(text).map(({ label, about, act }) => ({
      ...{ key: `do ${label}`, label, note: about },
      choose: () => act({ setColorScheme }),
    }));
    return [...doing, ...named];
  }, [text, navigate, setColorScheme]);
  return {
    known,
    records: records.map(({ kind, title, link }) => ({
      ...{ key: link, label: title, note: kind },
      choose: () => void navigate(link),
    })),
  };
}

/** The records with a text in their titles; of the last text while the next one is looked for. */
function useRecords(text: string) {
  const [settled] = useDebouncedValue(text, QUIET);
  const { data } = useQuery({
    queryKey: ["search", settled],
    queryFn: () => get("/rest/component/search", { q: settled }),
    enabled: settled.length > 1,
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  return (text.length > 1 && data?.list) || [];
}
