import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { delegation, docStep, document } from "../../../db/tables";
import { holdsOn, personalForms } from "../acting/delegation";

/** Whether a document of this revision waits for somebody's decision, or for that of one in whose place they decide on a day. */
export function waitsFor(me: number | Placeholder, day: string | Placeholder, table = document): SQL {
  const isTurn = sql`turn.status in ('now', 'hold') and turn.role in ('approve', 'agree')`;
  const own = sql`select turn.idx_document, turn.rev from ${docStep} turn where ${isTurn} and turn.idx_staff = ${me}`;
  const mayDecide = and(
    eq(delegation.idx_delegate, me),
    holdsOn(day),
    sql`held.kind not in (${sql.join(
      personalForms.map((kind) => sql`${kind}`),
      sql`, `,
    )})`,
    sql`coalesce(held.amount, 0) <= ${delegation.amount_to}`,
    sql`held.idx_drafter <> ${me} and not (${me}::bigint = any(coalesce(held.interested, '{}')))`,
  );
  const inPlace = sql`select turn.idx_document, turn.rev from ${delegation} join ${docStep} turn on turn.idx_staff = ${delegation.idx_staff} join ${document} held on held.idx = turn.idx_document where ${isTurn} and ${mayDecide}`;
  return sql`(${table.idx}, ${table.rev}) in (${own} union all ${inPlace})`;
}
