import { daysAfter, momentOf } from "@portal/definition/calendar";
import { and, eq } from "drizzle-orm";
import { businessTrip } from "../../../db/tables";
import { beAway, beBack } from "../../../leave/away";
import { dataOf, logStatus } from "../document";
import { type Effect, type Effecting, placeOf, writtenBy } from "./effect";

interface Trip {
  readonly area: string;
  readonly place: string;
  readonly date_from: string;
  readonly date_to: string;
  readonly companions: number[] | null;
  readonly purpose: string;
  readonly transport: string;
  readonly est_cost: number;
}

/** Days after the end of a trip by which its report is due. */
const REPORTED_WITHIN = 5;

/** 출장: the person is away, and reports afterwards. */
export const trip: Effect = {
  async submitted({ tx, document, drafter, person, now }) {
    const { area, place, date_from, date_to, companions, purpose, transport, est_cost } = dataOf<Trip>(document);
    const during = { from: new Date(momentOf(date_from, "09:00")), to: new Date(momentOf(date_to, "18:00")) };
    const [made] = await tx
      .insert(businessTrip)
      .values({
        ...placeOf(drafter),
        idx_document: document.idx,
        idx_staff: drafter.idx,
        area,
        place,
        during,
        companions,
        purpose,
        transport,
        est_cost,
        report_due: daysAfter(date_to, REPORTED_WITHIN),
        ...writtenBy({ document, now }),
      })
      .returning({ idx: businessTrip.idx });
    const idx = made?.idx as number;
    await beAway(tx, drafter.idx, { kind: "trip", ref_idx: idx }, [during]);
    await logStatus(tx, { entity: "business_trip", idx, from: null, to: "req" }, person.idx, now);
  },

  async completed(effecting) {
    await setStatus(effecting, "ok", null);
  },

  async released(effecting, to, memo) {
    const idx = await setStatus(effecting, to === "reject" ? "reject" : "cancel", memo);
    if (idx !== null) await beBack(effecting.tx, { kind: "trip", ref_idx: idx });
  },

  async results(db, { idx, status }) {
    if (status !== "done") return [];
    const [row] = await db.select().from(businessTrip).where(eq(businessTrip.idx_document, idx)).limit(1);
    return row ? [{ title: "출장", note: `결과보고 ${row.report_due}까지`, path: `/documents/document/${idx}` }] : [];
  },
};

async function setStatus({ tx, document, person, now }: Effecting, to: string, memo: string | null) {
  const [row] = await tx
    .update(businessTrip)
    .set({ status: to, idx_editor: person.idx, mdate: now })
    .where(and(eq(businessTrip.idx_document, document.idx), eq(businessTrip.status, "req")))
    .returning({ idx: businessTrip.idx });
  if (!row) return null;
  await logStatus(tx, { entity: "business_trip", idx: row.idx, from: "req", to, memo }, person.idx, now);
  return row.idx;
}
