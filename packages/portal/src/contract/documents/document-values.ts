import { z } from "zod";
import { day } from "../../define/dates";
import { idxOrAll, whole, words } from "../../define/values";
import approvalCore from "../../documents/approval-core";

const { document, doc_step } = approvalCore.entities;

export const codesOf = <Options extends object>(options: Options) =>
  z.enum(Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]]);

export const documentKind = codesOf(document.fields.kind.options);
export const documentStatus = codesOf(document.fields.status.options);
export const secrecy = codesOf(document.fields.secret.options);
export const keepYears = codesOf(document.fields.keep_years.options);
export const stepRole = codesOf(doc_step.fields.role.options);
export const stepStatus = codesOf(doc_step.fields.status.options);

/** A filter's choice: nothing or an empty text is every one. */
export const orAll = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** A period by its days, and words to look for; a side that is missing is open. */
export const searched = { from: orAll(day), to: orAll(day), q: words(100).default("") };

/** Whose: an office, a team (9999 is the whole office); 0 or nothing is every one. */
export const ofUnit = { idx_office: idxOrAll, idx_team: idxOrAll };

/** By which column, and whether the largest comes first. */
export const sorted = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sort: orAll(z.enum(columns)),
  order: orAll(z.enum(["asc", "desc"])),
});

export const won = z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

/** Somebody as documents name them. */
export const namedStaff = z.object({
  idx: z.number().int(),
  kname: z.string(),
  position_name: z.string(),
  team_name: z.string(),
});

export const namedUnit = z.object({ idx: z.number().int(), kname: z.string() });

/** A place in a line as it is drawn up; the order of the list is the order of the line. */
export const lineStep = z.object({
  role: stepRole,
  /** One of both: somebody, or (to be notified or to receive) a team. */
  idx_staff: idxOrAll,
  idx_team: idxOrAll,
  /** Those who agree at the same time have the same number. */
  parallel_group: whole(1, 99).nullable().default(null),
});

/** As {@link lineStep}, with the names of who it is. */
export const namedStep = z.object({
  role: stepRole,
  staff: namedStaff.nullable(),
  team: namedUnit.nullable(),
  parallel_group: z.number().int().nullable(),
});

/** Another document that one refers to. */
export const relatedDocument = z.object({
  idx: z.number().int(),
  doc_no: z.string().nullable(),
  title: z.string(),
  kind: documentKind,
});

/** The records of a form's own fields; what they must be is said by `formSchema`. */
export const formData = z
  .record(z.string().max(60), z.unknown())
  .refine(isStorable, "저장할 수 없는 문자가 들어 있거나 내용이 너무 큽니다.");

/** Whether a value can be kept as JSON: not too deep, and every text of it can be stored. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.length <= 500_000 && !/[\0\p{Cs}]/u.test(value);
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  const entries = Object.entries(value);
  return (
    depth < 6 && entries.length <= 1000 && entries.every(([key, it]) => isStorable(key) && isStorable(it, depth + 1))
  );
}

/** What was done to each of several records; `message` says why one was not. */
export const report = z.array(z.object({ idx: z.number().int(), is_done: z.boolean(), message: z.string() }));
