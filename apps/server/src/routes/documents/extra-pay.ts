import {
  cancelExtraPay,
  closeExtraPay,
  confirmExtraPay,
  exportAllExtraPayList,
  type GivenIn,
  getAllExtraPayList,
  getMyExtraPayList,
  saveExtraPayActual,
} from "@portal/definition/contract";
import { type By, serveSheet } from "../../crud/tables/serve-sheet";
import { cancelWork, closeMonth, confirmWork, enterActual } from "../../extra-pay/changes";
import { listAll, listMine } from "../../extra-pay/lists";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { extraPaySheet } from "./document-sheets";

/** Work beyond the hours that are owed: what was asked for, what was done, and the month's closing. */
export const extraPayRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getMyExtraPayList, ({ month }, { person }) => listMine(db, month, person, now()));

  const all = (given: GivenIn<typeof getAllExtraPayList>, { person }: By) => listAll(db, given, person, now());
  serve(app, services, getAllExtraPayList, all);
  serveSheet(app, services, exportAllExtraPayList, extraPaySheet, (given, by) => all({ ...given, view: "row" }, by));

  serve(app, services, saveExtraPayActual, async (given, { person, audit }) => {
    audit.subject = `extra_pay ${given.idx}`;
    await enterActual(db, given, { person, now: now() });
    return {};
  });

  serve(app, services, cancelExtraPay, async ({ idx }, { person, audit }) => {
    audit.subject = `extra_pay ${idx}`;
    await cancelWork(db, idx, { person, now: now() });
    return {};
  });

  serve(app, services, confirmExtraPay, async ({ idxs }, { person, audit }) => {
    audit.subject = `extra_pay ${idxs.join(" ")}`;
    return { list: await confirmWork(db, idxs, { person, now: now() }) };
  });

  serve(app, services, closeExtraPay, async (given, { person, audit }) => {
    audit.subject = `extra_pay ${given.month} ${given.is_close ? "마감" : "마감취소"}`;
    return closeMonth(db, given, { person, now: now() });
  });
};
