import type { Field } from "@portal/definition";
import type { FieldKind } from "../controls/field-kind";
import { checklist } from "./choices/checklist";
import { choice } from "./choices/choice";
import { flag } from "./choices/flag";
import { multiChoice } from "./choices/multi-choice";
import { date } from "./dates/date";
import { dateTime } from "./dates/date-time";
import { month } from "./dates/month";
import { period } from "./dates/period";
import { time } from "./dates/time";
import { year } from "./dates/year";
import { bytes } from "./files/bytes";
import { file } from "./files/file";
import { files } from "./files/files";
import { answers } from "./links/answers";
import { link } from "./links/link";
import { ownFields } from "./links/own-fields";
import { staffList } from "./links/staff-list";
import { decimal } from "./numbers/decimal";
import { integer } from "./numbers/integer";
import { money } from "./numbers/money";
import { html } from "./texts/html";
import { json } from "./texts/json";
import { longText } from "./texts/long-text";
import { text } from "./texts/text";
import { words } from "./texts/words";

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
