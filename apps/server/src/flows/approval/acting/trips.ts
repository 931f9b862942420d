import type { Asker } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import type { AnswerOf, getTripReport } from "@portal/definition/contract";
import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { cancelAbsence } from "../../../company/away";
import type { Database } from "../../../db/open";
import { businessTrip, docStep, document as documents } from "../../../db/tables";
import { notify } from "../../../notifications";
import { dayOf } from "../../../seoul";
import { logStatus } from "../../../status-log";
import { sanitised } from "../../../texts/sanitised";
import { type DocumentActor, findDocument, notYours, stepsOf } from "../document";
import { moveBooking } from "../effects/trip-vehicle";
import { documentPath } from "../line/turns";
import { readerOf } from "../reading/reading";

type Trip = typeof businessTrip.$inferSelect;
type View = Omit<AnswerOf<typeof getTripReport>, "err" | "err_msg">;

/** The trip of a document as its readers see it. */
export async function viewTrip(db: Database, idx: number, asker: Asker, acting: DocumentActor): Promise<View> {
  const document = await findDocument(db, idx);
  const reader = await readerOf(db, asker, document, await stepsOf(db, idx), acting.day);
  if (reader === null) throw notYours();
  const trip = await tripOf(db, idx);
  const isMine = trip.idx_staff === acting.person.idx;
  return {
    ver: trip.ver,
    status: trip.status as View["status"],
    report: trip.report ?? "",
    report_due: trip.report_due,
    reported_at: trip.status === "done" ? (trip.mdate?.toISOString() ?? null) : null,
    may: { report: isMine && mayReport(trip, acting), cancel: isMine && mayCancel(trip, acting) },
  };
}

/** Keeps what the traveller reports, and notifies who allowed the trip, once, however often it is written again. */
export async function reportTrip(
  db: Database,
  { idx, ver, report }: { idx: number; ver: number; report: string },
  acting: DocumentActor,
): Promise<void> {
  const { person, now } = acting;
  await db.transaction(async (tx) => {
    const trip = await ownTrip(tx, idx, ver, acting);
    if (!mayReport(trip, acting))
      throw new ApiError(409, "승인된 출장만, 출장을 시작한 날부터 결과보고를 쓸 수 있습니다.");
    const written = await sanitised(report);
    if (!hasWords(written)) throw new ApiError(400, "결과보고: 출장에서 한 일과 결과를 입력하세요.");
    await change(tx, trip, { status: "done", report: written }, acting);
    if (trip.status === "done") return;
    await logStatus(tx, { entity: "business_trip", idx: trip.idx, from: "ok", to: "done" }, person.idx, now);
    await tellDeciders(tx, idx, "출장 결과보고", acting);
  });
}

/** Gives up a trip that was allowed: the time is free again and so is its car. Who allowed it is notified. */
export async function cancelTrip(
  db: Database,
  { idx, ver, reason }: { idx: number; ver: number; reason: string },
  acting: DocumentActor,
): Promise<void> {
  const { person, now } = acting;
  await db.transaction(async (tx) => {
    const trip = await ownTrip(tx, idx, ver, acting);
    if (!mayCancel(trip, acting))
      throw new ApiError(409, "승인된 출장을 시작하기 전까지만 취소할 수 있습니다. 결재 중이면 문서를 회수하세요.");
    await change(tx, trip, { status: "cancel" }, acting);
    const memo = reason;
    await logStatus(tx, { entity: "business_trip", idx: trip.idx, from: "ok", to: "cancel", memo }, person.idx, now);
    await cancelAbsence(tx, { kind: "trip", ref_idx: trip.idx });
    if (trip.idx_booking) await moveBooking(tx, trip.idx_booking, "cancel", acting, memo);
    await tellDeciders(tx, idx, "출장 취소", acting);
  });
}

/** Reminds travellers of the report on the day after the trip, and once more when it is late; says how many. */
export async function remindOfTrips(tx: Database, now: Date, days: readonly string[] = [dayOf(now)]): Promise<number> {
  const today = dayOf(now);
  const before = days.map((day) => daysAfter(day, -1));
  const rows = await tx
    .select({ trip: businessTrip, title: documents.title })
    .from(businessTrip)
    .innerJoin(documents, eq(documents.idx, businessTrip.idx_document))
    .where(
      and(
        eq(businessTrip.status, "ok"),
        isNull(businessTrip.deleted_at),
        or(
          inArray(sql`(upper(${businessTrip.during}) at time zone 'Asia/Seoul')::date::text`, before),
          inArray(businessTrip.report_due, before),
        ),
      ),
    );
  for (const { trip, title } of rows) {
    const isLate = (trip.report_due ?? today) < today;
    const words = isLate
      ? `출장 결과보고 기한이 지났습니다: ${title}`
      : `${trip.report_due}까지 출장 결과보고를 작성하세요: ${title}`;
    const link = documentPath({ idx: trip.idx_document });
    await notify(tx, { to: [trip.idx_staff], kind: "approval", title: words, link }, now);
  }
  return rows.length;
}

/** A document's trip: the last one, for a document that was submitted again asks for another. */
async function tripOf(db: Database, idx_document: number, lock?: "lock"): Promise<Trip> {
  const query = db
    .select()
    .from(businessTrip)
    .where(and(eq(businessTrip.idx_document, idx_document), isNull(businessTrip.deleted_at)))
    .orderBy(desc(businessTrip.idx))
    .limit(1)
    .$dynamic();
  const [trip] = await (lock ? query.for("update") : query);
  if (!trip) throw new ApiError(404, "없는 출장입니다.");
  return trip;
}

async function ownTrip(tx: Database, idx_document: number, ver: number, { person }: DocumentActor): Promise<Trip> {
  const trip = await tripOf(tx, idx_document, "lock");
  if (trip.idx_staff !== person.idx) throw notYours();
  if (trip.ver !== ver)
    throw new ApiError(409, "다른 사용자가 먼저 수정했습니다. 쓴 내용을 복사해 두고 새로 고치세요.");
  return trip;
}

async function change(
  tx: Database,
  { idx, ver }: Trip,
  set: Partial<Trip>,
  { person, now }: DocumentActor,
): Promise<void> {
  await tx
    .update(businessTrip)
    .set({ ...set, idx_editor: person.idx, mdate: now, ver: ver + 1 })
    .where(eq(businessTrip.idx, idx));
}

function mayReport({ status, during }: Trip, { day }: Pick<DocumentActor, "day">): boolean {
  return status === "done" || (status === "ok" && dayOf(during.from) <= day);
}

function mayCancel({ status, during }: Trip, { now }: Pick<DocumentActor, "now">): boolean {
  return status === "ok" && now < during.from;
}

function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, "").trim() !== "";
}

async function tellDeciders(tx: Database, idx: number, words: string, { person, now }: DocumentActor): Promise<void> {
  const [document] = await tx.select().from(documents).where(eq(documents.idx, idx));
  if (!document) return;
  const deciders = await tx
    .select({ idx: docStep.idx_acted_by })
    .from(docStep)
    .where(
      and(
        eq(docStep.idx_document, idx),
        eq(docStep.rev, document.rev),
        eq(docStep.status, "ok"),
        inArray(docStep.role, ["approve", "agree"]),
      ),
    );
  const to = deciders.flatMap((one) => one.idx ?? []).filter((one) => one !== person.idx);
  await notify(tx, { to, kind: "approval", title: `${words}: ${document.title}`, link: documentPath({ idx }) }, now);
}
