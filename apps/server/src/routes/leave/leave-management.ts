import {
  changeLeave,
  designateLeave,
  enterLeave,
  exportLeaveManagement,
  getLeaveManagement,
  getStaffLeave,
  runLeaveRules,
} from "@portal/definition/contract";
import { refuseOwn } from "../../auth/not-own";
import { exportTable } from "../../crud/tables/export";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { managedLeave, managedTable } from "../../leave/overviews/management";
import { staffLeave } from "../../leave/overviews/staff-leave";
import { changeAll, runRules } from "../../leave/requests/changes";
import { designate } from "../../leave/requests/designations";
import { enterLeaveFor } from "../../leave/requests/effects";
import { dayOf } from "../../seoul";

/** Everybody's leave, for HR. */
export const leaveManagementRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getLeaveManagement, (asked) => managedLeave(db, asked, dayOf(now())));
  serve(app, services, exportLeaveManagement, async ({ format, ...asked }, { person }, reply) => {
    const table = await managedTable(db, asked, dayOf(now()));
    const what = { screen: "myPIMS-VacationManagement", filter: asked, title: "휴가 관리", format };
    return sendFile(reply, await exportTable({ db, now: now(), person }, what, table), false);
  });
  serve(app, services, getStaffLeave, ({ idx }) => staffLeave(db, idx, dayOf(now())));

  serve(app, services, changeLeave, async ({ idx_staff, check, ...correction }, { person, audit }) => {
    refuseOwn(person, idx_staff, "연차는");
    const doing = { by: person.idx, now: now(), check };
    const rows = await db.transaction((tx) => changeAll(tx, idx_staff, correction, doing));
    audit.subject = check ? null : `leave_ledger of ${rows.length} staff`;
    return { done: check ? 0 : rows.length, rows };
  });

  serve(app, services, designateLeave, async ({ idx_staff, days, check }, { person, audit }) => {
    const doing = { by: person.idx, now: now() };
    const { rows, unfilled } = await db.transaction((tx) =>
      designate(tx, { people: idx_staff, days, today: dayOf(now()), check }, doing),
    );
    const told = rows.filter(({ refused }) => refused === "").length;
    audit.subject = check ? null : `leave_notice of ${told} staff`;
    return { done: check ? 0 : told, rows, unfilled };
  });

  serve(app, services, runLeaveRules, async (asked, { person, audit }) => {
    const doing = { by: person.idx, now: now() };
    const rows = await db.transaction((tx) => runRules(tx, { ...asked, today: dayOf(now()) }, doing));
    audit.subject = asked.check ? null : `leave_ledger of ${rows.length} staff`;
    return { done: asked.check ? 0 : rows.length, rows };
  });

  serve(app, services, enterLeave, async (request, { person, audit }) => {
    refuseOwn(person, [request.idx_staff], "휴가는");
    const made = await db.transaction((tx) => enterLeaveFor(tx, request, { by: person.idx, now: now() }));
    audit.subject = `vacation ${made.idx}`;
    return made;
  });
};
