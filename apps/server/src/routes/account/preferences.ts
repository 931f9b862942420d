import { preferencesOf } from "@portal/definition";
import { getPreference, savePreference } from "@portal/definition/contract";
import { eq, sql } from "drizzle-orm";
import { preference } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";

/** What a person likes to see how. */
export const preferenceRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getPreference, async (_, { person }) => {
    const [row] = await db.select().from(preference).where(eq(preference.idx_staff, person.idx));
    return { settings: preferencesOf(row?.settings) };
  });

  serve(app, services, savePreference, async (settings, { person }) => {
    await db
      .insert(preference)
      .values({ idx_staff: person.idx, settings, idx_writer: person.idx, wdate: now() })
      .onConflictDoUpdate({
        target: preference.idx_staff,
        // two windows may change different parts at once
        set: { settings: sql`${preference.settings} || excluded.settings`, idx_editor: person.idx, mdate: now() },
      });
    return {};
  });
};
