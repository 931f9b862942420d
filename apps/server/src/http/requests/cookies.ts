import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../../env";

/** Carries the session's token. Page script never sees it. */
export const SESSION_COOKIE = "portal_session";
/** Tells the browsers apart that a person has signed in with before. */
export const DEVICE_COOKIE = "portal_device";

/** What a browser has kept under a name. */
export function readCookie(request: FastifyRequest, settings: Settings, name: string): string | undefined {
  return request.cookies[nameOf(request, settings, name)];
}

/** Gives a browser something to keep for so many seconds; it sends it to this portal alone, and in clear never where there is TLS. */
export function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
  { name, value, maxAge }: { readonly name: string; readonly value: string; readonly maxAge: number },
): void {
  const secure = isSecure(request, settings);
  const options = { path: "/", httpOnly: true, sameSite: "strict", secure, maxAge } as const;
  reply.setCookie(nameOf(request, settings, name), value, options);
}

/** Takes back what a browser keeps. */
export function dropCookie(request: FastifyRequest, reply: FastifyReply, settings: Settings, name: string): void {
  reply.clearCookie(nameOf(request, settings, name), { path: "/", secure: isSecure(request, settings) });
}

/** Behind TLS the prefix has browsers refuse one that a sibling site or plain http has set. */
function nameOf(request: FastifyRequest, settings: Settings, name: string): string {
  return isSecure(request, settings) ? `__Host-${name}` : name;
}

function isSecure(request: FastifyRequest, { publicUrl }: Settings): boolean {
  return request.protocol === "https" || (publicUrl?.startsWith("https:") ?? false);
}
