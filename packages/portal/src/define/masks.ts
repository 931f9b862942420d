/** What is left to see of a value until somebody asks for the whole of it, which is written down. */
export type Mask = "phone" | "email" | "account" | "birth";

const BEHIND_TWO = /(?<=(?:\d\D*){2})\d(?=(?:\D*\d){4})/g;
const BEHIND_THREE = /(?<=(?:\d\D*){3})\d(?=(?:\D*\d){4})/g;

const shown: Readonly<Record<Mask, (value: string) => string>> = {
  // 010-1234-5678 → 010-****-5678, and of Seoul, whose code is shorter, 02-1234-5678 → 02-****-5678
  phone: (value) => value.replace(/^\D*02/.test(value) ? BEHIND_TWO : BEHIND_THREE, "*"),
  // haneul@example.test → h*****@example.test
  email: (value) => value.replace(/(?<=^.)[^@]*(?=@|$)/, (rest) => "*".repeat(rest.length)),
  account: (value) => value.replace(/\d(?=(?:\D*\d){4})/g, "*"),
  // 1990-05-17 → 1990-**-**
  birth: (value) => value.replace(/(?<=^.{4}.*)\d/g, "*"),
};

/** A value as lists and pages show it. */
export function masked(mask: Mask, value: string): string {
  const hidden = shown[mask](value);
  // too short to hide a part of
  return hidden === value ? "*".repeat(value.length) : hidden;
}
