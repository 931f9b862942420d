import { expect, test } from "vitest";
import { hourTyped, partsOf, timeOf } from "./time-parts";

test.each([
  ["AM", "12", "00", "00:00"],
  ["AM", "01", "10", "01:10"],
  ["AM", "11", "50", "11:50"],
  ["PM", "12", "30", "12:30"],
  ["PM", "01", "00", "13:00"],
  ["PM", "11", "50", "23:50"],
])("%s %s:%s is %s, there and back", (half, hour, minute, time) => {
  expect(timeOf({ half, hour, minute })).toBe(time);
  expect(partsOf(time)).toEqual({ half, hour, minute });
});

test("there is no time before all three parts are chosen", () => {
  expect(timeOf({ half: "", hour: "01", minute: "00" })).toBeNull();
  expect(timeOf({ half: "AM", hour: "", minute: "00" })).toBeNull();
  expect(timeOf({ half: "AM", hour: "01", minute: "" })).toBeNull();
});

test("what is no time has no parts", () => {
  for (const text of ["", "24:00", "9:00", "12:60", "noon"]) {
    expect(partsOf(text)).toEqual({ half: "", hour: "", minute: "" });
  }
});

test.each([
  ["9", "PM", "PM", "09", true],
  ["09", "PM", "AM", "09", true],
  ["1", "PM", "PM", "01", false],
  ["12", "AM", "AM", "12", true],
  ["14", "AM", "PM", "02", true],
  ["00", "PM", "AM", "12", true],
  ["23", "", "PM", "11", true],
  ["7", "", "", "07", true],
])("%s typed in %s is %s %s", (digits, before, half, hour, isWhole) => {
  expect(hourTyped(digits, before)).toEqual({ half, hour, isWhole });
});

test.each(["0", "24", "99"])("%s is no hour", (digits) => {
  expect(hourTyped(digits, "AM")).toBeNull();
});
