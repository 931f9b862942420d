import { z } from "zod";
import { day, moment, month, spanned } from "../../define/dates";
import { idx, whole } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const kind = z.enum(["vehicle", "studio", "classroom"]);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]0$/, "시각은 10분 단위로 입력하세요.");

const bookable = z.object({
  idx,
  name: z.string(),
  /** Where it is, how many it holds. */
  note: z.string(),
  /** Why it cannot be booked; empty while it can be. */
  closed: z.string(),
  open_from: z.string().nullable(),
  open_to: z.string().nullable(),
  /** How many people; nothing where it is not known. */
  capacity: z.number().int().nullable(),
  equipment: z.array(z.string()),
  /** A room's kind, a vehicle's fuel. */
  group: z.string(),
  min_minutes: z.number().int(),
  need_confirm: z.boolean(),
  /** A vehicle's counter, in km. */
  odometer: z.number().int().nullable(),
});

/** What can be booked, with what one has to know for it. Those that are closed come last. */
export const getBookableList = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/getBookableList",
  title: "예약할 수 있는 자원",
  can: ["staff:all"],
  query: spanned(
    z.object({
      kind,
      /** A time for which the answer says what is taken. */
      from: moment.optional(),
      to: moment.optional(),
      /** A booking that takes nothing: the one that is changed. */
      but: idx.optional(),
    }),
  ),
  answer: envelope.extend({
    list: z.array(
      bookable.extend({
        /** Somebody has it in the time that is asked about. */
        taken: z.boolean(),
      }),
    ),
  }),
});

/** Free times of a day: of those that are free so long, between two hours, for so many people, with all of the equipment. */
export const findFreeTimes = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/findFreeTimes",
  title: "빈 자원 찾기",
  can: ["staff:all"],
  query: z.object({
    kind,
    day,
    from: clock.optional(),
    to: clock.optional(),
    minutes: whole(10, 1440).default(60),
    people: whole(1, 1000).optional(),
    /** Words, with commas between them. */
    equipment: z.string().max(200).optional(),
  }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx,
        name: z.string(),
        note: z.string(),
        gaps: z.array(z.object({ from: z.string(), to: z.string() })),
      }),
    ),
  }),
});

const logQuery = z.object({
  month,
  /** One vehicle; without it, every one. */
  vehicle: whole(0, Number.MAX_SAFE_INTEGER).default(0),
});

/** A month's drives, as the tax office wants them. Everybody sees them, as everybody sees the bookings. */
export const getVehicleLog = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/getVehicleLog",
  title: "운행일지",
  can: ["staff:all"],
  query: logQuery,
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx,
        idx_booking: idx,
        idx_vehicle: idx,
        plate_no: z.string(),
        model: z.string(),
        use_date: z.string(),
        team: z.string(),
        idx_driver: idx,
        driver: z.string(),
        purpose: z.string(),
        dest: z.string(),
        odo_before: z.number().int(),
        odo_after: z.number().int(),
        km: z.number().int(),
        commute_km: z.number().int(),
        business_km: z.number().int(),
        note: z.string(),
        /** Kilometres between the last drive and this one that nobody has written down. */
        gap: z.number().int(),
      }),
    ),
    total: z.object({
      km: z.number().int(),
      commute_km: z.number().int(),
      business_km: z.number().int(),
      /** Kilometres that nobody has written down. */
      gap: z.number().int(),
      /** Business and commuting kilometres in a hundred of all that the counters say. */
      share: z.number(),
    }),
  }),
});

/** The same drives as a file for a spreadsheet; who takes them along is kept. */
export const getVehicleLogFile = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/getVehicleLogFile",
  title: "운행일지 내려받기",
  can: ["staff:all"],
  writes: true,
  query: logQuery.extend({ format: z.enum(["xlsx", "csv"]).default("xlsx") }),
  type: "application/octet-stream",
});
