import { daysAfter } from "@portal/definition/calendar";
import { and, between, eq, inArray, lt, sql } from "drizzle-orm";
import { contract, smp } from "../db/tables";
import type { Rules } from "../records/rules";
import { dayOf } from "../seoul";

/** A customer without a contract for so many days, and with none to hope for, has left. */
const GONE = 90;

/** Which contracts end, and how many went on, of those that fit. */
export const contractCharts: NonNullable<Rules["charts"]> = {
  ending: async ({ db, now }, where) => {
    const today = dayOf(now);
    const next = sql`exists (select 1 from ${contract} later where later.idx_prev = ${contract.idx} and later.deleted_at is null)`;
    return Promise.all(
      [30, 60, 90].map(async (days) => {
        const isEnding = and(eq(contract.status, "run"), between(contract.date_to, today, daysAfter(today, days)));
        return { by: `${days}일 안`, value: await db.$count(contract, and(where, isEnding, sql`not ${next}`)) };
      }),
    );
  },

  churned: async ({ db, now }, where) => {
    const isHoped = sql`exists (select 1 from ${smp} where ${smp.idx_customer} = ${contract.idx_customer}
      and ${smp.stage} in ('s1', 's2', 's3', 's4') and ${smp.deleted_at} is null)`;
    const rows = await db
      .select({ idx: contract.idx_customer })
      .from(contract)
      .where(and(where, sql`not ${isHoped}`))
      .groupBy(contract.idx_customer)
      .having(lt(sql`max(coalesce(${contract.end_date}, ${contract.date_to}))`, daysAfter(dayOf(now), -GONE)));
    return [{ by: "", value: rows.length }];
  },

  renewal: async ({ db }, where) => {
    const ended = await db.$count(contract, and(where, inArray(contract.status, ["done", "renewed", "stop"])));
    const renewed = await db.$count(contract, and(where, eq(contract.status, "renewed")));
    return ended === 0 ? [] : [{ by: "", value: Math.round((renewed * 100) / ended) }];
  },
};
