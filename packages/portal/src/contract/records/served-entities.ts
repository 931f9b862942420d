import type { EntityDefinition, ModuleDefinition } from "../../define/define-module";
import { type EntityScreen, entityScreens } from "../../define/screens";
import { type RecordCalls, recordCalls } from "./record-calls";

/** An entity with what is needed to serve it. */
interface ServedEntity {
  readonly definition: EntityDefinition;
  readonly screens: readonly EntityScreen[];
  readonly calls: RecordCalls;
}

/**
 * The entities of these modules whose records are read and written by calls, by name: those with screens or access, and
 * comments, which are for those who read what is commented on.
 */
export function servedEntities(modules: readonly ModuleDefinition[]): ReadonlyMap<string, ServedEntity> {
  const screens = entityScreens(modules);
  const definitions = modules.flatMap(({ entities }) => Object.entries(entities));
  const served = new Map<string, ServedEntity>();
  for (const [name, definition] of definitions) {
    const own = screens.filter(({ of }) => of === name);
    if (own.length > 0 || definition.access) {
      served.set(name, { definition, screens: own, calls: recordCalls(name, definition, own) });
    }
  }
  for (const [name, { comments }] of definitions) {
    const definition = definitions.find(([comment]) => comment === comments?.of)?.[1];
    const can = served.get(name)?.calls.read.can;
    if (comments === undefined || !definition || !can) continue;
    const access = { read: can, add: can, change: ["staff:own"], remove: ["staff:own"] } as const;
    const commented = { ...definition, access };
    served.set(comments.of, { definition: commented, screens: [], calls: recordCalls(comments.of, commented, []) });
  }
  return served;
}
