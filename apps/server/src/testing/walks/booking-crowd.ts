import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../../app";
import { beginSession } from "../../auth/sessions";
import { createPool, databaseOf } from "../../db/open";
import { auditLog } from "../../db/system-tables";
import { demoAccounts } from "../../demo/accounts";
import { SESSION_COOKIE } from "../../http/requests/cookies";
import { add, at, roomBooking } from "../records/bookings";
import { openTestPortal } from "../test-portal";

/** How long somebody waits at most for what others write, and what everything else of a call may take, in milliseconds. */
const WAITED = 3000;
const BESIDE = 1000;

/** So many people book times of two rooms that overlap, all at the same moment, with the waits of a real installation. */
export function bookAtOnce(count: number): void {
  test(`${count} who book at the same moment are answered soon, each with yes, no or the wish to try again`, async () => {
    const { pool } = await openTestPortal();
    const { lock_timeout: _, ...options } = pool.options;
    const own = createPool(options);
    const db = databaseOf(own);
    const now = new Date("2026-03-02T01:00:00Z");
    const app = await createApp({ db, pool: own, now: () => now });
    onTestFinished(async () => {
      await app.close();
      await own.end();
    });
    const people = demoAccounts.filter(({ email }) => !email.startsWith("partner"));
    const cookies = await Promise.all(
      people.map(({ idx }) => beginSession(db, idx, { ip: "127.0.0.1", userAgent: "test" }, now)),
    );
    const deadlocks = () =>
      db.execute<{ deadlocks: string }>(
        sql`select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()`,
      );
    const before = await deadlocks();
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const from = 60 + (n % 12);
        const clock = (tens: number) => `${String(Math.floor(tens / 6)).padStart(2, "0")}:${tens % 6}0`;
        const during = { from: at(clock(from)), to: at(clock(from + 6)) };
        const answer = await app.inject({
          method: "POST",
          url: add,
          cookies: { [SESSION_COOKIE]: cookies[n % cookies.length] as string },
          payload: roomBooking("", "", { idx_resource: 10 + (n % 2), during }),
        });
        return { status: answer.statusCode, words: answer.json().err_msg, took: performance.now() - began };
      }),
    );
    const longest = Math.max(...answers.map(({ took }) => took));
    const isRight = ({ status, words }: (typeof answers)[number]) =>
      status === 200 || status === 409 || (status === 503 && words.endsWith("다시 시도하세요."));
    expect(answers.filter((answer) => !isRight(answer))).toEqual([]);
    expect(longest).toBeLessThan(WAITED + BESIDE);
    expect((await deadlocks()).rows).toEqual(before.rows);
    // each try stands in the audit log, with what came of it
    const rows = await db.select({ status: auditLog.status, action: auditLog.action }).from(auditLog);
    const tries = rows.filter(({ action }) => action === `POST ${add}`);
    expect(tries.map(({ status }) => status).sort()).toEqual(answers.map(({ status }) => status).sort());
    if (count < 100) return;
    const figures = [200, 409, 503]
      .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
      .join(", ");
    process.stdout.write(`${count} bookings at once: ${figures}; the last answer after ${Math.round(longest)} ms\n`);
  });
}
