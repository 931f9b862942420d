import { notBefore } from "@portal/definition";
import type { GivenIn, saveDelegation } from "@portal/definition/contract";
import { and, eq, gte, inArray, isNull, lte, ne, or } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { replacementOf } from "../../../company/heads";
import type { Database } from "../../../db/open";
import { delegation, staff } from "../../../db/tables";
import { notify } from "../../../notifications";
import { type DocumentActor, notYours } from "../document";
import { redirectTurns } from "../line/redirect";

type Given = GivenIn<typeof saveDelegation>;

/**
 * Gives somebody's decisions to another one for some days, up to an amount; returns the delegation's number. Nobody hands
 * on what was handed to them. Who stands above is notified, and what the delegate may not decide on goes there.
 */
export async function giveDecisions(tx: Database, given: Given, { person, now, day }: DocumentActor): Promise<number> {
  const { idx, idx_delegate, date_from, date_to, reason, amount_to } = given;
  if (date_to < day) throw new ApiError(400, notBefore("종료일", "오늘"));
  if (idx_delegate === person.idx) throw new ApiError(400, "대결자는 본인이 아닌 사람으로 선택하세요.");
  // of two that are saved at once, one sees the other
  const both = inArray(staff.idx, [person.idx, idx_delegate]);
  const people = await tx.select().from(staff).where(both).orderBy(staff.idx).for("no key update");
  const delegate = people.find((one) => one.idx === idx_delegate && one.status !== "retired" && !one.deleted_at);
  if (!delegate) throw new ApiError(400, "대결자를 다시 선택하세요.");
  await refuseOverlap(tx, given, person.idx, delegate.kname);
  const values = { idx_delegate, date_from, date_to, reason, amount_to, idx_editor: person.idx, mdate: now };
  const isMine = and(eq(delegation.idx, idx), eq(delegation.idx_staff, person.idx), isNull(delegation.deleted_at));
  const [saved] =
    idx === 0
      ? await tx
          .insert(delegation)
          .values({ ...values, idx_staff: person.idx, idx_writer: person.idx, wdate: now })
          .returning({ idx: delegation.idx })
      : await tx.update(delegation).set(values).where(isMine).returning({ idx: delegation.idx });
  if (!saved) throw notYours();
  const above = await replacementOf(tx, person, [idx_delegate], day, "above");
  const upTo = amount_to.toLocaleString("ko-KR");
  const title = `결재 위임: ${person.kname} → ${delegate.kname} (${date_from} ~ ${date_to}, ${upTo}원까지)`;
  const to = [idx_delegate, ...(above === null ? [] : [above])];
  await notify(tx, { to, kind: "approval", title, link: "/documents/alldocumentlist" }, now);
  await redirectTurns(tx, { now, day }, person.idx);
  return saved.idx;
}

/** Somebody gives their decisions to one person at a time, who has not given away theirs. */
async function refuseOverlap(tx: Database, { idx, idx_delegate, date_from, date_to }: Given, me: number, name: string) {
  const [other] = await tx
    .select()
    .from(delegation)
    .where(
      and(
        or(inArray(delegation.idx_staff, [me, idx_delegate]), eq(delegation.idx_delegate, me)),
        lte(delegation.date_from, date_to),
        gte(delegation.date_to, date_from),
        ne(delegation.idx, idx),
        isNull(delegation.deleted_at),
      ),
    )
    .limit(1);
  if (!other) return;
  const when = `${other.date_from} ~ ${other.date_to}`;
  if (other.idx_staff === me) throw new ApiError(409, `${when}에 이미 위임이 있습니다.`);
  throw new ApiError(
    409,
    other.idx_staff === idx_delegate
      ? `${name}님은 ${when}에 자신의 결재를 다른 사람에게 위임하였습니다. 다른 사람을 선택하세요.`
      : `${when}에 다른 사람의 결재를 대신하고 있어 다시 위임할 수 없습니다. 그 사람이 먼저 위임을 해제해야 합니다.`,
  );
}
