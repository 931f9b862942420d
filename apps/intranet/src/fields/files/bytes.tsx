import type { Field } from "@portal/definition";
import type { FieldKind } from "../../controls/field-kind";

const Nothing = () => null;

/** What a stored file consists of is never shown. */
export const bytes: FieldKind<Extract<Field, { kind: "bytes" }>> = { Cell: Nothing, View: Nothing, Input: Nothing };
