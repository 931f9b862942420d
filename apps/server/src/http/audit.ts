import { eq } from "drizzle-orm";
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
  app.decorateRequest("audit", null as never);
  app.addHook("preHandler", async (request) => {
    if (request.is404 || !request.url.startsWith("/rest/") || !isWrite(request)) return;
    const by = request.person?.idx ?? null;
    const [row] = await db
      .insert(auditLog)
      .values({
        at: now(),
        idx_staff: by,
        action: `${request.method} ${request.routeOptions.url}`,
        ip: request.ip,
        ua: request.headers["user-agent"]?.slice(0, 300),
        request_id: request.id,
      })
      .returning({ idx: auditLog.idx });
    if (row) request.audit = { idx: row.idx, by, subject: null };
  });
  app.addHook("onSend", async (request, reply) => {
    const { audit } = request;
    if (!audit) return;
    try {
      await db
        .update(auditLog)
        .set({ status: reply.statusCode, idx_staff: audit.by, subject: audit.subject })
        .where(eq(auditLog.idx, audit.idx));
    } catch (error) {
      // what was written stands; the row without an outcome says that it is not known
      request.log.error(error);
    }
  });
}
