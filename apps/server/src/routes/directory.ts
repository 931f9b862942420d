import { namePattern, PRESENT_FOR } from "@portal/definition";
import { connectionStaffAll, heartbeat } from "@portal/definition/contract";
import { and, asc, eq, ilike, isNull, ne, or, sql } from "drizzle-orm";
import { staff } from "../db/tables";
import { serve } from "./answer";
import type { Routes } from "./routes";

/** Who works here, and who is at their desk. */
export const directoryRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, connectionStaffAll, async ({ tmr }, { person }) => {
    const rows = await db
      .select()
      .from(staff)
      .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), isNamedLike(tmr)))
      .orderBy(asc(staff.kname), asc(staff.idx));
    const presentSince = now().getTime() - PRESENT_FOR;
    return {
      list: rows.map(({ idx, ename, kname, last_seen, mp3code, phone, phone_private }) => ({
        idx,
        ename,
        kname,
        is_on: yesNo(last_seen !== null && last_seen.getTime() >= presentSince),
        is_thanks: yesNo(idx !== person.idx),
        mp3code: mp3code ?? "",
        phone: phone_private ? "" : phone,
      })),
    };
  });

  serve(app, services, heartbeat, async (_, { person }) => {
    await db.update(staff).set({ last_seen: now() }).where(eq(staff.idx, person.idx));
    return {};
  });
};

/** `isNamed` for the database. */
export function isNamedLike(text: string) {
  if (text === "") return;
  const prefix = `${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(staff.ename, prefix), sql`${staff.kname} ~* ${namePattern(text)}`);
}

function yesNo(isSo: boolean): "Y" | "N" {
  return isSo ? "Y" : "N";
}
