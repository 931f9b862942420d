import { type ModuleDefinition, moduleOf } from "@portal/definition";
import { expect, it } from "vitest";
import { isPast, knownTone, toneOf } from "./tone";

it("gives waiting, running, partly, done, refused and ended a tone each, by the words of the states", () => {
  const words = ["임시저장", "진행", "일부수금", "승인", "반려", "취소"];
  expect(words.map(toneOf)).toEqual(["waiting", "running", "partly", "done", "refused", "ended"]);
});

it("reads the whole word: what is asked to be cancelled still runs, what waits to be paid is not paid", () => {
  expect(toneOf("취소신청")).toBe("running");
  expect(toneOf("지급대기")).toBe("waiting");
  expect(toneOf("미이수")).toBe("refused");
  expect(toneOf("폐기대기")).toBe("waiting");
});

it("lets a row step back when nobody is asked for anything any more", () => {
  expect(["완료", "종료", "취소", "마감"].filter((label) => !isPast(label))).toEqual([]);
  expect(["승인", "진행", "반려", "대기"].filter(isPast)).toEqual([]);
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
        const isOver = (one: string) => isPast(state.options[one] ?? "취소") && !goesOn(one);
        return states.length === 0 || states.some(isOver) ? [`${entity}.${key}: ${states}`] : [];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

it("knows the word of each state that the modules have", () => {
  const unknown = Object.values<ModuleDefinition>(moduleOf).flatMap(({ entities }) =>
    Object.entries(entities).flatMap(([entity, { fields, flow }]) =>
      Object.entries(fields).flatMap(([key, field]) => {
        const isState = flow?.field === key || key === "status" || key === "state";
        if (field.kind !== "choice" || !isState) return [];
        return Object.values(field.options)
          .filter((label) => !knownTone(label))
          .map((label) => `${entity}: ${label}`);
      }),
    ),
  );
  expect(unknown).toEqual([]);
});
