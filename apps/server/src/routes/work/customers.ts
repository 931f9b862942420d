import { getCustomerTimeline, getVisitors } from "@portal/definition/contract";
import { contextOf } from "../../crud/routes";
import { timelineOf } from "../../customers/timeline";
import { visitorsOf } from "../../customers/visitors";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { portalEntities } from "../../portal-entities";

/** What customers' screens ask beside their records. */
export const customerRoutes: Routes = (app, services) => {
  serve(app, services, getVisitors, (query) => visitorsOf(services.db, query));
  serve(app, services, getCustomerTimeline, async (query, request) =>
    timelineOf(portalEntities, await contextOf(services, request), query),
  );
};
