import { z } from "zod";
import { OWN_FIELDS, type OwnField, ownKinds } from "../../define/own-fields";
import { words } from "../../define/values";

const key = z.string().regex(/^f\d{1,4}$/, "올바르지 않습니다.");
const called = (max: number) => words(max).refine((value) => value.trim() !== "", "필수 항목입니다.");

/** What stands between values in an address stands in none of them. */
const option = called(60).refine((value) => !value.includes(","), "선택지에는 쉼표를 쓸 수 없습니다.");

const ownField: z.ZodType<OwnField> = z
  .object({
    key,
    label: called(40),
    type: z.enum(Object.keys(ownKinds) as (keyof typeof ownKinds)[]),
    required: z.boolean(),
    options: z.array(option).max(30).optional(),
    isStopped: z.boolean().optional(),
  })
  .refine(({ type, options = [] }) => type !== "choice" || options.length > 0, "선택지를 하나 이상 입력하세요.")
  .refine(({ options = [] }) => new Set(options).size === options.length, "같은 선택지가 있습니다.");

/** The fields that a record brings along for those that link to it. */
export const ownFieldsSchema = z
  .array(ownField)
  .max(OWN_FIELDS)
  .refine((all) => new Set(all.map((one) => one.key)).size === all.length, "같은 항목이 있습니다.")
  .refine((all) => new Set(all.map(({ label }) => label)).size === all.length, "이름이 같은 항목이 있습니다.");

/** What is said in them, by their keys. */
export const answersSchema = z
  .record(key, z.union([words(1000), z.number(), z.boolean(), z.null()]))
  .refine((said) => Object.keys(said).length <= 2 * OWN_FIELDS, "올바르지 않습니다.");
