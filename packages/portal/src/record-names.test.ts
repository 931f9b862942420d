import { expect, test } from "vitest";
import type { EntityDefinition, ModuleDefinition } from "./define/define-module";
import { modules } from "./modules";

/** The field that names a record: the one that its entity says, else its first text. */
function namedBy({ name, fields }: EntityDefinition): string | undefined {
  return name ?? Object.keys(fields).find((key) => fields[key]?.kind === "text");
}

test("no record that is opened in a dialog is called by what the portal notes for itself", () => {
  const defined: readonly ModuleDefinition[] = modules;
  const entities = new Map(defined.flatMap((module) => Object.entries(module.entities)));
  const screens = defined.flatMap((module) => module.screens);
  const opened = screens.flatMap((screen) =>
    "related" in screen ? (screen.related ?? []).filter(({ form }) => form).map(({ of }) => of) : [],
  );
  const unfit = opened.filter((of) => /^ref_/.test(namedBy(entities.get(of) as EntityDefinition) ?? ""));
  expect(opened.length).toBeGreaterThan(5);
  expect(unfit).toEqual([]);
});

test("a list searches people as its columns call them, not by a field of theirs", () => {
  const defined: readonly ModuleDefinition[] = modules;
  const found = defined.flatMap(({ key, screens }) =>
    JSON.stringify(screens).match(/"search":\[[^\]]*"\w+\.kname"/) ? [key] : [],
  );
  expect(found).toEqual([]);
});

test("what is looked after thing by thing is called by the thing, and not by where it was seen", () => {
  const defined: readonly ModuleDefinition[] = modules;
  const lists = defined.flatMap(({ screens }) =>
    screens.flatMap((screen) =>
      "lists" in screen ? (screen.lists ?? []).filter((it) => it.of === "asset_check_item") : [],
    ),
  );
  expect(lists.map(({ leads, columns }) => leads ?? columns[0])).toEqual(lists.map(() => "asset"));
  expect(lists.length).toBeGreaterThan(1);
});
