import { type ModuleDefinition, moduleOf } from "@portal/definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stateOf } from "../../fields/choices/tone";
import { forgetModules, registerModule } from "../../fields/modules";
import { nextMove } from "./next-move";

beforeAll(() => {
  for (const module of Object.values<ModuleDefinition>(moduleOf)) registerModule(module);
});
afterAll(forgetModules);

/** Moves that put off, stop or take back what they are made on, by what their buttons say. */
const away = /연기|보류|미루|중지|중단|종료|종결|취소|철회|회수|반려|거절|해지|폐기|포기|되돌|반송|휴면|탈락|실주|노쇼/;

test("what one mostly does next never puts off, stops or takes back where another move goes forward", () => {
  const seen: string[] = [];
  const wrong: string[] = [];
  for (const { entities } of Object.values<ModuleDefinition>(moduleOf)) {
    for (const [entity, { fields, flow }] of Object.entries(entities)) {
      const state = fields[flow?.field ?? ""];
      if (!flow || state?.kind !== "choice") continue;
      const isAway = ({ title, to }: { title: string; to: string }) =>
        away.test(title) || ["ended", "refused"].includes(stateOf(state, to).tone);
      for (const at of Object.keys(state.options)) {
        const moves = Object.values(flow.moves).filter(({ from }) => from.includes(at));
        const next = nextMove(entity, { [flow.field]: at });
        if (next === undefined) continue;
        const forward = moves.filter((move) => !isAway(move));
        seen.push(`${entity} ${at}: ${next.title}`);
        if (isAway(next) && forward.length > 0) {
          wrong.push(`${entity} ${at}: ${next.title}, not ${forward.map(({ title }) => title).join(", ")}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.length).toBeGreaterThan(100);
});
