import { describe, expect, test } from "vitest";
import type { Asker } from "./access";
import type { EntityDefinition } from "./define-module";
import { guardsOf, mayChangeField, openKeys, passes } from "./field-access";
import { choice, money, text } from "./fields";
import { masked } from "./masks";
import type { EntityScreen } from "./screens";
import type { Section } from "./sections";

const staff: Asker = { idx: 900, idx_sector: 100, idx_office: 110, idx_team: 111, idx_position: 6111 };
const other: Asker = { ...staff, idx: 901, idx_team: 112 };
const person: EntityDefinition = {
  title: "사람",
  own: ["idx_staff"],
  hasOrgUnit: true,
  flow: { field: "status", moves: {} },
  fields: {
    name: text("이름"),
    school: text("학교"),
    duty: text("업무", { isPublic: true }),
    salary: money("연봉", { read: ["staff:own"], change: ["staff:team", "isLead:team"] }),
    status: choice("상태", { draft: "작성", done: "완료" }),
  },
};
const at = { path: "/p/:idx", of: "person" } as const;
const screens: EntityScreen[] = [
  { ...at, name: "P-List", kind: "list", can: ["staff:all"], columns: ["name"] },
  { ...at, name: "P-Tab1", kind: "tab-view", can: ["staff:team"], view: [{ fields: ["name"] }] },
  { ...at, name: "P-Tab2", kind: "tab-view", can: ["staff:own"], view: [{ fields: ["school", "duty"] }] },
  { ...at, name: "P-View", kind: "view", can: ["staff:all"], view: [{ fields: ["status"], can: ["staff:team"] }] },
];
const record = {
  idx_staff: staff.idx,
  idx_writer: 1,
  idx_sector: 100,
  idx_office: 110,
  idx_team: 112,
  status: "draft",
};
const reads = (asker: Asker, key: string) =>
  (guardsOf(screens, key, person.fields[key]) ?? [{ by: [] }]).some((guard) => passes(asker, guard, record, person));

describe("a field", () => {
  test("of one tab is not told by another; what a list shows is told by the list", () => {
    expect([reads(staff, "school"), reads(other, "school")]).toEqual([true, false]);
    expect([reads(staff, "name"), reads(other, "name")]).toEqual([true, true]);
  });

  test("that is public is told to everybody, also from a tab that is not theirs", () => {
    expect([reads(staff, "duty"), reads(other, "duty")]).toEqual([true, true]);
  });

  test("of a section that asks for more is told to those whom the section lets in", () => {
    expect([reads(staff, "status"), reads(other, "status")]).toEqual([false, true]);
  });

  test("is read by those whom it names, and changed by nobody who does not read it", () => {
    expect([reads(staff, "salary"), reads(other, "salary")]).toEqual([true, false]);
    const form: Section[] = [{ fields: ["name", "salary"] }];
    // the team reads and does not change; it may not even read this
    for (const asker of [staff, other]) expect(openKeys(asker, form, record, person)).toEqual(["name"]);
    const lead: Asker = { ...staff, idx_team: 112, idx_position: 6104 };
    expect(openKeys(lead, form, record, person)).toEqual(["name", "salary"]);
  });

  test("that is open for a while is changed only as long as the record has these values, one of each", () => {
    const score = text("점수", { changeWhen: { status: ["self"], phase: ["eval", "closed"] } });
    const open = (status: string, phase?: string) => mayChangeField(staff, score, { ...record, status, phase }, person);
    expect([open("self", "eval"), open("self", "mid"), open("draft", "eval"), open("self")]).toEqual([
      ...[true, false, false, false],
    ]);
  });

  test("of a gated section is filled in in its states by whom it says", () => {
    const form: Section[] = [{ fields: ["school"], editable: { in: ["draft"], by: ["staff:own"] } }];
    const open = (asker: Asker, status: string) => openKeys(asker, form, { ...record, status }, person);
    expect([open(staff, "draft"), open(staff, "done"), open(other, "draft")]).toEqual([["school"], [], []]);
  });
});

test.each([
  ["phone", "010-1234-5678", "010-****-5678"],
  ["phone", "01012345678", "010****5678"],
  ["phone", "02-1234-5678", "02-****-5678"],
  ["phone", "0212345678", "02****5678"],
  ["phone", "12", "**"],
  ["email", "haneul@demo.test", "h*****@demo.test"],
  ["account", "110-234-567890", "***-***-**7890"],
  ["birth", "1990-05-17", "1990-**-**"],
] as const)("of a %s such as %s there is %s to see", (mask, value, shown) => {
  expect(masked(mask, value)).toBe(shown);
});
