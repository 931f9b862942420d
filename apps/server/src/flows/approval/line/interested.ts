import type { FormDefinition, FormValues } from "@portal/definition";
import { and, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { staff } from "../../../db/tables";
import type { Document } from "../document";

/** Who may not decide on a form: its drafter, and whoever paid or is paid. A name stands for everybody who has it. */
export async function interestedIn(
  db: Database,
  form: Pick<FormDefinition, "interested">,
  data: FormValues,
  drafter: number,
): Promise<number[]> {
  const { staff: people, names } = form.interested?.(data) ?? { staff: [], names: [] };
  const namesakes =
    names.length === 0
      ? []
      : await db
          .select({ idx: staff.idx })
          .from(staff)
          .where(and(inArray(staff.kname, [...names]), ne(staff.status, "retired"), isNull(staff.deleted_at)));
  return [...new Set([drafter, ...people, ...namesakes.map(({ idx }) => idx)])];
}

/** Who may not decide on a document as it was submitted. */
export function interestedOf({ idx_drafter, interested }: Pick<Document, "idx_drafter" | "interested">): number[] {
  return [...new Set([idx_drafter, ...(interested ?? [])])];
}
