import { and, eq, gte, inArray, isNull, lte, or, placeholder, type SQL, sql, sum } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import {
  docInbox,
  docRead,
  docStep,
  document,
  eduGoal,
  eduRecord,
  leaveLedger,
  notification,
  office,
  staff,
  team,
  thanksDollar,
  vacation,
} from "../db/tables";
import { waitsFor } from "../flows/approval/line/waiting";
import { isSentBy, isShownTo } from "../growth/job-rotation";
import { isToDecideBy } from "../leave/overviews/my-leave";
import { dayOf } from "../seoul";
import { isGivenIn, isUnreadBy, monthOf } from "./thanks";

/** What is counted for somebody, in one statement that is built and planned once. */
export function prepareCount(db: Database) {
  const [me, myTeam, day] = [placeholder("me"), placeholder("team"), placeholder("day")];
  // who decides and is notified: nobody while they are on leave of absence
  const party = placeholder("party");
  const unread = sql`not exists (select from ${docRead} where ${and(eq(docRead.idx_document, document.idx), eq(docRead.rev, document.rev), eq(docRead.idx_staff, me))})`;
  const mine = eq(document.idx_drafter, me);
  const waiting = waitsFor(party, day);
  const decided = or(eq(docStep.idx_acted_by, party), and(eq(docStep.idx_staff, party), eq(docStep.status, "ok")));
  // one set of numbers and not two conditions, so that the database need not look through every document
  const concernsMe = sql`${document.idx} in (select ${docStep.idx_document} from ${docStep} where ${decided} union select mine.idx from ${document} mine where mine.idx_drafter = ${me})`;
  const toKnow = steps(and(eq(docStep.role, "refer"), or(eq(docStep.idx_staff, party), eq(docStep.idx_team, myTeam))));
  const month = { start: placeholder("month"), next: placeholder("nextMonth") };
  return db
    .select({
      office_name: office.kname,
      team_name: team.kname,
      is_open_jobrotation: isShownTo(me, day),
      is_sent_jobrotation: isSentBy(me, day),
      notifications: number(
        sql`select count(*) from ${notification} where ${and(eq(notification.idx_staff, me), isNull(notification.read_at))}`,
      ),
      sign: documents(and(eq(document.status, "run"), waiting)),
      signUnread: documents(and(eq(document.status, "run"), waiting, unread)),
      cancellations: number(sql`select count(*) from ${vacation} where ${isToDecideBy(party)}`),
      done: documents(and(eq(document.status, "done"), unread, concernsMe)),
      referenced: documents(and(inArray(document.status, ["run", "done"]), unread, toKnow)),
      returned: documents(and(eq(document.status, "reject"), unread, mine)),
      received: number(
        sql`select count(*) from ${docInbox} where ${and(eq(docInbox.idx_team, myTeam), eq(docInbox.status, "new"), isNull(docInbox.deleted_at))}`,
      ),
      leave: number(
        sql`select ${sum(leaveLedger.qty)} from ${leaveLedger} where ${and(eq(leaveLedger.idx_staff, me), lte(leaveLedger.valid_from, day), gte(leaveLedger.valid_to, day))}`,
      ),
      credits: number(
        sql`select ${sum(eduRecord.credit)} from ${eduRecord} where ${and(eq(eduRecord.idx_staff, me), eq(eduRecord.status, "pass"), gte(eduRecord.edu_date, placeholder("newYear")), lte(eduRecord.edu_date, day))}`,
      ),
      goal: goal(),
      given: dollars(isGivenIn(month, me)),
      recv: dollars(eq(thanksDollar.idx_to_staff, me)),
      send: dollars(eq(thanksDollar.idx_from_staff, me)),
      unread: number(sql`select max(${thanksDollar.idx}) from ${thanksDollar} where ${isUnreadBy(me)}`),
    })
    .from(staff)
    .innerJoin(office, eq(office.idx, staff.idx_office))
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .where(eq(staff.idx, me))
    .prepare("header_counts");
}

/** Who asks and when, as the statement wants it. */
export function askedBy({ idx, idx_team, idx_position, status }: Person, now: Date) {
  const day = dayOf(now);
  const year = Number(day.slice(0, 4));
  const { start: month, next: nextMonth } = monthOf(now);
  return {
    me: idx,
    party: status === "leave" ? 0 : idx,
    team: idx_team ?? 0,
    position: idx_position,
    day,
    year,
    newYear: `${year}-01-01`,
    month,
    nextMonth,
  };
}

/** A subquery's number; 0 when it finds none. */
function number(query: SQL): SQL<number> {
  return sql`coalesce((${query}), 0)`.mapWith(Number) as SQL<number>;
}

function documents(where: SQL | undefined): SQL<number> {
  return number(sql`select count(*) from ${document} where ${and(isNull(document.deleted_at), where)}`);
}

/** Whether a document has a step like this. */
function steps(where: SQL | undefined): SQL {
  return sql`exists (select from ${docStep} where ${and(eq(docStep.idx_document, document.idx), where)})`;
}

function dollars(where: SQL | undefined): SQL<number> {
  return number(sql`select ${sum(thanksDollar.dollar)} from ${thanksDollar} where ${where}`);
}

/** The credits that a year asks of somebody: the goal of their position, else everybody's. */
function goal(): SQL<number | null> {
  const isMine = or(eq(eduGoal.idx_position, placeholder("position")), isNull(eduGoal.idx_position));
  const where = and(eq(eduGoal.year, placeholder("year")), isNull(eduGoal.deleted_at), isMine);
  return sql`(select ${eduGoal.credit} from ${eduGoal} where ${where} order by ${eduGoal.idx_position} nulls last limit 1)`.mapWith(
    (value) => (value === null ? null : Number(value)),
  ) as SQL<number | null>;
}
