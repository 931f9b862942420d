import type pg from "pg";
import { Gauge, Histogram, type Registry } from "prom-client";
import { isSame } from "../../auth/token";
import type { Room } from "../../db/embedded/room";
import type { App } from "../routes";

interface MetricsOptions {
  readonly pool: pg.Pool | undefined;
  readonly room: Room | null;
  readonly registry: Registry;
  /** Who has it may read the metrics from anywhere; without it only this machine may. */
  readonly token: string | undefined;
}

/** Counts and times every call, and gives the numbers at `/metrics` in Prometheus' text format. */
export function registerMetrics(app: App, { pool, room, registry, token }: MetricsOptions): void {
  const duration = new Histogram({
    name: "portal_http_request_duration_seconds",
    help: "Time from the request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: "portal_database_connections",
    help: "Connections to the database by what they do",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      if (!pool) return;
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waited_for" }, pool.waitingCount);
    },
  });
  if (room) {
    new Gauge({
      name: "portal_database_disk_free_bytes",
      help: "Room on the disk of the embedded database, without what is kept for it",
      registers: [registry],
      async collect() {
        this.set(await room.free());
      },
    });
  }
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, log } = request;
    const route = routeOptions.url ?? "none";
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.info({ method, route, status: reply.statusCode, ms }, "answered");
  });
  app.get("/metrics", { config: { isPublic: true } }, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (token === undefined ? !isLoopback(request.ip) : !given || !isSame(given, token)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isLoopback(ip: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(ip);
}
