import { endStaffSession, exportAdminLog, getAdminLog } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { endSession } from "../../auth/sessions";
import { authSession } from "../../db/tables";
import { lookInto } from "../../logs/look";
import { serve } from "../answer";
import type { Routes } from "../routes";
import { type RowOf, type Sheet, serveSheet } from "../sheet";

const columns: Sheet<RowOf<typeof getAdminLog>> = [
  ["일시", ({ at }) => at],
  ["사용자", ({ who }) => who],
  ["내용", ({ what }) => what],
  ["대상", ({ subject }) => subject],
  ["결과", ({ outcome }) => outcome],
  ["IP", ({ ip }) => ip],
  ["브라우저", ({ ua }) => ua],
];

/** What the operators of the portal look at: who did what, who signs in, what runs at night. */
export const adminRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getAdminLog, (asked) => lookInto(db, asked, now()));
  serveSheet(app, services, exportAdminLog, { title: "운영 기록", columns }, (asked) => lookInto(db, asked, now()));
  serve(app, services, endStaffSession, async ({ idx }, { audit }) => {
    const [session] = await db.select().from(authSession).where(eq(authSession.idx, idx));
    if (!session || !(await endSession(db, session.idx_staff, idx, now())))
      throw new ApiError(404, "끝난 로그인입니다.");
    audit.subject = `auth_session ${idx} of staff ${session.idx_staff}`;
    return { err_msg: "로그아웃하였습니다." };
  });
};
