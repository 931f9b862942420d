import { type SQL, sql } from "drizzle-orm";
import { booking, classroom, holiday, team } from "../db/tables";
import type { ChartRow, RequestContext, Rules } from "../records/rules";

/** The time in Seoul of a moment. */
const seoul = (moment: SQL) => sql`(${moment} at time zone 'Asia/Seoul')`;
const begin = seoul(sql`lower(${booking.during})`);
const end = seoul(sql`upper(${booking.during})`);
const hours = sql`extract(epoch from upper(${booking.during}) - lower(${booking.during})) / 3600`;

/** Bookings whose time was used, or will be. */
const used = sql`${booking.status} in ('confirmed', 'in_use', 'done')`;
/** Bookings that are over: somebody came, or nobody. */
const past = sql`${booking.status} in ('done', 'noshow')`;
const noshowShare = sql`round(100.0 * count(*) filter (where ${booking.status} = 'noshow') / count(*), 1)`;

/** How much rooms are used, by whom and when, over the bookings that fit. */
export const bookingCharts: NonNullable<Rules["charts"]> = {
  utilisation: (context, where) =>
    rowsOf(
      context,
      sql`select '' as by, round(100 * sum(booked) / nullif(sum(available), 0), 1) as value from (${byRoom(where)}) rooms`,
    ),

  rooms: (context, where) =>
    rowsOf(
      context,
      sql`
      select name as by, round(100 * booked / nullif(available, 0), 1) as value
      from (${byRoom(where)}) rooms order by value desc nulls last, name`,
    ),

  noshow: (context, where) =>
    rowsOf(
      context,
      sql`select '' as by, ${noshowShare} as value from ${booking} where ${where} and ${past} having count(*) > 0`,
    ),

  noshows: (context, where) =>
    rowsOf(
      context,
      sql`
      select to_char(${begin}, 'YYYY-MM') as by, ${noshowShare} as value
      from ${booking} where ${where} and ${past} group by 1 order by 1`,
    ),

  teams: (context, where) =>
    rowsOf(
      context,
      sql`
      select coalesce(${team.kname}, '팀 없음') as by, round(sum(${hours}), 1) as value
      from ${booking} left join ${team} on ${team.idx} = ${booking.idx_team}
      where ${where} and ${used} group by 1 order by 2 desc, 1 limit 15`,
    ),

  hours: (context, where) =>
    rowsOf(
      context,
      sql`
      select (array['월','화','수','목','금','토','일'])[extract(isodow from hour)] as by,
        to_char(hour, 'HH24') || '시' as split,
        round(sum(extract(epoch from least(${end}, hour + interval '1 hour') - greatest(${begin}, hour))) / 3600, 1) as value
      from ${booking}, generate_series(date_trunc('hour', ${begin}), ${end} - interval '1 minute', interval '1 hour') hour
      where ${where} and ${used}
      group by extract(isodow from hour), 1, 2 order by extract(isodow from hour), 2`,
    ),
};

/**
 * The hours that each room was booked for, and those for which it could have been: its opening hours on the business days
 * from the first to the last of the bookings.
 */
function byRoom(where: SQL): SQL {
  return sql`
    with booked as (
      select ${booking.idx_resource} as room, sum(${hours}) as hours, min(${begin})::date as first, max(${end})::date as last
      from ${booking} where ${where} and ${used} group by 1
    ), open as (
      select count(*) as days
      from generate_series((select min(first) from booked), (select max(last) from booked), interval '1 day') day
      where extract(isodow from day) < 6
        and not exists (
          select from ${holiday}
          where ${holiday.hdate} = day::date and ${holiday.half} = 'full'
            and ${holiday.idx_sector} is null and ${holiday.deleted_at} is null
        )
    )
    select ${classroom.name} as name, coalesce(booked.hours, 0) as booked,
      open.days * extract(epoch from (${classroom.open_to})::time - (${classroom.open_from})::time) / 3600 as available
    from ${classroom} cross join open left join booked on booked.room = ${classroom.idx}
    where ${classroom.is_use} and ${classroom.deleted_at} is null`;
}

async function rowsOf({ db }: RequestContext, query: SQL): Promise<ChartRow[]> {
  const { rows } = await db.execute<{ by: string; split?: string; value: string | null }>(query);
  return rows.map(({ by, split, value }) => ({ by, ...(split !== undefined && { split }), value: Number(value ?? 0) }));
}
