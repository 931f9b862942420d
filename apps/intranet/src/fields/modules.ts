import {
  type EntityDefinition,
  type EntityScreen,
  type ModuleDefinition,
  moduleLoaders,
  moduleOfEntity,
  resolveField,
  sheetKeys,
  withDrawers,
} from "@portal/definition";

const modules = new Map<string, ModuleDefinition>();
/** The modules that are being loaded with all that their screens ask for, or are. */
const whole = new Map<string, Promise<ModuleDefinition>>();
const moduleWith = new Map<string, ModuleDefinition>();

/** Makes a module's entities and screens known to the pages. */
export function registerModule(module: ModuleDefinition): void {
  modules.set(module.key, { ...module, screens: withDrawers(module.screens) });
  for (const name of Object.keys(module.entities)) moduleWith.set(name, module);
}

/** Every module is loaded anew, as after a reload. */
export function forgetModules(): void {
  modules.clear();
  whole.clear();
  moduleWith.clear();
}

/** Loads a module, and what the records of its screens consist of where other modules describe it. */
export function loadModule(key: string): Promise<ModuleDefinition> {
  const loading = whole.get(key) ?? loadWhole(key);
  whole.set(key, loading);
  // to be tried again
  loading.catch(() => whole.delete(key));
  return loading;
}

async function loadWhole(key: string): Promise<ModuleDefinition> {
  const module = await loadDefinition(key);
  const used = module.screens.flatMap((screen) => (screen.of === undefined ? [] : entitiesOn(screen)));
  const added = Object.values(module.entities).flatMap(addedBy);
  const onSheets = Object.values(module.entities).flatMap(({ sheets = {} }) =>
    Object.values(sheets).flatMap(({ rows }) => rows ?? []),
  );
  await Promise.all(
    [...used, ...Object.keys(module.entities), ...added, ...onSheets.map(({ of }) => of)].map(loadEntity),
  );
  await Promise.all(module.screens.map((screen) => screen.of && loadLinked(screen.of, keysOn(screen))));
  const related = module.screens.flatMap((screen) => ("related" in screen ? (screen.related ?? []) : []));
  const sheets = Object.entries(module.entities).flatMap(([of, { sheets: each = {} }]) =>
    Object.values(each).map((sheet) => ({ of, columns: sheetKeys(sheet) })),
  );
  await Promise.all([...related, ...onSheets, ...sheets].map(({ of, columns }) => loadLinked(of, columns)));
  return module;
}

async function loadDefinition(key: string): Promise<ModuleDefinition> {
  const load = moduleLoaders[key];
  if (!load) throw new Error(`no such module: ${key}`);
  if (!modules.has(key)) registerModule(await load());
  return modules.get(key) as ModuleDefinition;
}

/** The entities whose records a screen shows. */
function entitiesOn(screen: EntityScreen): string[] {
  const panels = "panels" in screen ? screen.panels : [];
  const related = "related" in screen ? (screen.related ?? []) : [];
  return [screen.of, ...[...panels, ...related].flatMap(({ of }) => of ?? [])];
}

/** The entities whose forms are opened by a move of a record. */
function addedBy({ flow }: EntityDefinition): string[] {
  return Object.values(flow?.moves ?? {}).flatMap(({ adds }) => adds?.of ?? []);
}

/** Loads an entity's definition, and those of its parts and of what is counted below it. */
export async function loadEntity(name: string): Promise<void> {
  const key = moduleOfEntity[name];
  if (!moduleWith.has(name) && key !== undefined) await loadDefinition(key);
  const { parts = {}, derived = {} } = moduleWith.get(name)?.entities[name] ?? {};
  const below = [...Object.keys(parts), ...Object.values(derived).flatMap((each) => ("of" in each ? each.of : []))];
  await Promise.all(below.filter((each) => !moduleWith.has(each)).map(loadEntity));
}

/** Loads the entities in which fields through links lie. */
async function loadLinked(entity: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [first = "", ...rest] = key.split(".");
    const link = rest.length > 0 ? resolveField(definitionOf, entity, first)?.field : undefined;
    if (link?.kind !== "link") continue;
    await loadEntity(link.to);
    await loadLinked(link.to, [rest.join(".")]);
  }
}

/** The fields that a screen names. */
function keysOn(screen: EntityScreen): string[] {
  const parts = { columns: [], moreColumns: [], filters: [], search: [], view: [], label: [], ...screen };
  const { columns, moreColumns, filters, search, view, label } = parts;
  return [...columns, ...moreColumns, ...filters, ...search, ...label, ...view.flatMap(({ fields }) => fields)];
}

/** The definition of an entity, where its module is loaded. */
export function definitionOf(name: string): EntityDefinition | undefined {
  return moduleWith.get(name)?.entities[name];
}

/** The entity of this name, once its module is loaded. */
export function entityOf(name: string): EntityDefinition {
  const entity = moduleWith.get(name)?.entities[name];
  if (!entity) throw new Error(`no such entity: ${name}`);
  return entity;
}

/** The modules that are loaded. */
export function loadedModules(): readonly ModuleDefinition[] {
  return [...modules.values()];
}
