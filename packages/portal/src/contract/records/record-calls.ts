import type { EntityDefinition } from "../../define/define-module";
import type { EntityScreen } from "../../define/screens";
import { type Called, grantsIn } from "./called";
import { listCalls } from "./lists";
import { recordReads } from "./reads";
import { shownCalls } from "./shown";
import { togetherCalls } from "./together";
import { writingCalls } from "./writing";

/** The calls by which an entity's records are read and written, with those whom its screens let in. */
export function recordCalls(name: string, definition: EntityDefinition, screens: readonly EntityScreen[]) {
  const own = screens.filter((screen) => screen.of === name);
  const called: Called = {
    at: (part) => `/rest/records/${name}/${part}`,
    title: definition.title,
    definition,
    guarded: definition.asksPassword ?? [],
    own,
    may: grantsIn(definition, own),
  };
  return {
    ...listCalls(called),
    ...recordReads(called),
    ...shownCalls(called),
    ...writingCalls(called),
    ...togetherCalls(called),
  };
}

export type RecordCalls = ReturnType<typeof recordCalls>;
