import { eq, placeholder, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { auditLog } from "../../db/system-tables";
import { essentially, PATIENCE } from "../../db/transactions";
import { noteIfPossible } from "../../db/trouble";
import { isCall } from "../requests/is-call";
import type { App, Services } from "../routes";

/** The number of a row that could not be made. */
const UNWRITTEN = 0;

/** Whether a call writes: by its method, or because its route says so. */
export function isWrite({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.writes ?? !["GET", "OPTIONS"].includes(method);
}

/**
 * Keeps the audit log of every call that writes, whatever its route does. The row is made before the call may write
 * anything and its outcome is added before it is answered: no write is without a row, also when the server dies. Calls
 * that were refused, and those that tell of others or give files away, have a row before they are answered.
 */
export function registerAudit(app: App, { db, now }: Pick<Services, "db" | "now">): void {
  const usual = prepare(db);
  // what is read is to be known of also while nothing else is written
  const must = (write: (statements: Statements) => Promise<void>, patience = 0) =>
    essentially(db, (on) => write(on === db ? usual : prepare(on)), patience);
  const isTold = oncePerMinute(now);
  app.decorateRequest("audit", null as never);
  app.decorateRequest("told", null);
  app.addHook("preHandler", async (request) => {
    if (!isCall(request) || !isWrite(request) || request.routeOptions.config.isAnonymous) return;
    const by = request.person?.idx ?? null;
    const write = async ({ begin }: Statements) => {
      const [row] = await begin.execute({ at: now(), by, ...factsOf(request) });
      if (row) request.audit = { idx: row.idx, by, subject: null };
    };
    request.audit = { idx: UNWRITTEN, by, subject: null };
    // where nothing can be written, what reads on the way to writing goes on reading
    if (request.method === "GET") await noteIfPossible(() => must(write));
    else await (request.routeOptions.config.isEssential ? must(write, PATIENCE) : write(usual));
  });
  app.addHook("onSend", async (request, reply) => {
    const { audit, told } = request;
    if (audit?.idx === UNWRITTEN || request.routeOptions.config.isAnonymous) return;
    const status = reply.statusCode;
    try {
      if (audit) {
        await must(async ({ end }) => void (await end.execute({ ...audit, subject: audit.subject ?? told, status })));
      } else if ((told !== null && status < 400) || (isRefusal(request, status) && !isTold(request, status))) {
        const by = request.person?.idx ?? null;
        const given = { at: now(), by, ...factsOf(request), subject: told ?? askedOf(request), status };
        await must(async ({ whole }) => void (await whole.execute(given)));
      }
    } catch (error) {
      // what was written stands; the row without an outcome says that it is not known
      request.log.error(error);
    }
  });
}

/** What a row says of a call beside who made it. */
function factsOf(request: FastifyRequest) {
  const { method, routeOptions, ip, headers, id } = request;
  return { action: `${method} ${routeOptions.url}`, ip, ua: headers["user-agent"]?.slice(0, 300) ?? null, id };
}

/** Whether a call of the portal's was refused for who made it, from where or with what. */
function isRefusal(request: FastifyRequest, status: number): boolean {
  return isCall(request) && [400, 401, 403, 404].includes(status);
}

/** Which record a refused call asked for, as far as its query says so. */
function askedOf({ query }: FastifyRequest): string | null {
  const { idx } = (query ?? {}) as { idx?: unknown };
  return idx === undefined ? null : `asked for ${String(idx).slice(0, 40)}`;
}

/**
 * Says whether a stranger's refusal has been written down this minute already: the log is not theirs to fill. Each
 * process sees for itself.
 */
function oncePerMinute(now: () => Date) {
  let minute = 0;
  const told = new Set<string>();
  return (request: FastifyRequest, status: number): boolean => {
    if (request.person) return false;
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) told.clear();
    minute = current;
    const key = `${request.ip} ${request.routeOptions.url} ${status}`;
    if (told.has(key) || told.size >= 1000) return true;
    told.add(key);
    return false;
  };
}

type Statements = ReturnType<typeof prepare>;

/** The statements, built and planned once. */
function prepare(db: Services["db"]) {
  // nobody waits for the disk: what the call itself writes is behind the row in PostgreSQL's journal, and cannot outlive it
  const soon = sql`set_config('synchronous_commit', 'off', true)`;
  const facts = {
    at: placeholder("at"),
    idx_staff: placeholder("by"),
    action: placeholder("action"),
    ip: placeholder("ip"),
    ua: placeholder("ua"),
    request_id: placeholder("id"),
  };
  const begin = db.insert(auditLog).values(facts).returning({ idx: auditLog.idx, soon }).prepare("audit_begin");
  const given = (name: string) => sql`${placeholder(name)}`;
  const end = db
    .update(auditLog)
    .set({ status: given("status"), idx_staff: given("by"), subject: given("subject") })
    .where(eq(auditLog.idx, placeholder("idx")))
    .returning({ soon })
    .prepare("audit_end");
  const whole = db
    .insert(auditLog)
    .values({ ...facts, subject: placeholder("subject"), status: placeholder("status") })
    .returning({ soon })
    .prepare("audit_whole");
  return { begin, end, whole };
}
