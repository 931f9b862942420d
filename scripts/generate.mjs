// What follows from the files of the modules and rules: their registries, tests, tables, the next migration. `--check` only
// says whether all of it is current.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "..");
const portal = join(root, "packages/portal/src");
const server = join(root, "apps/server");
const isCheck = process.argv.includes("--check");

process.on("uncaughtException", ({ message, stack }) => {
  const missing = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1];
  process.stderr.write(missing ? `${missing} is not installed: run "pnpm install" first\n` : `${stack}\n`);
  process.exit(1);
});

const paths = findModules();
const { modules, pathOf } = await readModules();
update("packages/portal/src/modules.ts", modulesFile());
update("packages/portal/src/module-loaders.ts", loadersFile());
update("packages/portal/src/screens.ts", screensFile());
update("packages/portal/src/screen-guides.ts", guidesFile());
update("apps/server/src/db/tables.ts", tablesFile());
update("apps/server/src/rules/all.ts", rulesFile());
moduleTests("apps/server/src/crud/modules");
await migration();

/** Files with a module, by the folders of their areas and by their names, however deep in those they are. */
function findModules() {
  return readdirSync(portal, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map((entry) => relative(portal, join(entry.parentPath, entry.name)))
    .filter((path) => !/^(define|contract)\//.test(path) && path.includes("/"))
    .filter((path) => readFileSync(join(portal, path), "utf8").includes("export default defineModule("))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** All modules at once: what each of them imports is read one time. */
async function readModules() {
  const folder = mkdtempSync(join(tmpdir(), "modules-"));
  const all = join(folder, "all.ts");
  const lines = paths.map(
    (path, at) => `export { default as module${at} } from ${JSON.stringify(join(portal, path))};`,
  );
  lines.push(`export { pathOf } from ${JSON.stringify(join(portal, "define/path-of.ts"))};`);
  writeFileSync(all, lines.join("\n"));
  const { module } = await runnerImport(all, { root });
  rmSync(folder, { recursive: true });
  return { modules: paths.map((_, at) => module[`module${at}`]), pathOf: module.pathOf };
}

function modulesFile() {
  const imports = paths
    .toSorted((one, other) => (importOf(one) < importOf(other) ? -1 : 1))
    .map((path) => `import ${nameOf(path)} from "${importOf(path)}";`);
  return `${imports.join("\n")}

/** Every module of the portal, by name. */
export const moduleOf = { ${paths.map(nameOf).join(", ")} } as const;

export const modules = Object.values(moduleOf);
`;
}

function loadersFile() {
  const loaders = paths.map((path) => `"${keyOf(path)}": async () => (await import("${importOf(path)}")).default,`);
  const owners = modules.flatMap(({ key, entities }) => Object.keys(entities).map((name) => `${name}: "${key}",`));
  return `import type { ModuleDefinition } from "./define/define-module";

/** Loads a module's definition when somebody opens one of its screens, by the module's key. */
export const moduleLoaders: Readonly<Record<string, () => Promise<ModuleDefinition>>> = {
${loaders.join("\n")}
};

/** The key of the module that describes an entity. */
export const moduleOfEntity: Readonly<Record<string, string>> = {
${owners.join("\n")}
};
`;
}

function screensFile() {
  const screens = modules.flatMap(({ key, screens }) =>
    screens.map(({ path, name, kind, can }) =>
      JSON.stringify({ ...(path !== pathOf(name) && { path }), name, kind, can, module: key }),
    ),
  );
  return `import { pathOf } from "./define/path-of";
import type { ScreenDefinition } from "./define/screens";

/** What is known of every screen from the beginning; the rest comes with its module. */
export type PortalScreen = Pick<ScreenDefinition, "path" | "name" | "kind" | "can"> & {
  /** The key of the module that it belongs to. */
  readonly module: string;
};

/** The path is left out where it follows from the name: every page loads this list. */
const listed: readonly (Omit<PortalScreen, "path"> & Partial<Pick<PortalScreen, "path">>)[] = [
${screens.join(",\n")}
];

/** Every screen of the portal. */
export const screens: readonly PortalScreen[] = listed.map((screen) => ({ path: pathOf(screen.name), ...screen }));
`;
}

function guidesFile() {
  const guides = modules.flatMap(({ title, screens }) =>
    screens.flatMap(({ name, guide }) => (guide ? [JSON.stringify({ route: name, module: title, ...guide })] : [])),
  );
  return `import type { ScreenGuide } from "./define/screen";

/** How people find each screen; apart from the screens, which every page loads. */
export const screenGuides: readonly (ScreenGuide & {
  /** The route's name. */
  readonly route: string;
  /** The title of its module. */
  readonly module: string;
})[] = [
${guides.join(",\n")}
];
`;
}

function tablesFile() {
  const tables = modules.flatMap(({ entities }, index) =>
    Object.keys(entities).map((name) => ({ name, module: nameOf(paths[index]) })),
  );
  const parts = modules.flatMap(({ entities }) => Object.values(entities).flatMap((it) => Object.keys(it.parts ?? {})));
  const lines = tables.map(({ name, module }) => {
    const isPart = parts.includes(name) ? ", true" : "";
    return `export const ${camel(name)} = tableOf("${name}", moduleOf.${module}.entities.${name}, tableByName, screens${isPart});`;
  });
  return `import { entityScreens, moduleOf, modules } from "@portal/definition";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tableOf } from "./table-of";

const screens = entityScreens(modules);

/** The table of an entity. */
export const tableByName = (name: string) =>
  (tables as Record<string, PgTable & { idx: AnyPgColumn }>)[name] as PgTable & { idx: AnyPgColumn };

${lines.join("\n")}

/** The tables of all entities by their names. */
export const tables = { ${tables.map(({ name }) => (camel(name) === name ? name : `${name}: ${camel(name)}`)).join(", ")} };
`;
}

/** The rules of an entity stand in a file of its name, in a folder of its family. */
function rulesFile() {
  const paths = filesIn("apps/server/src/rules")
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && path !== "all.ts")
    .sort((one, other) => (importOf(one) < importOf(other) ? -1 : 1));
  const imports = paths.map((path) => `import { rules as ${nameOf(path)} } from "${importOf(path)}";`);
  const entries = paths.map((path) => `${keyOf(path).replaceAll("-", "_")}: ${nameOf(path)},`);
  return `import type { EntityName } from "../records/record-of";
import type { RulesOf } from "../records/rules";
${imports.join("\n")}

/** What holds of entities beside their definitions, by the entity's name. */
export const rulesOf: { readonly [Name in EntityName]?: RulesOf<Name> } = {
${entries.join("\n")}
};
`;
}

/**
 * A test file for each module that has records, in a folder of its family, so that both cores work on them, and that one
 * can run alone.
 */
function moduleTests(folder) {
  const tested = paths.filter((_, index) => modules[index].screens.some(({ of }) => of !== undefined));
  const names = tested.map((path) => `${familyOf(path)}/${keyOf(path)}.test.ts`);
  for (const [at, path] of tested.entries()) {
    const text = `import { moduleOf } from "@portal/definition";
import { testPortalModule } from "../../../testing/test-portal-module";

testPortalModule(moduleOf.${nameOf(path)});
`;
    update(`${folder}/${names[at]}`, text);
  }
  for (const name of filesIn(folder).filter((one) => !names.includes(one))) {
    if (isCheck) outdated(`${folder}/${name}`);
    else rmSync(join(root, folder, name));
  }
}

/** Writes a registry in the form of the other sources, or tells that it is not current. */
function update(path, text) {
  const note = "// Made by `pnpm generate`.\n";
  const current = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
  // what is in its form already, as the many short ones are, needs no formatter
  if (current === note + text) return;
  const { stdout, status, stderr } = run("biome", ["format", `--stdin-file-path=${path}`], root, note + text);
  if (status !== 0) throw new Error(stderr);
  if (current === stdout) return;
  if (isCheck) return outdated(path);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), stdout);
}

