import { daysFrom } from "@portal/definition/calendar";
import { getInstructors, getSubstitutes } from "@portal/definition/contract";
import { ApiError } from "../../api-error";
import { instructorsOf, substitutesFor } from "../../classes/substitutes";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";

/** A leave is no longer than a quarter. */
const MOST_DAYS = 92;

/** What the screens of instructors' times ask beside their records. */
export const classRoutes: Routes = (app, services) => {
  serve(app, services, getInstructors, (query) => instructorsOf(services.db, query));
  serve(app, services, getSubstitutes, (query) => {
    const days = daysFrom(query.from, query.to);
    if (days < 0 || days >= MOST_DAYS) throw new ApiError(400, `기간은 ${MOST_DAYS}일까지 입력하세요.`);
    return substitutesFor(services.db, query);
  });
};
