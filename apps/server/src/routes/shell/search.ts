import { search } from "@portal/definition/contract";
import { askerOf } from "../../access/asker";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { find } from "../../search/find";
import { dayOf } from "../../seoul";

/** Ctrl+K. */
export const searchRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, search, async ({ q }, { person }) => {
    const asker = await askerOf(db, person, dayOf(now()));
    return { list: await find({ db, now: now(), person, asker }, q) };
  });
};
