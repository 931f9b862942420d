import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { docStep, document } from "../../db/tables";
import { isMeOrDelegator } from "./delegation";

/** Whether a document of this revision waits for somebody's decision, or for that of one for whom they decide on a day. */
export function waitsFor(me: number | Placeholder, day: string | Placeholder): SQL {
  const isTheirs = isMeOrDelegator(sql`turn.idx_staff`, me, day);
  return sql`(${document.idx}, ${document.rev}) in (select turn.idx_document, turn.rev from ${docStep} turn where turn.status in ('now', 'hold') and turn.role in ('approve', 'agree') and ${isTheirs})`;
}
