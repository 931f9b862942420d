import type { Field } from "./fields";

/** What a field that people make may be. */
export const ownKinds = { text: "글", number: "숫자", date: "날짜", choice: "선택", flag: "예·아니요" } as const;

/** How many fields a record may bring along. */
export const OWN_FIELDS = 20;

/** A field that people have made: its key stays, whatever it is called later. */
export interface OwnField {
  readonly key: string;
  readonly label: string;
  readonly type: keyof typeof ownKinds;
  readonly required: boolean;
  /** What a choice may be. */
  readonly options?: readonly string[] | undefined;
  /** It is asked no more; what was said in it stays. */
  readonly isStopped?: boolean | undefined;
}

/** Such fields as a record has them. */
export function ownFieldsIn(value: unknown): readonly OwnField[] {
  return Array.isArray(value) ? (value as OwnField[]) : [];
}

/** A field that people have made, as one that a definition has. */
export function fieldOf({ label, type, required, options = [] }: OwnField): Field {
  const given = { label, required };
  switch (type) {
    case "text":
      return { kind: "text", max: 500, ...given };
    case "number":
      return { kind: "decimal", digits: [12, 2], ...given };
    case "date":
      return { kind: "date", ...given };
    case "choice":
      return { kind: "choice", options: Object.fromEntries(options.map((one) => [one, one])), ...given };
    case "flag":
      return { kind: "flag", label };
  }
}
