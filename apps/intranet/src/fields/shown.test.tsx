import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { sampleModule } from "../testing/sample-module";
import { fieldAt } from "./definitions";
import { registerModule } from "./modules";
import { ShownField } from "./shown";

test("days that are left are a number, and those that are over are told in words", () => {
  registerModule(sampleModule);
  const placed = {
    ...fieldAt("sample", "seats"),
    derived: { derives: "daysUntil", label: "남은 날", field: "start" },
  } as const;
  const shown = (seats: number) =>
    renderToStaticMarkup(
      <ShownField placed={placed} record={{ idx: 1, seats }} known={{ names: {}, files: {} }} as="Cell" />,
    );
  expect([3, 0, -1, -1099].map(shown)).toEqual(["3", "오늘", "1일 지남", "1,099일 지남"]);
});

test("a share has its sign in a row too, where other numbers go without their unit", () => {
  registerModule(sampleModule);
  const placed = fieldAt("sample", "seats");
  const shown = (unit: string) =>
    renderToStaticMarkup(
      <ShownField
        placed={{ ...placed, field: { kind: "integer", label: "수", unit } }}
        record={{ idx: 1, seats: 1250 }}
        known={{ names: {}, files: {} }}
        as="Cell"
      />,
    );
  expect([shown("%"), shown("명")]).toEqual(["1,250%", "1,250"]);
});

test("lines in short are called by what each has to have; one without a name leaves no comma behind", () => {
  registerModule(sampleModule);
  const placed = fieldAt("sample", "sample_line");
  const shown = (...lines: object[]) =>
    renderToStaticMarkup(
      <ShownField placed={placed} record={{ idx: 1, sample_line: lines }} known={{ names: {}, files: {} }} as="Cell" />,
    );
  expect(shown({ name: "칠판" }, { name: null }, { name: "분필" })).toBe("칠판, 분필");
  expect(shown({ name: null }, { name: "" })).toBe("2줄");
  expect(shown({ name: "분필" }, { name: "칠판" }, { name: "분필" })).toBe("분필, 칠판");
});

test("a linked record leads to its page where the person may open it, and is a name alone elsewhere", () => {
  registerModule(sampleModule);
  const placed = { ...fieldAt("sample", "seats"), field: { kind: "link", label: "팀", to: "team" } } as const;
  const shown = (pages?: Record<string, Record<string, string>>) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ShownField
          placed={placed}
          record={{ idx: 1, seats: 7 }}
          known={{ names: { team: { "7": "영업팀" } }, files: {}, ...(pages && { pages }) }}
          as="View"
        />
      </MemoryRouter>,
    );
  expect(shown({ team: { "7": "/teams/7" } })).toContain('href="/teams/7"');
  expect([shown({ team: { "8": "/teams/8" } }), shown()]).toEqual(["영업팀", "영업팀"]);
});
