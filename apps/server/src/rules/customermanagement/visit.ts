import { and, desc, eq, ne, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { freeBooking } from "../../bookings/booked-with";
import { spokenTime } from "../../bookings/booking";
import { placeOfStaff } from "../../company/place-of-staff";
import { noteContact } from "../../customers/note-contact";
import { noteActivity } from "../../customers/opportunity";
import { isSameTime, keepCar } from "../../customers/visit-car";
import { customer, outsideWork, staff, visit } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf, SentOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";

type Given = GivenOf<"visit">;
type Visit = RecordOf<"visit">;

const DAY = 24 * 60 * 60 * 1000;
const LONGEST = 14 * DAY;
/** What came of a visit takes a few words. */
const SHORTEST_RESULT = 10;

/** Visits: whom they are to, the car that goes along, what follows from what came of them. */
export const rules: RulesOf<"visit"> = {
  async saving(context, { before: old, after: given }) {
    const title = await refuseWrong(context, given);
    const place =
      old?.idx_visitor === given.idx_visitor ? {} : await placeOfStaff(context.db, given.idx_visitor, "idx_visitor");
    if (old) return { ...place, title, idx_booking: await keepCar(context, old, { ...given, title }) };
    // the car is booked once it is known that the visit itself is fine
    return { ...place, title, ...(given.idx_vehicle === null && { idx_booking: null }) };
  },

  async saved(context, { before: old, after: record }) {
    if (old === null) {
      const idx_booking = await keepCar(context, null, record);
      if (idx_booking !== null) await context.db.update(visit).set({ idx_booking }).where(eq(visit.idx, record.idx));
      if (record.weeks) await repeat(context, record);
    }
    const { idx_customer, status, during } = record;
    if (status === "done" && idx_customer !== null && idx_customer !== old?.idx_customer)
      await noteContact(context, idx_customer, during.from);
    const isTold = old === null || !isSameTime(old, record) || membersOf(old).join() !== membersOf(record).join();
    if (isTold) await tellMembers(context, record, old === null ? "동행 요청" : "방문 일정 변경", old);
  },

  mayMove: ({ now }, record, move) => move !== "complete" || record.during.from <= now,

  async moving(context, { record: row, move, values }) {
    if (move === "complete") {
      if (String(values.result ?? "").trim().length < SHORTEST_RESULT)
        throw wrongFields({ result: `결과: ${SHORTEST_RESULT}자 이상 입력하세요.` });
      const next = values.next_at;
      if (next && new Date(next) <= context.now) throw wrongFields({ next_at: "다음일시: 앞으로의 때를 입력하세요." });
      return { done_at: context.now };
    }
    if (move === "cancel") return undefined;
    const during = values.during ?? row.during;
    const next: Visit = { ...row, during: { from: new Date(during.from), to: new Date(during.to) } };
    if (isSameTime(row, next)) throw wrongFields({ during: "일시: 새 일시를 입력하세요." });
    refuseLength(next);
    return { idx_booking: await keepCar(context, row, next) };
  },

  async moved(context, { before: old, after: record, move, reason }) {
    if (move === "cancel" && record.idx_booking !== null) await freeBooking(context, record.idx_booking, "방문 취소");
    if (move === "complete") await follow(context, record);
    else await tellMembers(context, record, move === "cancel" ? `방문 취소(${reason ?? ""})` : "방문 연기", old);
  },

  async removing(context, record) {
    const { status, idx_booking } = record;
    if (status === "done") throw new ApiError(409, "결과를 쓴 일정은 지울 수 없습니다.");
    if (idx_booking !== null) await freeBooking(context, idx_booking, "방문 삭제");
  },

  charts: {
    /** The hours outside of the office that belong to them and that the person may read, by who was there. */
    outside: ({ db }, where, isReadable) => {
      const { idx_visit, idx_staff, out_at, in_at, status } = outsideWork;
      const hours = sql`round(sum(extract(epoch from ${in_at}::time - ${out_at}::time)) / 3600, 1)`.mapWith(Number);
      return db
        .select({ by: staff.kname, byIdx: staff.idx, value: hours })
        .from(visit)
        .innerJoin(outsideWork, eq(idx_visit, visit.idx))
        .innerJoin(staff, eq(staff.idx, idx_staff))
        .where(and(where, ne(status, "cancel"), isReadable("outside_work")))
        .groupBy(staff.idx)
        .orderBy(desc(hours));
    },
  },
};

/** Refuses a visit to nobody, or without an end; gives whom it is to, by name. */
async function refuseWrong({ db }: RequestContext, given: Given): Promise<string> {
  refuseLength(given);
  const { idx_customer, customer_text, idx_contact } = given;
  if (idx_customer === null || idx_customer === undefined) {
    if (!customer_text) throw wrongFields({ idx_customer: "고객사: 선택하거나 신규고객명을 입력하세요." });
    if (idx_contact) throw wrongFields({ idx_contact: "담당자: 고객사를 먼저 선택하세요." });
    return customer_text;
  }
  const [found] = await db.select({ name: customer.name }).from(customer).where(eq(customer.idx, idx_customer));
  return found?.name ?? "";
}

function refuseLength({ during: { from, to } }: Pick<Visit, "during">): void {
  if (new Date(to).getTime() - new Date(from).getTime() > LONGEST)
    throw wrongFields({ during: "일시: 한 일정은 14일까지 잡을 수 있습니다." });
}

/** The same at the same hours of the next weeks, each a visit of its own. */
async function repeat(context: WriteContext, first: Visit): Promise<void> {
  const { from, to } = first.during;
  for (let week = 1; week < (first.weeks ?? 0); week++) {
    const by = week * 7 * DAY;
    const during = { from: new Date(from.getTime() + by), to: new Date(to.getTime() + by) };
    await addAfter(context, first, { during, idx_vehicle: first.idx_vehicle, memo: first.memo });
  }
}

/** What follows from a visit that was made: the customer was reached, and the next one is planned. */
async function follow(context: WriteContext, record: Visit): Promise<void> {
  const { idx_customer, during, next_at, next_action } = record;
  if (idx_customer !== null) await noteContact(context, idx_customer, during.from);
  if (record.idx_smp !== null) await noteActivity(context.db, record.idx_smp, during.from);
  if (next_at === null) return;
  const from = new Date(next_at);
  const to = new Date(from.getTime() + (during.to.getTime() - during.from.getTime()));
  await addAfter(context, record, { during: { from, to }, memo: next_action });
}

/** A planned visit to the same people. */
async function addAfter(context: WriteContext, record: Visit, more: SentOf<"visit">): Promise<void> {
  const { idx_customer, customer_text, idx_contact, idx_smp, idx_visitor, kind, place, purpose } = record;
  await context.add("visit", {
    ...{ idx_customer, customer_text, idx_contact, idx_smp, idx_visitor, kind, place, purpose },
    visit_member: membersOf(record).map((idx_staff) => ({ idx_staff })),
    ...more,
  });
}

function membersOf({ visit_member }: Visit): number[] {
  return visit_member.map(({ idx_staff }) => idx_staff);
}

/** Tells who comes along, and who visits where somebody else has changed it. */
async function tellMembers(context: RequestContext, record: Visit, what: string, before: Visit | null): Promise<void> {
  const { db, now, person } = context;
  const told = (people: readonly number[], why: string) => {
    const to = people.filter((idx) => idx !== person.idx);
    const title = `${why}: ${record.title} (${spokenTime(record.during)})`;
    return notify(
      db,
      { to, kind: "customer", title, link: `/customermanagement/schedulevisitview/${record.idx}` },
      now,
    );
  };
  await told([record.idx_visitor], before ? what : `${person.kname}님이 내 방문 일정을 등록`);
  const members = [...membersOf(record), ...(before ? membersOf(before) : [])];
  await told(
    members.filter((idx) => idx !== record.idx_visitor),
    what,
  );
}
