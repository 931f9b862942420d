import { expect, test } from "vitest";
import type { PlannedStep } from "../names";
import { isTogether, joined, orderedLine, sentLine, whyOf } from "./planned-line";

function step(idx: number, role: PlannedStep["role"] = "agree", parallel_group: number | null = null): PlannedStep {
  return {
    role,
    staff: { idx, kname: `직원${idx}`, position_name: "선임", team_name: "인사팀" },
    team: null,
    parallel_group,
  };
}
const groups = (line: readonly PlannedStep[]) => line.map(({ parallel_group }) => parallel_group);

test("two who agree are joined, and parted again", () => {
  const line = joined([step(1, "approve"), step(2), step(3)], 2);
  expect(groups(line)).toEqual([null, 1, 1]);
  expect(isTogether(line, 2)).toBe(true);
  expect(groups(joined(line, 2))).toEqual([null, null, null]);
});

test("a third one joins the group of the second", () => {
  expect(groups(joined(joined([step(1), step(2), step(3)], 1), 2))).toEqual([1, 1, 1]);
});

test("who approves is never joined", () => {
  expect(groups(joined([step(1, "approve"), step(2, "approve")], 1))).toEqual([null, null]);
});

test("a group that is torn apart by another step is none any more", () => {
  expect(groups(orderedLine([step(1, "agree", 4), step(2, "approve"), step(3, "agree", 4)]))).toEqual([
    null,
    null,
    null,
  ]);
});

test("who decides stands before who is told, and the server is sent numbers", () => {
  const line = orderedLine([step(1, "receive"), step(2, "refer"), step(3, "approve")]);
  expect(sentLine(line).map(({ idx_staff }) => idx_staff)).toEqual([3, 2, 1]);
});

test("a step that the rules ask for says why; who only agrees where they ask to approve is not the one", () => {
  const required = [{ idx_staff: 1, role: "approve" as const, why: "팀장 전결" }];
  expect(whyOf(step(1, "approve"), required)).toBe("팀장 전결");
  expect(whyOf(step(1, "agree"), required)).toBeUndefined();
  expect(whyOf(step(2, "approve"), required)).toBeUndefined();
  expect(whyOf(step(1, "refer"), required)).toBeUndefined();
});
