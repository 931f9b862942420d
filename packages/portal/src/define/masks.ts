/** What is left to see of a value until somebody asks for the whole of it, which is written down. */
export type Mask = "phone" | "email" | "account" | "birth";

const shown: Readonly<Record<Mask, (value: string) => string>> = {
  // 010-1234-5678 → 010-****-5678
  phone: (value) => value.replace(/(?<=(?:\d\D*){3})\d(?=(?:\D*\d){4})/g, "*"),
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
