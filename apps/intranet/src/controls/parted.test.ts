import { type ModuleDefinition, moduleOf } from "@portal/definition";
import { expect, test } from "vitest";
import { stateOf } from "../fields/choices/tone";
import { partedByDanger } from "./parted";

test("what takes something away stands last, apart from the rest, each in its own order", () => {
  const actions = [
    { title: "삭제", isDangerous: true },
    { title: "승인" },
    { title: "취소", isDangerous: true },
    { title: "인쇄", isDangerous: false },
  ];
  expect(partedByDanger(actions).map((part) => part.map(({ title }) => title))).toEqual([
    ["승인", "인쇄"],
    ["삭제", "취소"],
  ]);
});

const isEnd = (state: Parameters<typeof stateOf>[0], to: string) =>
  ["ended", "refused"].includes(stateOf(state, to).tone);

test("a rare move that ends a record without a result is among the dangerous ones", () => {
  const silent = Object.values<ModuleDefinition>(moduleOf).flatMap(({ entities }) =>
    Object.entries(entities).flatMap(([entity, { fields, flow }]) => {
      const state = fields[flow?.field ?? ""];
      if (!flow || state?.kind !== "choice") return [];
      return Object.entries(flow.moves)
        .filter(([, { to, isRare, isDangerous }]) => isRare === true && isEnd(state, to) && !isDangerous)
        .map(([name, { title }]) => `${entity}.${name}: ${title}`);
    }),
  );
  expect(silent).toEqual([]);
});

test("everything that somebody leaves behind changes hands after a question alone", () => {
  expect(moduleOf.retirees.entities.retire.flow.moves.give).toMatchObject({ isDangerous: true });
});
