import { describe, expect, test } from "vitest";
import { readQuickTask } from "./quick-task";

/** A Saturday. */
const today = "2026-11-21";
const read = (line: string) => readQuickTask(line, today);

describe("a line for a new task", () => {
  test("has a title, people and a day, in any order", () => {
    expect(read("제안서 초안 @새봄 ~12/1")).toEqual({ title: "제안서 초안", people: ["새봄"], due: "2026-12-01" });
    expect(read("~12-1 @새봄 @해든 제안서 초안")).toEqual({
      title: "제안서 초안",
      people: ["새봄", "해든"],
      due: "2026-12-01",
    });
    expect(read("  제안서  ")).toEqual({ title: "제안서", people: [], due: undefined });
  });

  test.each([
    ["~오늘", "2026-11-21"],
    ["~내일", "2026-11-22"],
    ["~모레", "2026-11-23"],
    ["~토", "2026-11-21"],
    ["~금요일", "2026-11-27"],
    ["~11/21", "2026-11-21"],
    ["~10/31", "2027-10-31"],
    ["~2026-10-31", "2026-10-31"],
    ["~2028.2.29", "2028-02-29"],
  ])("means by %s the day %s", (word, day) => {
    expect(read(`일 ${word}`)).toEqual({ title: "일", people: [], due: day });
  });

  test("keeps in its title what is no day and no person", () => {
    for (const line of ["가격 ~13/1", "2/30 ~2/30", "메일 a@b.example", "@", "~", "1 ~ 3장 읽기"]) {
      expect(read(line)).toEqual({ title: line, people: [], due: undefined });
    }
  });
});
