import { expect, test } from "vitest";
import { grantsIn } from "./contract/records/called";
import type { EntityDefinition } from "./define/define-module";
import type { Field } from "./define/fields";
import { entityScreens } from "./define/screens";
import { modules } from "./modules";

test("what few write of a form stands last, and has nothing that everybody has to fill in", () => {
  const entities = Object.assign({}, ...modules.map(({ entities }) => entities));
  let folded = 0;
  for (const screen of entityScreens(modules)) {
    const form = "form" in screen ? screen.form : [];
    const rare = form.filter(({ isRare }) => isRare);
    folded += rare.length;
    expect(form.slice(form.length - rare.length), screen.path).toEqual(rare);
    const required = rare.flatMap(({ fields }) => fields).filter((key) => entities[screen.of]?.fields[key]?.required);
    expect(required, screen.path).toEqual([]);
  }
  expect(folded).toBeGreaterThan(10);
});

/** What is chosen by calls of its own: people, units and documents. */
const chosenElsewhere = ["staff", "sector", "office", "team", "position", "document"];

test("whoever fills in a form may choose what its links ask for", () => {
  const screens = entityScreens(modules);
  const entities: Record<string, EntityDefinition> = Object.assign({}, ...modules.map(({ entities }) => entities));
  const flagsOf = (grants: readonly string[]) => grants.map((grant) => grant.split(":")[0] as string);
  const refused: string[] = [];
  for (const screen of screens.filter(({ kind }) => kind === "add")) {
    const { fields, parts = {} } = entities[screen.of] as EntityDefinition;
    const keys = ("form" in screen ? screen.form : []).flatMap((section) => section.fields);
    const asked = keys.flatMap((key): (Field | undefined)[] =>
      parts[key]
        ? (parts[key].fields ?? Object.keys(entities[key]?.fields ?? {})).map((each) => entities[key]?.fields[each])
        : [fields[key]],
    );
    for (const field of asked) {
      if (field?.kind !== "link" || field.readOnly || field.change || chosenElsewhere.includes(field.to)) continue;
      const to = entities[field.to] as EntityDefinition;
      const choosing = flagsOf(
        grantsIn(
          to,
          screens.filter(({ of }) => of === field.to),
        ).all,
      );
      const may = (flag: string) => choosing.some((each) => [flag, "staff", "public"].includes(each));
      if (!flagsOf(screen.can).every(may)) refused.push(`${screen.name}: ${field.label}`);
    }
  }
  expect(refused).toEqual([]);
});
