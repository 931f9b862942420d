import type { CalendarScreen } from "@portal/definition";
import type { ReactNode } from "react";
import { generatePath, useNavigate } from "react-router-dom";
import type { ListFilter } from "../../controls/lists/folded-filters";
import { siblingOf } from "../../fields/siblings";
import type { Row } from "../records";
import type { Entry, Resource, Span } from "./entries";

/** What every calendar page can be given by a screen that does things its own way. */
export interface CalendarPageProps {
  screen: CalendarScreen;
  above?: ReactNode;
  /** More to narrow down by. */
  filters?: readonly ListFilter[];
  actions?: ReactNode;
  /** The rows; every record of the entity that the screen names, unless given. */
  resources?: readonly Resource[];
  /** What is said of a record beside its label. */
  describe?: (record: Row) => string | undefined;
  /** What is said of a row of the week on a day, such as why somebody is away. */
  noteOf?: (resource: Resource, day: string) => string | undefined;
  /** What is said of the days of a month, such as who is away. */
  notes?: Readonly<Record<string, readonly string[]>>;
  /** Lets one's own entries of the week be drawn to another day. */
  onMove?: (entry: Entry, day: string) => void;
  /** In place of going to the record's own screen. */
  onOpen?: (entry: Entry) => void;
  /** In place of going to the form for a new record. */
  onPick?: (resource: Resource | undefined, span: Span) => void;
}

/** What a click on an entry and a marked time do: what the page was given, else the screens of the record. */
export function useWays({ screen, onOpen, onPick }: CalendarPageProps) {
  const navigate = useNavigate();
  const page = siblingOf(screen, "view", "tab-view") ?? siblingOf(screen, "edit");
  const add = siblingOf(screen, "add");
  return {
    open: onOpen ?? ((entry: Entry) => page && void navigate(generatePath(page.path, { idx: String(entry.idx) }))),
    pick:
      onPick ??
      (add &&
        ((resource: Resource | undefined, { from, to }: Span) => {
          const query = new URLSearchParams({
            ...(resource && { resource: String(resource.idx) }),
            from: new Date(from).toISOString(),
            to: new Date(to).toISOString(),
          });
          void navigate(`${add.path}?${query}`);
        })),
  };
}
