import { expect, test } from "vitest";
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
