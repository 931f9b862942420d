import { eq, placeholder, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { auditLog } from "../db/system-tables";
import type { App, Services } from "../routes/routes";

/** Whether a call writes: by its method, or because its route says so. */
export function isWrite({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.writes ?? !["GET", "HEAD", "OPTIONS"].includes(method);
}

/**
 * Keeps the audit log of every call that writes, whatever its route does. The row is made before the call may write
 * anything and its outcome is added before it is answered: no write is without a row, also when the server dies.
 */
export function registerAudit(app: App, { db, now }: Pick<Services, "db" | "now">): void {
  const { begin, end } = prepare(db);
  app.decorateRequest("audit", null as never);
  app.addHook("preHandler", async (request) => {
    if (request.is404 || !request.url.startsWith("/rest/") || !isWrite(request)) return;
    const by = request.person?.idx ?? null;
    const [row] = await begin.execute({
      at: now(),
      by,
      action: `${request.method} ${request.routeOptions.url}`,
      ip: request.ip,
      ua: request.headers["user-agent"]?.slice(0, 300) ?? null,
      id: request.id,
    });
    if (row) request.audit = { idx: row.idx, by, subject: null };
  });
  app.addHook("onSend", async (request, reply) => {
    const { audit } = request;
    if (!audit) return;
    try {
      await end.execute({ ...audit, status: reply.statusCode });
    } catch (error) {
      // what was written stands; the row without an outcome says that it is not known
      request.log.error(error);
    }
  });
}

/** Both statements, built and planned once. */
function prepare(db: Services["db"]) {
  // nobody waits for the disk: what the call itself writes is behind the row in PostgreSQL's journal, and cannot outlive it
  const soon = sql`set_config('synchronous_commit', 'off', true)`;
  const begin = db
    .insert(auditLog)
    .values({
      at: placeholder("at"),
      idx_staff: placeholder("by"),
      action: placeholder("action"),
      ip: placeholder("ip"),
      ua: placeholder("ua"),
      request_id: placeholder("id"),
    })
    .returning({ idx: auditLog.idx, soon })
    .prepare("audit_begin");
  const given = (name: string) => sql`${placeholder(name)}`;
  const end = db
    .update(auditLog)
    .set({ status: given("status"), idx_staff: given("by"), subject: given("subject") })
    .where(eq(auditLog.idx, placeholder("idx")))
    .returning({ soon })
    .prepare("audit_end");
  return { begin, end };
}
