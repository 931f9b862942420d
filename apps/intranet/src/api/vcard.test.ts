import fc from "fast-check";
import { expect, test } from "vitest";
import { vcard } from "./vcard";

/** A file's properties as RFC 6350 (3.2 to 3.4) has them read: lines unfolded, values at their semicolons, without escapes. */
function propertiesOf(file: string): (readonly [name: string, values: readonly string[]])[] {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => {
    const [, name = "", value = ""] = /^([A-Z]+(?:;[A-Z]+=[a-z]+)*):(.*)$/su.exec(line) ?? [];
    expect(value).not.toMatch(/[\r\n]/);
    const values = [""];
    for (const [, after, plain] of value.matchAll(/\\(.)|(.)/gsu)) {
      if (plain === ";") values.push("");
      else values.push(`${values.pop()}${after === "n" ? "\n" : (after ?? plain)}`);
    }
    return [name, values] as const;
  });
}

const text = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 90 }),
  fc.string({
    unit: fc.constantFrom("가", "한", "🙂", "\\", ";", ",", "\n", "\r\n", "\r", ":", " ", "n", "END:VCARD"),
    minLength: 1,
  }),
);

test("whatever a person's record says, an address book reads the same of it, and nothing else", () => {
  const keys = ["company", "unit", "title", "mobile", "phone", "email", "address"] as const;
  const others = fc.record(Object.fromEntries(keys.map((key) => [key, text])), { requiredKeys: [] });
  fc.assert(
    fc.property(text, others, (name, rest: Partial<Record<(typeof keys)[number], string>>) => {
      const file = vcard({ name, ...rest });
      const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      const read = (value = "") => value.replace(/\r\n?/g, "\n");
      const has = (property: string, value: string | undefined, values = [read(value)]) =>
        value === undefined ? [] : [[property, values] as const];
      const { company, unit, title, mobile, phone, email, address } = rest;
      const org = [read(company), ...(unit === undefined ? [] : [read(unit)])];
      expect(propertiesOf(file)).toEqual([
        ["BEGIN", ["VCARD"]],
        ["VERSION", ["4.0"]],
        ["FN", [read(name)]],
        ["N", [read(name), "", "", "", ""]],
        ...has("ORG", company ?? unit, org),
        ...has("TITLE", title),
        ...has("TEL;TYPE=cell", mobile),
        ...has("TEL;TYPE=work", phone),
        ...has("EMAIL;TYPE=work", email),
        ...has("ADR;TYPE=work", address, ["", "", read(address), "", "", "", ""]),
        ["END", ["VCARD"]],
      ]);
    }),
  );
});

test("a line that goes on breaks between letters, not within one", () => {
  const lines = vcard({ name: "가".repeat(60) }).split("\r\n");
  const [first, ...rest] = lines.filter((line) => line.includes("가") && !line.startsWith("N:"));
  expect(first).toBe(`FN:${"가".repeat(24)}`);
  expect(rest[0]).toBe(` ${"가".repeat(24)}`);
});
