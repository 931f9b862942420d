import { columnName, type DocumentKind, type Field, type FormValues, formByKind } from "@portal/definition";
import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { customer, eduCourse, salesPlan, salesPublish, smp, staff, vacationType, vehicle } from "../../../db/tables";

/** Where the records that forms link to have their names. */
const named = {
  staff: [staff, staff.kname],
  customer: [customer, customer.name],
  smp: [smp, smp.title],
  vacation_type: [vacationType, vacationType.name],
  sales_publish: [salesPublish, salesPublish.contract_name],
  sales_plan: [salesPlan, salesPlan.contract_name],
  edu_course: [eduCourse, eduCourse.title],
  vehicle: [vehicle, vehicle.plate_no],
} as const;

/** The names of the records that a form's values link to, by entity and number. */
export async function namesIn(
  db: Database,
  kind: DocumentKind,
  data: FormValues,
): Promise<Record<string, Record<string, string>>> {
  const { fields, rows = {} } = formByKind(kind);
  const wanted = new Map<string, Set<number>>();
  const collect = (own: Readonly<Record<string, Field>>, values: FormValues) => {
    for (const [key, field] of Object.entries(own)) {
      const to = field.kind === "link" ? field.to : field.kind === "staffList" ? "staff" : null;
      if (to === null) continue;
      const idxs = wanted.get(to) ?? new Set();
      for (const idx of [values[columnName(key, field)]].flat()) if (Number.isSafeInteger(idx)) idxs.add(idx as number);
      wanted.set(to, idxs);
    }
  };
  collect(fields, data);
  for (const [name, { fields: own }] of Object.entries(rows)) {
    const lines: readonly unknown[] = Array.isArray(data[name]) ? data[name] : [];
    for (const line of lines) if (typeof line === "object" && line !== null) collect(own, line as FormValues);
  }
  const names: Record<string, Record<string, string>> = {};
  for (const [entity, idxs] of wanted) {
    if (!(entity in named) || idxs.size === 0) continue;
    const [table, name] = named[entity as keyof typeof named];
    const found = await db
      .select({ idx: table.idx, name })
      .from(table)
      .where(inArray(table.idx, [...idxs]));
    names[entity] = Object.fromEntries(found.map((row) => [String(row.idx), row.name]));
  }
  return names;
}
