import type { IncomingMessage } from "node:http";

/**
 * Has HEAD answered as GET is, by its route and with its checks, before a route is looked for: Node knows by then that
 * no body may be sent. Returns the address as it is.
 */
export function headAsGet(request: IncomingMessage): string {
  if (request.method === "HEAD") request.method = "GET";
  return request.url ?? "/";
}
