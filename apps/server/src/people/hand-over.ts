import type { HandOverKind } from "@portal/definition";
import { and, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import { retireHandover, staff } from "../db/tables";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import type { WriteContext } from "../records/rules";
import { returnedKinds } from "./returned";

type Retire = RowOf<"retire">;

/** The lines of what ends by its own return. */
const isBack = sql`(${retireHandover.ref_entity} is not null and ${inArray(retireHandover.kind, [...returnedKinds])})`;

/** Names, one by one, what somebody who leaves holds; run again it adds what is new. */
export async function collect(
  { db, handOvers, person }: WriteContext,
  record: Retire,
  successor: number | null,
  isMeant: (kind: HandOverKind) => boolean = () => true,
): Promise<void> {
  for (const [entity, { kind, held }] of handOvers) {
    if (!isMeant(kind)) continue;
    const taker = returnedKinds.includes(kind) ? null : successor;
    await db.execute(sql`insert into ${retireHandover}
      (idx_retire, idx_staff, idx_sector, idx_office, idx_team, kind, title, ref_entity, ref_idx, idx_to_staff, due, idx_writer)
      select ${record.idx}, leaver.idx, leaver.idx_sector, leaver.idx_office, leaver.idx_team, ${kind}, left(held.title, 150),
        ${entity}, held.idx, ${taker}::bigint, ${record.retire_date}::date, ${person.idx}
      from (${held(record.idx_staff)}) held join ${staff} leaver on leaver.idx = ${record.idx_staff}
      where not exists (select from ${retireHandover} line where line.idx_retire = ${record.idx}
        and line.ref_entity = ${entity} and line.ref_idx = held.idx and line.deleted_at is null)`);
  }
}

/** Gives what the lines name to who is to have it, but what is returned: all of it, or nothing at all. Tells them. */
export async function giveOver(context: WriteContext, record: Retire, which?: SQL): Promise<void> {
  const { db, handOvers, now } = context;
  const isMeant = and(
    eq(retireHandover.idx_retire, record.idx),
    ne(retireHandover.status, "ok"),
    isNull(retireHandover.deleted_at),
    not(isBack),
    which,
  );
  const lacking = await db.$count(retireHandover, and(isMeant, isNull(retireHandover.idx_to_staff)));
  if (lacking > 0)
    throw new ApiError(
      409,
      `인수자를 정하지 않은 인계가 ${lacking}건 있습니다. 후임자를 정하거나 항목마다 선택하세요.`,
    );
  const taken = await db
    .selectDistinct({
      to: retireHandover.idx_to_staff,
      entity: retireHandover.ref_entity,
      status: staff.status,
      kname: staff.kname,
    })
    .from(retireHandover)
    .innerJoin(staff, eq(staff.idx, retireHandover.idx_to_staff))
    .where(isMeant);
  for (const { to, entity, status, kname } of taken) {
    if (to === null) continue;
    if (status !== "active" || to === record.idx_staff)
      throw new ApiError(409, `${kname}님은 재직 중이 아니거나 본인이어서 인수할 수 없습니다.`);
    const handOver = handOvers.get(entity ?? "");
    if (!handOver?.give) continue;
    const idxs = sql`select ${retireHandover.ref_idx} from ${retireHandover}
      where ${and(isMeant, eq(retireHandover.idx_to_staff, to), eq(retireHandover.ref_entity, entity ?? ""))}`;
    await handOver.give(context, idxs, record.idx_staff, to);
    const { rows } = await db.execute<{ title: string }>(
      sql`select title from (${handOver.held(record.idx_staff)}) held where idx in (${idxs}) limit 1`,
    );
    if (rows[0]) throw new ApiError(409, `${kname}님은 이 항목을 인수할 수 없습니다: ${rows[0].title}`);
  }
  await db
    .update(retireHandover)
    .set({ status: "ok", done_at: sql`coalesce(${retireHandover.done_at}, ${now})`, confirmed_at: now, mdate: now })
    .where(isMeant);
  for (const one of new Set(taken.flatMap(({ to }) => to ?? []))) {
    const link = `/mypims/personalinfolist_tab1/${one}`;
    await notify(
      db,
      { to: [one], kind: "people", title: "업무를 인수하였습니다. 인수한 목록을 확인하세요.", link },
      now,
    );
  }
}

/** Whom a line may go to: who works here, and not who leaves. */
export async function refuseTaker(
  { db }: Pick<WriteContext, "db">,
  idx: number | null,
  leaver: number,
): Promise<string | undefined> {
  if (idx === null || idx === undefined) return undefined;
  if (idx === leaver) return "퇴사자 본인은 선택할 수 없습니다.";
  const isWorking = and(eq(staff.idx, idx), inArray(staff.status, ["active"]), isNotNull(staff.kname));
  return (await db.$count(staff, isWorking)) === 0 ? "재직 중인 직원을 선택하세요." : undefined;
}
