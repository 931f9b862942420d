import { setTimeout as sleep } from "node:timers/promises";
import { ready } from "@portal/definition/contract";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { ApiError } from "../api-error";
import { canWrite } from "../http/answers/can-write";
import type { Routes } from "../http/routes";

/** A database that takes longer counts as away, in milliseconds. */
const ANSWERS_WITHIN = 2000;

/** For supervisors: `health` says that the process lives, `ready` that it can take calls. */
export const healthRoutes: Routes = (app, { db, now, stopping }) => {
  app.get(
    "/rest/health",
    { config: { isPublic: true }, schema: { response: { 200: z.object({ err: z.literal(0) }) } } },
    async () => ({ err: 0 as const }),
  );

  app.get(ready.path, { config: { isPublic: true }, schema: { response: { 200: ready.answer } } }, async () => {
    if (stopping.aborted) throw new ApiError(503, "서버를 멈추는 중입니다.");
    const late = sleep(ANSWERS_WITHIN, "late", { ref: false });
    const answer = await Promise.race([db.execute(sql`select 1`), late]);
    if (answer === "late") throw new ApiError(503, "데이터베이스가 제때 답하지 않습니다.");
    const can_write = await canWrite(db, now());
    // no 503: a load balancer would take away what people can still read
    return { err: 0, err_msg: can_write ? "" : "지금은 저장할 수 없습니다. 읽기만 할 수 있습니다.", can_write };
  });
};
