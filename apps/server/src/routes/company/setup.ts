import { getSetup, saveSetup } from "@portal/definition/contract";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { saySetup, setupOf, waitingPeople } from "../../setup";

/** What a company does before people work in the portal. */
export const setupRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getSetup, async () => ({ ...(await setupOf(db, now())), waiting: await waitingPeople(db) }));
  serve(app, services, saveSetup, async ({ step, is_done }, { audit }) => {
    audit.subject = `setup ${step}`;
    await saySetup(db, step, is_done);
    return { err_msg: "저장하였습니다." };
  });
};
