import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { journeysOf, namedJourneys } from "./journeys-of.mjs";

describe("the journeys of a change", () => {
  test("are those through what was changed, each once", () => {
    const leave = ["leave", "point-out-unused-leave"];
    expect(journeysOf(["apps/server/src/leave/ledger/ledger.ts", "apps/server/src/leave/requests/effects.ts"])).toEqual(
      leave,
    );
    expect(journeysOf(["apps/intranet/src/overrides/booking/timeline.tsx"])).toEqual(["book-a-room"]);
    expect(journeysOf(["packages/toulmin-editor/src/core/commands.ts"])).toContain("mark-by-hand");
  });

  test("are those that were changed themselves", () => {
    expect(journeysOf(["e2e/leave.spec.ts"])).toEqual(["leave"]);
  });

  test("are none for tests, stories and texts", () => {
    const changed = [
      "apps/server/src/leave/ledger/ledger.test.ts",
      "packages/toulmin-editor/src/react/a.stories.tsx",
      "a.md",
    ];
    expect(journeysOf(changed)).toEqual([]);
  });

  test("are journeys that there are", () => {
    const unknown = namedJourneys.filter((name) => !existsSync(join(import.meta.dirname, `../e2e/${name}.spec.ts`)));
    expect(unknown).toEqual([]);
  });
});
