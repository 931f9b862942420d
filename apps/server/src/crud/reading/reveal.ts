import { type FieldKey, isBy, withParticle } from "@portal/definition";
import { and, eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { countAmount } from "../../auth/throttle";
import { headsFor } from "../../company/heads";
import { notify } from "../../notifications";
import type { RequestContext, Row } from "../../records/rules";
import { unsealed } from "../../sealed";
import { dayOf } from "../../seoul";
import { isMasked, untoldKeys, wholeKeys } from "../access/field-access";
import { refused } from "../access/scope";
import type { Entity } from "../entity";
import { fieldAt, isKept } from "../place";
import { columnsToRead, withParts } from "../writing/parts";
import { logHappening } from "./history";
import { mayRead } from "./reading";

/** So many values of others somebody may unmask in a day before their lead is notified. */
const UNTOLD = 20;
const DAY = 24 * 60 * 60 * 1000;

interface Asked {
  readonly idx: number;
  readonly field: FieldKey;
  readonly reason: string;
}

/**
 * The whole of a value that lists and pages show in part, for somebody who reads the field; of one that is unmasked for
 * some alone, for those. Of others' records it takes a reason, which stands in the record's history.
 */
export async function revealField(
  context: RequestContext,
  entity: Entity,
  { idx, field: key, reason }: Asked,
): Promise<string> {
  if (!isMasked(entity, key)) throw new ApiError(400, "가리지 않는 항목입니다.");
  const { table, definition } = entity;
  const [row] = await context.db
    .select(columnsToRead(entity))
    .from(table)
    .where(and(eq(table.idx, idx), isKept(table)));
  if (!row) throw new ApiError(404, "없거나 삭제된 항목입니다.");
  const record = await withParts(context.db, entity, row);
  if (!(await mayRead(context, entity, idx)) || untoldKeys(context, entity, record).has(key)) throw refused();
  const { part, name, field } = fieldAt(entity, key);
  const isForSome = field.kind === "text" && !field.sealed && field.whole !== undefined;
  if (isForSome && !wholeKeys(context, entity, record).has(key))
    throw new ApiError(
      403,
      `${withParticle(field.label, "은/는")} 담당자와 그 팀에만 보입니다. 담당자에게 물어보세요.`,
    );
  if (!isForSome && !isBy(context.asker, ["staff:own"], record, definition))
    await noteReveal(context, entity, {
      ...{ idx, label: field.label, reason },
      column: part === undefined ? name : `${part}.${name}`,
    });
  const owner = (part === undefined ? record : record[part]) as Row | null;
  const value = String(owner?.[name] ?? "");
  return field.kind === "text" && field.sealed && value !== "" ? unsealed(value) : value;
}

/**
 * Writes down why somebody is shown a value of somebody else's record, and notifies their lead of the first one beyond
 * the limit.
 */
async function noteReveal(
  context: RequestContext,
  entity: Entity,
  { idx, label, column, reason }: Readonly<Record<"label" | "column" | "reason", string>> & { readonly idx: number },
): Promise<void> {
  const { db, now, person } = context;
  if (reason === "") throw wrongFields({ reason: "사유: 왜 보는지 입력하세요." });
  const changes = { [column]: [null, null] as const };
  await logHappening(context, entity, { idx, to: "revealed", memo: `${label}: ${reason}`, changes });
  const shown = await countAmount(db, `shown to ${person.idx} on ${dayOf(now)}`, 1, DAY, now);
  if (shown !== UNTOLD + 1) return;
  const heads = await headsFor(db, person, dayOf(now));
  const to = [...heads.of("team", person), ...heads.of("office", person)].filter((head) => head !== person.idx);
  const title = `${person.kname}님이 오늘 가려진 개인정보를 ${UNTOLD}건 넘게 열어 보았습니다.`;
  await notify(db, { to: to.slice(0, 1), kind: "account", title }, now);
}
