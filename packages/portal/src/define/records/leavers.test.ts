import { expect, test } from "vitest";
import { modules } from "../../modules";
import type { EntityDefinition } from "../define-module";

const entities = new Map<string, EntityDefinition>(modules.flatMap((module) => Object.entries(module.entities)));
const staff = entities.get("staff") as EntityDefinition;

/** Whether records of an entity are somebody's on the staff, and not only in their hands: the person's own, or their lines. */
function isOfStaff(name: string, { own: [first = ""] = [] }: EntityDefinition): boolean {
  return /^idx(_(\w+_)?staff)?$/.test(first) || name in (staff.parts ?? {});
}

/** Whether a record says more of a person than what they have done: how they are reached, paid or known. */
function isPersonal({ isPersonal, fields }: EntityDefinition): boolean {
  const isSo = (field: (typeof fields)[string]) =>
    field.kind === "text" &&
    (field.sealed || field.mask || field.isPersonal || /^(phone|email)$/.test(field.format ?? ""));
  return isPersonal === true || Object.values(fields).some(isSo);
}

test("each kind of record about somebody on the staff says what goes of it some years after they have left", () => {
  const goes =
    staff.ofLeavers && typeof staff.ofLeavers === "object" && "fields" in staff.ofLeavers
      ? staff.ofLeavers
      : { fields: [] };
  const silent = [...entities]
    .filter(([name, entity]) => isOfStaff(name, entity) && isPersonal(entity))
    .filter(([name, { ofLeavers }]) => ofLeavers === undefined && !goes.fields.includes(name))
    .map(([name]) => name);
  expect(silent).toEqual([]);
});

test("of a person all goes by which they are reached, paid or known, but for the name", () => {
  const goes = (staff.ofLeavers as { fields: readonly string[] }).fields;
  const left = Object.entries(staff.fields)
    .filter(([, field]) => field.kind === "text" || field.kind === "file" || field.kind === "date")
    .map(([key]) => key)
    .filter((key) => !goes.includes(key));
  expect(left).toEqual(["emp_no", "kname", "ename", "duty", "joinday", "probation_to"]);
});
