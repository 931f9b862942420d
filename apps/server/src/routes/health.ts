import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Routes } from "./routes";

/** Whether the server and its database answer. */
export const healthRoutes: Routes = (app, { db }) => {
  app.get(
    "/rest/health",
    { config: { isPublic: true }, schema: { response: { 200: z.object({ err: z.literal(0) }) } } },
    async () => {
      await db.execute(sql`select 1`);
      return { err: 0 as const };
    },
  );
};
