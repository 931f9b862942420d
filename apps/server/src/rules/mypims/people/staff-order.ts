import { permissionsOf } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import type { FieldErrors } from "@portal/definition/contract";
import { and, eq, inArray, ne } from "drizzle-orm";
import { askerOf } from "../../../access/asker";
import { mayMore } from "../../../access/not-above";
import { ApiError, wrongFields } from "../../../api-error";
import { placeOfStaff } from "../../../company/place-of-staff";
import { nextNumber } from "../../../crud/writing/number";
import { office, staff, staffOrder, team } from "../../../db/tables";
import { endLastDay } from "../../../people/last-day";
import { applyOrder, tellOfOrder } from "../../../people/orders";
import type { GivenOf, RecordOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

type Given = GivenOf<"staff_order">;
type Order = RecordOf<"staff_order">;

/** How far back an order may be dated, in days; by the administrator of HR alone. */
const LATE = 30;
/** These follow from joining and from leaving. */
const made = ["join", "retire"];
/** What an order to several people says of each of them. */
const shared = [
  "kind",
  "leave_kind",
  "effective_date",
  "order_no",
  "memo",
  "idx_document",
  "idx_to_office",
  "idx_to_team",
  "idx_to_position",
  "to_employ_type",
] as const;

/** Orders: where somebody works from a day on. What is carried out is put right by another order, never changed. */
export const rules: RulesOf<"staff_order"> = {
  /** Until it is carried out, it is the people team's. */
  visible({ asker }) {
    return permissionsOf(asker).pd_auth ? undefined : eq(staffOrder.status, "done");
  },

  checks: [
    (_, { after }) =>
      made.includes(after.kind) && !isMade(after)
        ? { kind: "발령구분: 입사는 입사자 등록에서, 퇴직은 퇴사자 관리에서 만듭니다." }
        : undefined,
    (_, { after }) =>
      after.kind === "leave" && !after.leave_kind
        ? { leave_kind: "휴직 사유: 연차를 계산하려면 선택해야 합니다." }
        : undefined,
    (context, { after }) => wrongDate(context, after),
    (_, { after }) => wrongPlace(after),
  ],

  async saving(context, { before: old, after: given }) {
    if (old && old.status !== "draft")
      throw new ApiError(409, "확정한 발령은 고칠 수 없습니다. 취소하고 다시 등록하세요.");
    if (given.idx_staff === context.person.idx) throw new ApiError(403, "본인의 발령은 다른 담당자가 등록해야 합니다.");
    const place = await placeOfStaff(context.db, given.idx_staff, "idx_staff");
    const leave_kind = given.kind === "leave" ? given.leave_kind : null;
    const idx_to_sector = await sectorOf(context, given);
    await refuseSecond(context, given);
    if (old) return { ...place, idx_to_sector, leave_kind };
    const order_no =
      given.order_no ?? (await nextNumber(context.db, "staff_order", "{yyyy}-{000}", dayOf(context.now)));
    return { ...place, idx_to_sector, leave_kind, order_no };
  },

  async saved(context, { before, after: order }) {
    if (before || !order.others?.length) return;
    const same = Object.fromEntries(shared.map((key) => [key, order[key]]));
    for (const idx_staff of new Set(order.others)) {
      if (idx_staff !== order.idx_staff) await context.add("staff_order", { ...same, idx_staff });
    }
  },

  /** What follows from leaving is taken back where it was made. */
  mayMove: ({ person }, { idx_staff, kind }, move) =>
    idx_staff !== person.idx && !(move === "cancel" && kind === "retire"),

  async moving(context, { record, move }) {
    if (move === "apply") return applyOrder(context.db, record, context.now);
    if (move !== "plan") return undefined;
    await refuseAlone(context, record, await sectorOf(context, record));
    return undefined;
  },

  async moved(context, { after, move }) {
    if (move !== "apply") return;
    await tellOfOrder(context.db, after, context.now);
    if (after.kind === "retire") await endLastDay(context, after);
  },
};

/** Whether joining or leaving has written it, which come with their own number. */
function isMade({ order_no }: Given): boolean {
  return order_no !== null && order_no !== undefined;
}

function wrongDate({ now, asker }: RequestContext, { effective_date, kind }: Given) {
  const today = dayOf(now);
  if (effective_date >= today || made.includes(kind)) return undefined;
  if (effective_date < daysAfter(today, -LATE))
    return { effective_date: `발령일: ${LATE}일보다 앞으로 소급할 수 없습니다.` };
  return permissionsOf(asker).isHrAdmin
    ? undefined
    : { effective_date: "발령일: 지난 날은 인사 관리자만 넣을 수 있습니다." };
}

/** What an order of its kind says of where it leads to. */
function wrongPlace({ kind, idx_to_office, idx_to_team, idx_to_position }: Given): FieldErrors {
  const isMoved = kind === "move" || kind === "concur";
  const isRaised = kind === "promote" || kind === "concur";
  return {
    ...(isMoved && !idx_to_office && { idx_to_office: "발령 본부: 필수 항목입니다." }),
    ...(!isMoved && idx_to_team && !idx_to_office && { idx_to_office: "발령 본부: 팀의 본부를 선택하세요." }),
    ...(isRaised && !idx_to_position && { idx_to_position: "발령 직책: 필수 항목입니다." }),
  };
}

/** The sector that an order leads to; refuses units that are closed or do not belong together. */
async function sectorOf({ db }: RequestContext, { idx_to_office, idx_to_team }: Given): Promise<number | null> {
  if (!idx_to_office) return null;
  const [found] = await db.select().from(office).where(eq(office.idx, idx_to_office)).for("share");
  if (!found?.is_use) throw wrongFields({ idx_to_office: "발령 본부: 닫은 본부입니다." });
  if (idx_to_team) {
    const [unit] = await db.select().from(team).where(eq(team.idx, idx_to_team)).for("share");
    if (!unit?.is_use || unit.idx_office !== idx_to_office)
      throw wrongFields({ idx_to_team: "발령 팀: 그 본부의 쓰고 있는 팀을 선택하세요." });
  }
  return found.idx_sector;
}

/** An order by which somebody may more than who has written it is decided on by another one (two pairs of eyes). */
async function refuseAlone(
  { db, now, asker, person }: RequestContext,
  { idx_staff, idx_writer, ...to }: Order,
  idx_sector: number | null,
): Promise<void> {
  if (idx_writer !== person.idx) return;
  const today = dayOf(now);
  const [whose] = await db.select().from(staff).where(eq(staff.idx, idx_staff));
  if (!whose) return;
  const moved = {
    ...whose,
    idx_sector: idx_sector ?? whose.idx_sector,
    idx_office: to.idx_to_office ?? whose.idx_office,
    idx_team: to.idx_to_office ? to.idx_to_team : whose.idx_team,
    idx_position: to.idx_to_position ?? whose.idx_position,
  };
  const [is, will] = [await askerOf(db, whose, today), await askerOf(db, moved, today)];
  if (mayMore(will, is) && mayMore(will, asker))
    throw new ApiError(403, "권한이 늘어나는 발령은 등록한 사람이 아닌 다른 인사 담당자가 확정합니다.");
}

async function refuseSecond({ db }: RequestContext, { idx, idx_staff, kind, effective_date }: Given): Promise<void> {
  const isSame = and(
    eq(staffOrder.idx_staff, idx_staff),
    eq(staffOrder.kind, kind),
    eq(staffOrder.effective_date, effective_date),
    inArray(staffOrder.status, ["draft", "plan"]),
    idx ? ne(staffOrder.idx, idx) : undefined,
  );
  if ((await db.$count(staffOrder, isSame)) > 0)
    throw wrongFields({ effective_date: "발령일: 같은 사람의 같은 발령이 이미 그 날에 있습니다." });
}
