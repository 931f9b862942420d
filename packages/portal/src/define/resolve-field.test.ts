import { expect, test } from "vitest";
import type { EntityDefinition } from "./define-module";
import { link, text } from "./fields";
import { resolveField } from "./resolve-field";

const entities: Readonly<Record<string, EntityDefinition>> = {
  contract: { title: "계약", fields: { customer: link("고객사", { to: "customer" }) } },
  customer: { title: "고객사", fields: { name: text("고객사명"), phone: text("대표전화") } },
};

test("a field through a link says whose it is, and says it once", () => {
  const labelOf = (key: string) => resolveField((name) => entities[name], "contract", key)?.field.label;
  expect([labelOf("customer.phone"), labelOf("customer.name")]).toEqual(["고객사 대표전화", "고객사명"]);
});
