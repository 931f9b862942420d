import { companyKey } from "@portal/definition";
import { getCustomerTimeline, getSimilarCustomers, getVisitObstacles, getVisitors } from "@portal/definition/contract";
import { and, asc, eq, isNull, ne, or } from "drizzle-orm";
import { askingOf } from "../crud/routes";
import { timelineOf } from "../customers/timeline";
import { visitObstacles, visitorsOf } from "../customers/visitors";
import { customer, staff } from "../db/tables";
import { serve } from "./answer";
import type { Routes } from "./routes";

/** How many companies of a name are shown. */
const MOST = 5;

/** What customers' screens ask beside their records. */
export const customerRoutes: Routes = (app, services) => {
  serve(app, services, getSimilarCustomers, async ({ name, biz_no, idx }) => {
    const key = companyKey(name);
    const isSame = or(
      key === "" ? undefined : eq(customer.name_key, key),
      biz_no ? eq(customer.biz_no, biz_no) : undefined,
    );
    if (!isSame) return { list: [] };
    const list = await services.db
      .select({ idx: customer.idx, name: customer.name, biz_no: customer.biz_no, owner: staff.kname })
      .from(customer)
      .innerJoin(staff, eq(staff.idx, customer.idx_owner))
      .where(and(isSame, isNull(customer.deleted_at), idx === undefined ? undefined : ne(customer.idx, idx)))
      .orderBy(asc(customer.idx))
      .limit(MOST);
    return { list: list.map((row) => ({ ...row, biz_no: row.biz_no ?? "" })) };
  });
  serve(app, services, getVisitors, (query) => visitorsOf(services.db, query));
  serve(app, services, getVisitObstacles, async (query) => ({ list: await visitObstacles(services.db, query) }));
  serve(app, services, getCustomerTimeline, async (query, request) =>
    timelineOf(await askingOf(services, request), query),
  );
};
