import { getHolidayList } from "@portal/definition/contract";
import { holidaysOf } from "../../company/holidays";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";

/** The days on which the company is closed, as calendars show them. */
export const holidayRoutes: Routes = (app, services) => {
  serve(app, services, getHolidayList, async ({ from, to }, { person }) => {
    const holidays = await holidaysOf(services.db);
    const mine = holidays.filter(({ idx_sector }) => idx_sector === null || idx_sector === person.idx_sector);
    const list = mine.filter(({ hdate }) => hdate >= from && hdate <= to);
    return { list: list.map(({ hdate, name, half }) => ({ hdate, name, half: half as "full" | "am" | "pm" })) };
  });
};
