import { expect, test } from "vitest";
import { registerModule } from "../../../fields/definitions";
import { sampleModule } from "../../../testing/sample-module";
import { whereWithin } from "./where-within";

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
  expect(wherever({ within: ["kind"] }, { kind: "video" })).toEqual({ kind: "video" });
  expect(wherever({ within: ["kind"], offers: { status: "draft" } }, { kind: null })).toEqual({ status: "draft" });
});
