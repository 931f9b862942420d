import { expect, test } from "vitest";
import { isOffered } from "./staff-select";

const person = { idx_office: 110, idx_team: 111 };

test.each([
  [0, 0, true],
  [110, 0, true],
  [120, 0, false],
  [110, 111, true],
  [110, 112, false],
  [110, 9999, true],
  [120, 9999, false],
])("with office %i and team %i chosen, somebody of team 111 is offered: %s", (office, team, is) => {
  expect(isOffered(person, { office, team })).toBe(is);
});
