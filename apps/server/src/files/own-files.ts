import { askerOf } from "../access/asker";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import { entityOf } from "../crud/entity";
import { portalEntities } from "../crud/portal-entities";
import type { Row } from "../crud/rules";
import { claimFiles, foreignFiles } from "../crud/writing/claims";
import type { Database } from "../db/open";
import { dayOf } from "../seoul";

/**
 * Makes the files and pictures that a record names its own, where the record is written by a call of its own; do it in
 * the transaction that writes. Throws when one of them is neither the record's nor has just been stored by the person.
 */
export async function claimOwnFiles(
  tx: Database,
  { person, now }: { person: Person; now: Date },
  entity: string,
  record: Row & { readonly idx: number },
): Promise<void> {
  const asking = { db: tx, now, person, asker: await askerOf(tx, person, dayOf(now)) };
  const about = entityOf({ entities: portalEntities }, entity);
  const [problem] = Object.values(await foreignFiles(asking, about, record.idx, record));
  if (problem !== undefined) throw new ApiError(400, problem);
  await claimFiles(asking, about, record.idx, record);
}
