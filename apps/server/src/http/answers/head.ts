import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";

/** Those that have come as HEAD. */
const heads = new WeakSet<IncomingMessage>();

/**
 * Has HEAD answered as GET is, by its route and with its checks, before a route is looked for: Node knows by then that
 * no body may be sent. Returns the address as it is.
 */
export function headAsGet(request: IncomingMessage): string {
  if (request.method === "HEAD") {
    heads.add(request);
    request.method = "GET";
  }
  return request.url ?? "/";
}

/** Whether a request has come as HEAD, which asks and changes nothing. */
export function isHead({ raw }: FastifyRequest): boolean {
  return heads.has(raw);
}
