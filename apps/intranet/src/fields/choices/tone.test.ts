import { type ModuleDefinition, moduleOf } from "@portal/definition";
import { expect, it } from "vitest";
import { isPast, stateOf } from "./tone";

const field = { options: { wait: "대기", ok: "승인" }, tones: { wait: "waiting", ok: "done" } } as const;

it("shows a state as its definition says, and one that is not defined as waiting", () => {
  expect(stateOf(field, "ok")).toEqual({ label: "승인", tone: "done" });
  expect(stateOf(field, "old")).toEqual({ label: "old", tone: "waiting" });
});

it("lets a row step back when nobody is asked for anything any more", () => {
  expect((["finished", "ended"] as const).filter((tone) => !isPast(tone))).toEqual([]);
  expect((["waiting", "running", "partly", "done", "refused"] as const).filter(isPast)).toEqual([]);
});

it("counts days and reminds of them in those states alone that still ask for something", () => {
  const wrong = Object.values<ModuleDefinition>(moduleOf).flatMap(({ entities }) =>
    Object.entries(entities).flatMap(([entity, { fields, flow, derived = {}, reminders = {} }]) => {
      const state = fields[flow?.field ?? ""];
      if (!flow || state?.kind !== "choice") return [];
      const days = Object.entries(derived).filter(([, { derives }]) => /^days/.test(derives));
      const counted = [
        ...days.map(([key, of]) => [key, "where" in of ? of.where : undefined] as const),
        ...Object.entries(reminders).map(([key, { when }]) => [key, when] as const),
      ];
      return counted.flatMap(([key, where]) => {
        const states = [where?.[flow.field] ?? []].flat().map(String);
        const goesOn = (one: string) =>
          Object.values(flow.moves).some(({ from, isRare }) => !isRare && from.includes(one));
        const isOver = (one: string) => isPast(stateOf(state, one).tone) && !goesOn(one);
        return states.length === 0 || states.some(isOver) ? [`${entity}.${key}: ${states}`] : [];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

it("is told by every module what its states mean", () => {
  const unknown = Object.values<ModuleDefinition>(moduleOf).flatMap(({ entities }) =>
    Object.entries(entities).flatMap(([entity, { fields, flow }]) =>
      Object.entries(fields).flatMap(([key, state]) => {
        const isState = flow?.field === key || key === "status" || key === "state";
        return state.kind === "choice" && isState && !state.tones ? [`${entity}.${key}`] : [];
      }),
    ),
  );
  expect(unknown).toEqual([]);
});
