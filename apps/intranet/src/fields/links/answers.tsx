import type { Field } from "@portal/definition";
import type { FieldKind, ShownProps } from "../../controls/field-kind";

type AnswersField = Extract<Field, { kind: "answers" }>;

/** Values of fields that a linked record brings along; forms, pages and filters show each of them as its own kind. */
export const answers: FieldKind<AnswersField> = { Cell, View: Cell, Input: Cell };

function Cell({ value }: Pick<ShownProps, "value">) {
  const said = Object.values((value ?? {}) as Readonly<Record<string, unknown>>);
  const words = said.map((one) => (one === true ? "예" : one === false ? "아니요" : String(one ?? "")));
  return words.filter(Boolean).join(" · ");
}
