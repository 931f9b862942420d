import { desc, eq } from "drizzle-orm";
import { calendarOf, unfilledWarnings } from "../../../company/holidays";
import { telecommuting as table } from "../../../db/tables";
import {
  allowTelecommuting,
  releaseTelecommuting,
  reserveTelecommuting,
  type TelecommutingRequest,
} from "../../../leave/requests/effects";
import { dataOf } from "../document";
import type { Effect, Filled } from "./effect";

/** 재택근무: the time is taken while it is decided on. */
export const telecommuting: Effect = {
  async fill(db, { data, drafter }): Promise<Filled> {
    const days = [data.date_from, data.date_to].filter((it): it is string => typeof it === "string");
    return { data: {}, warnings: unfilledWarnings("date_from", days, await calendarOf(db, drafter.idx_sector)) };
  },

  async submitted({ tx, document, drafter, person, now }) {
    const request = { ...dataOf<Omit<TelecommutingRequest, "idx_staff">>(document), idx_staff: drafter.idx };
    await reserveTelecommuting(tx, request, document.idx, { by: person.idx, now });
  },

  async completed({ tx, document, person, now }) {
    await allowTelecommuting(tx, document.idx, { by: person.idx, now });
  },

  async released({ tx, document, person, now }, to, memo) {
    const end = { idx_document: document.idx, to: to === "reject" ? to : "cancel", ...(memo && { memo }) } as const;
    await releaseTelecommuting(tx, end, { by: person.idx, now });
  },

  async results(db, { idx }) {
    const [row] = await db.select().from(table).where(eq(table.idx_document, idx)).orderBy(desc(table.idx)).limit(1);
    const note = row && (row.date_from === row.date_to ? row.date_from : `${row.date_from} ~ ${row.date_to}`);
    return note ? [{ title: "재택근무", note, path: "/mypims/telecommutinglist" }] : [];
  },
};