/** Makes the migration to the tables as they are now. */
async function migration() {
  const schema = ["--schema", "./src/db/{tables,system-tables}.ts"];
  const folder = join(server, "migrations");
  const out = isCheck ? mkdtempSync(join(tmpdir(), "migrations-")) : folder;
  if (isCheck) cpSync(folder, out, { recursive: true });
  const before = readdirSync(out).length;
  const options = ["generate", "--dialect", "postgresql", ...schema, "--out", relative(server, out)];
  const { status, stdout, stderr } = run(join(server, "node_modules/.bin/drizzle-kit"), options, server);
  // drizzle-kit may end well although the tables could not be read
  if (status !== 0 || /^\w*Error: /m.test(stdout + stderr)) throw new Error(stdout + stderr);
  await triggers(out, options);
  removeOlderSnapshots(join(out, "meta"));
  const isNew = readdirSync(out).length > before;
  if (isCheck) {
    rmSync(out, { recursive: true });
    if (isNew) outdated("apps/server/migrations");
  } else if (isNew) process.stdout.write(`${stdout.trim().split("\n").at(-1)}\n`);
}

/** The next migration needs the tables as the last one left them, and none before. */
function removeOlderSnapshots(meta) {
  const snapshots = readdirSync(meta).filter((name) => name.endsWith("_snapshot.json"));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(meta, name));
}

/** Adds the triggers of ledgers and of links to what is merged that are not what the migrations make. */
async function triggers(out, options) {
  const { triggersOf } = (await runnerImport(join(server, "src/db/triggers-of.ts"))).module;
  const wanted = triggersOf(Object.assign({}, ...modules.map(({ entities }) => entities)));
  const sql = () =>
    readdirSync(out)
      .filter((name) => name.endsWith(".sql"))
      .sort();
  const made = sql()
    .map((name) => readFileSync(join(out, name), "utf8"))
    .join("\n");
  const last = (statement) => {
    const [trigger] = /^CREATE OR REPLACE TRIGGER \w+ /.exec(statement);
    return made.slice(Math.max(0, made.lastIndexOf(trigger))).startsWith(statement);
  };
  const late = wanted.filter((statement) => !last(statement));
  if (late.length === 0) return;
  run(join(server, "node_modules/.bin/drizzle-kit"), [...options, "--custom", "--name", "triggers"], server);
  writeFileSync(join(out, sql().at(-1)), `${late.join("\n--> statement-breakpoint\n")}\n`);
}

function outdated(path) {
  process.stderr.write(`${path} is not current: run pnpm generate\n`);
  process.exitCode = 1;
}

function run(command, args, cwd, input) {
  const path = command.includes("/") ? command : join(root, "node_modules/.bin", command);
  return spawnSync(path, args, { cwd, input, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}

function importOf(path) {
  return `./${path.replace(/(\/index)?\.ts$/, "")}`;
}

/** The folder of a module's area. */
function familyOf(path) {
  return path.split("/")[0];
}

/** Where a module stands among the others. */
function placeOf(path) {
  return `${familyOf(path)}/${keyOf(path)}`;
}

function filesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name)));
}

function keyOf(path) {
  return importOf(path).split("/").at(-1);
}

function nameOf(path) {
  return camel(keyOf(path));
}

function camel(name) {
  return name.replace(/[-_](\w)/g, (_, letter) => letter.toUpperCase());
}
