import type { Field } from "@portal/definition";
import { answers } from "./answers";
import { bytes } from "./bytes";
import { checklist } from "./checklist";
import { choice } from "./choice";
import { date } from "./date";
import { dateTime } from "./date-time";
import { decimal } from "./decimal";
import type { FieldKind } from "./field-kind";
import { file } from "./file";
import { files } from "./files";
import { flag } from "./flag";
import { html } from "./html";
import { integer } from "./integer";
import { json } from "./json";
import { link } from "./link";
import { longText } from "./long-text";
import { money } from "./money";
import { month } from "./month";
import { multiChoice } from "./multi-choice";
import { ownFields } from "./own-fields";
import { period } from "./period";
import { staffList } from "./staff-list";
import { text } from "./text";
import { time } from "./time";
import { words } from "./words";
import { year } from "./year";

/** How each kind of field is seen, written and looked for. */
const kinds = {
  text,
  longText,
  html,
  integer,
  decimal,
  money,
  flag,
  date,
  dateTime,
  time,
  month,
  year,
  period,
  choice,
  multiChoice,
  words,
  staffList,
  checklist,
  link,
  file,
  files,
  bytes,
  json,
  ownFields,
  answers,
} satisfies { [Kind in Field["kind"]]: FieldKind<Extract<Field, { kind: Kind }>> };

/** How a field is seen, written and looked for. */
export function kindOf<Of extends Field>(field: Of): FieldKind<Of> {
  return kinds[field.kind] as unknown as FieldKind<Of>;
}
