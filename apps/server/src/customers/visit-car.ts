import { keepBooking } from "../bookings/booked-with";
import type { GivenOf, RowOf, SentOf } from "../records/record-of";
import type { WriteContext } from "../records/rules";

type Visit = RowOf<"visit">;

/** The booking of the car that a visit is made with, as the visit now is; gives its number. */
export async function keepCar(
  context: WriteContext,
  before: Visit | null,
  after: GivenOf<"visit">,
): Promise<number | null> {
  // what is done was driven
  if (after.status === "done") return after.idx_booking;
  return keepBooking(context, before?.idx_booking ?? null, carOf(after), "방문 일정 변경");
}

function carOf(visit: GivenOf<"visit">): SentOf<"booking"> | null {
  if (visit.idx_vehicle === null || !["plan", "delay"].includes(visit.status)) return null;
  return {
    kind: "vehicle",
    idx_resource: visit.idx_vehicle,
    during: visit.during,
    title: `${visit.title ?? "고객"} 방문`.slice(0, 100),
    purpose: "거래처방문",
    dest: (visit.place ?? visit.title ?? "고객사").slice(0, 150),
    idx_driver: visit.idx_visitor,
    idx_customer: visit.idx_customer,
  };
}

export function isSameTime(a: Pick<Visit, "during">, b: Pick<Visit, "during">): boolean {
  const time = ({ during: { from, to } }: Pick<Visit, "during">) => [new Date(from), new Date(to)].map(Number).join();
  return time(a) === time(b);
}
