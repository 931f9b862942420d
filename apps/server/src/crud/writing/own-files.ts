import { askerOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import type { Person } from "../../auth/sessions";
import type { Database } from "../../db/open";
import type { Row } from "../../records/rules";
import { dayOf } from "../../seoul";
import type { Entity } from "../entity";
import { claimFiles, foreignFiles } from "./claims";

/**
 * Makes the files and pictures that a record names its own, where the record is written by a call of its own; do it in
 * the transaction that writes. Throws when one of them is neither the record's nor has just been stored by the person.
 */
export async function claimOwnFiles(
  tx: Database,
  { person, now }: { person: Person; now: Date },
  about: Entity,
  record: Row & { readonly idx: number },
): Promise<void> {
  const context = { db: tx, now, person, asker: await askerOf(tx, person, dayOf(now)) };
  const [problem] = Object.values(await foreignFiles(context, about, record.idx, record));
  if (problem !== undefined) throw new ApiError(400, problem);
  await claimFiles(context, about, record.idx, record);
}
