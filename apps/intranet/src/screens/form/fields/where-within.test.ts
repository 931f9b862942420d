import { expect, test } from "vitest";
import { registerModule } from "../../../fields/modules";
import { sampleModule } from "../../../testing/sample-module";
import { chosenAnew, whereWithin } from "./where-within";

test("a link offers what has the same in the fields that are filled in, and the values that it names", () => {
  registerModule(sampleModule);
  const wherever = (offers: object, record: object) =>
    whereWithin(
      {
        ...{ key: "parent", entity: "sample", column: "idx_parent" },
        field: { kind: "link", label: "상위과정", to: "sample", ...offers },
      },
      { ...record },
    );
  expect(wherever({}, { kind: "video" })).toBeUndefined();
  expect(wherever({ within: { kind: "kind" } }, { kind: "video" })).toEqual({ kind: "video" });
  expect(wherever({ within: { kind: "former" } }, { kind: "video" })).toEqual({ former: "video" });
  expect(wherever({ within: { kind: "kind" }, offers: { status: "draft" } }, { kind: null })).toEqual({
    status: "draft",
  });
});

test("a link is chosen anew once what it was chosen within is another; what was empty took nothing away", () => {
  const placed = (key: string, column: string, within?: Readonly<Record<string, string>>) => ({
    ...{ key, column, entity: "staff_order" },
    field: { kind: "link", label: key, to: key, ...(within && { within }) } as const,
  });
  const fields = [placed("to_office", "idx_to_office"), placed("to_team", "idx_to_team", { to_office: "office" })];
  const order = { idx_to_office: 36, idx_to_team: 111 };
  expect(chosenAnew(fields, "idx_to_office", order)).toEqual({ idx_to_team: null });
  expect(chosenAnew(fields, "idx_to_team", order)).toEqual({});
  expect(chosenAnew(fields, "idx_to_office", { ...order, idx_to_office: null })).toEqual({});
});
