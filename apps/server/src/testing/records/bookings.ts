import type { Visitor } from "../test-portal";

/** Monday 2 March 2026, ten o'clock in Seoul, is the portal's clock; the demo's bookings end in January. */
export const at = (clock: string, day = "2026-03-03") => new Date(`${day}T${clock}:00+09:00`).toISOString();
/** The portal's own day: what is booked for later on it is there before sessions end. */
export const TODAY = "2026-03-02";
/** A booking's time on the portal's own day. */
export const today = (from: string, to: string) => ({ during: { from: at(from, TODAY), to: at(to, TODAY) } });
const ROOM = 10;
/** The call that books. */
export const add = "/rest/records/booking/add";
/** The forms that book. */
export const screens = {
  classroom: "ResourceManagement-ClassroomReservationAdd",
  studio: "ResourceManagement-StudioReservationAdd",
  vehicle: "ResourceManagement-VehicleReservationAdd",
};

/** Other values of a booking than the usual ones. */
export type Values = Readonly<Record<string, unknown>>;

/** What the form of rooms sends. */
export function roomBooking(from: string, to: string, rest: Values = {}) {
  return {
    screen: screens.classroom,
    values: {
      kind: "classroom",
      idx_resource: ROOM,
      title: "주간 회의",
      purpose: "내부회의",
      during: rest.during ?? { from: at(from), to: at(to) },
      ...rest,
    },
  };
}

/** What the form of cars sends. */
export const carBooking = (from: string, to: string, rest: Values = {}) => ({
  screen: screens.vehicle,
  values: {
    kind: "vehicle",
    idx_resource: 1,
    title: "수원 출강",
    dest: "수원",
    purpose: "교육",
    during: rest.during ?? { from: at(from), to: at(to) },
    ...rest,
  },
});

/** Moves a booking as it stands; what is answered. */
export async function move(visitor: Visitor, idx: number, name: string, rest: Values = {}) {
  const { record } = (await visitor.get(`/rest/records/booking/read?idx=${idx}`)).json();
  return (await visitor.post("/rest/records/booking/move", { idx, ver: record.ver, move: name, ...rest })).json();
}
