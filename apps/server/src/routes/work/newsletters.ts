import { getManuscripts } from "@portal/definition/contract";
import { sendMade } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { manuscriptsOf } from "../../newsletter/manuscripts";

/** What the screens of the newsletter ask beside their records. */
export const newsletterRoutes: Routes = (app, services) => {
  serve(app, services, getManuscripts, async ({ idx }, _, reply) => {
    const { name, pieces } = await manuscriptsOf(services.db, idx);
    return sendMade(reply, { name, mime: "application/zip" }, pieces);
  });
};
