import { type ListScreen, modules, type ScreenDefinition, sideFigures, sideLists } from "@portal/definition";
import { expect, test } from "vitest";
import { asksOf } from "./asks-of";

const figuresOf = (screen: ScreenDefinition) => ("figures" in screen ? sideFigures(screen) : []);

test("days are counted from today, and what is one's own is asked for by name", () => {
  const asks = { "due.from": 0, "due.to": 7, "last.to": -30, owner: "me", status: "run,wait" };
  expect(asksOf({ label: "곧", asks }, "2026-02-26", 100)).toEqual({
    ...{ "due.from": "2026-02-26", "due.to": "2026-03-05", "last.to": "2026-01-27" },
    ...{ owner: "100", status: "run,wait" },
  });
});

test("a month is the one of today, or one before it, whole", () => {
  const narrow = { label: "달", month: { of: "work_date" } };
  expect(asksOf(narrow, "2026-01-31", 100)).toEqual({ "work_date.from": "2026-01-01", "work_date.to": "2026-01-31" });
  expect(asksOf({ ...narrow, month: { of: "work_date", from: -11 } }, "2026-01-31", 100)).toEqual({
    "work_date.from": "2025-02-01",
    "work_date.to": "2025-02-28",
  });
});

test("a list is narrowed by its own filters alone, to values that they have", () => {
  const lists = modules.flatMap(({ entities, screens }) =>
    screens
      .flatMap((screen) => [screen, ...("lists" in screen ? sideLists(screen) : []), ...figuresOf(screen)])
      .flatMap((screen) => ("narrows" in screen ? [{ screen, entities }] : [])),
  );
  expect(lists.length).toBeGreaterThan(8);
  for (const { screen, entities } of lists) {
    const narrows: NonNullable<ListScreen["narrows"]> = screen.narrows ?? [];
    for (const { asks = {}, month } of narrows) {
      if (month) expect(screen.filters).toContain(month.of);
      for (const [name, asked] of Object.entries(asks)) {
        const key = name.replace(/\.(from|to)$/, "");
        expect(screen.filters).toContain(key);
        const field = Object.entries(entities).find(([entity]) => entity === screen.of)?.[1].fields[key];
        if (field?.kind !== "choice" || typeof asked !== "string") continue;
        expect(Object.keys(field.options)).toEqual(expect.arrayContaining(asked.split(",")));
      }
    }
  }
});
