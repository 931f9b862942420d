import { HIDDEN_TEXT, modules } from "@portal/definition";
import { beforeAll, expect, test } from "vitest";
import { fieldAt } from "../../fields/definitions";
import { registerModule } from "../../fields/modules";
import { personOf } from "./address-card";

beforeAll(() => modules.forEach(registerModule));

const contact = { idx: 7, name: "나가상", idx_customer: 3, dept: null, title: "과장", phone: "010-0000-1234" };

test("a contact is taken along with its company's name, of which nothing is said to who may not know it", () => {
  const known = personOf("contact", { record: contact, names: { customer: { 3: "(가상)한빛전자" } } });
  expect(known).toMatchObject({ name: "나가상", company: "(가상)한빛전자", title: "과장", mobile: "010-0000-1234" });
  expect(personOf("contact", { record: contact, names: { customer: { 3: HIDDEN_TEXT } } }).company).toBe("");
});

test("what address books take in are texts and links of the record itself", () => {
  const cards = modules.flatMap(({ entities }) =>
    Object.entries(entities).flatMap(([entity, { addressCard = {} }]) =>
      Object.values<string>(addressCard).map((key) => fieldAt(entity, key)),
    ),
  );
  expect(cards.length).toBeGreaterThan(10);
  for (const { field, part, key } of cards)
    expect([key, part, /^(text|link)$/.test(field.kind)]).toEqual([key, undefined, true]);
});
