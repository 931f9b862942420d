import { isToldOfOthers, moduleOf, rowsOf } from "@portal/definition";
import { unfilledText } from "@portal/definition/calendar";
import {
  answerLeaveNotice,
  exportTeamLeave,
  getHomeToday,
  getLeaveCancellations,
  getMyLeave,
  getTeamLeave,
} from "@portal/definition/contract";
import { and, eq, type SQL } from "drizzle-orm";
import { askerOf, idsOf } from "../../access/asker";
import { whereRows } from "../../access/rows-where";
import type { Person } from "../../auth/sessions";
import { calendarOf } from "../../company/holidays";
import { exportTable } from "../../crud/tables/export";
import { staff } from "../../db/tables";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { balanceOf } from "../../leave/ledger/balance";
import { answerNotice, noticesFor } from "../../leave/notices/notice-answers";
import { homeOn } from "../../leave/overviews/home-today";
import { awayInMonth, holidaysOfMonth } from "../../leave/overviews/month";
import { advanceDays, cancellationsFor } from "../../leave/overviews/my-leave";
import { peopleWhere } from "../../leave/overviews/people";
import { teamLeave, teamTable } from "../../leave/overviews/team-leave";
import { dayOf } from "../../seoul";

/** My leave, and my team's. */
export const leaveRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getMyLeave, async ({ month }, { person }) => {
    const today = dayOf(now());
    const shown = month ?? today.slice(0, 7);
    const away = await awayInMonth(db, shown, eq(staff.idx, person.idx));
    const calendar = await calendarOf(db, person.idx_sector);
    return {
      today,
      balance: await balanceOf(db, person.idx, today),
      advance: (await advanceDays(db, person.idx)).days,
      notices: await noticesFor(db, person.idx, today),
      month: shown,
      holidays: holidaysOfMonth(shown, calendar),
      unfilled: unfilledText([today, `${shown}-01`], calendar),
      away: away.map(({ day, title, isPending }) => ({ day, title, isPending })),
    };
  });

  serve(app, services, getLeaveCancellations, async (_, { person }) => ({
    list: isToldOfOthers(idsOf(person)) ? await cancellationsFor(db, person.idx) : [],
  }));

  serve(app, services, answerLeaveNotice, async ({ idx, plan }, { person, audit }) => {
    await db.transaction((tx) => answerNotice(tx, { idx, person, plan, now: now() }));
    audit.subject = `leave_notice ${idx}`;
    return {};
  });

  serve(app, services, getTeamLeave, async ({ month, from, to, ...asked }, { person }) => {
    const who = and(peopleWhere(asked), await visibleTo(person, getTeamLeave.can));
    return teamLeave(db, who, { month: month ?? dayOf(now()).slice(0, 7), span: { from, to }, now: now() });
  });

  serve(app, services, exportTeamLeave, async ({ format, ...asked }, { person }, reply) => {
    const who = and(peopleWhere(asked), await visibleTo(person, exportTeamLeave.can));
    const table = await teamTable(db, who, { span: asked, now: now() });
    const what = { screen: "myPIMS-TeamVacationList", filter: asked, title: "팀 휴가 현황", format };
    return sendFile(reply, await exportTable({ db, now: now(), person }, what, table), false);
  });

  serve(app, services, getHomeToday, async (_, { person }) => {
    const today = dayOf(now());
    return { today, teams: await homeOn(db, today, await visibleTo(person, getHomeToday.can)) };
  });

  /** The people whose rows these grants open. */
  async function visibleTo(person: Person, can: typeof getTeamLeave.can | typeof getHomeToday.can): Promise<SQL> {
    const asker = await askerOf(db, person, dayOf(now()));
    return whereRows(rowsOf(asker, can, moduleOf.incumbents.entities.staff), staff);
  }
};
