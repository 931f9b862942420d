import { envelope, loginRequest, loginResponse, type SignedInStaff } from "@portal/definition/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askerOf } from "../access/asker";
import { ApiError } from "../api-error";
import { type Arrival, endSession, SESSION_LENGTH } from "../auth/sessions";
import { signIn } from "../auth/sign-in";
import type { Database } from "../db/open";
import type { staff } from "../db/tables";
import type { Settings } from "../env";
import { dayOf } from "../seoul";
import type { Routes } from "./routes";

/** The cookie that carries the session's token. Page script never sees it. */
export const SESSION_COOKIE = "portal_session";

/** Signing in and out. */
export const sessionRoutes: Routes = (app, { db, now, settings }) => {
  app.post(
    "/rest/mypims/login",
    { config: { isPublic: true }, schema: { body: loginRequest, response: { 200: loginResponse } } },
    async (request, reply) => {
      const { uid, upw, return: way } = request.body;
      if (way !== undefined && !settings.returnHosts.includes(new URL(way).host)) {
        throw new ApiError(400, "등록되지 않은 사이트로는 돌아갈 수 없습니다.");
      }
      const outcome = await signIn(db, { email: uid, password: upw, ...arrivalOf(request) }, now());
      if ("refused" in outcome) throw new ApiError(...refusals[outcome.refused]);
      request.audit.by = outcome.person.idx;
      giveSession(request, reply, outcome.token, settings);
      return {
        err: 0,
        err_msg: "",
        user: await signedIn(db, outcome.person, now()),
        must_change_pw: outcome.mustChangePassword,
        ...(way !== undefined && { return_url: way }),
      };
    },
  );

  app.get(
    "/rest/personal/logout",
    { config: { writes: true, beforePasswordChange: true }, schema: { response: { 200: envelope } } },
    async (request, reply) => {
      await endSession(db, request.person.idx, request.person.sessionIdx, now());
      reply.clearCookie(SESSION_COOKIE, { path: "/" });
      return { err: 0, err_msg: "" };
    },
  );
};

const refusals = {
  wrong: [403, "이메일 또는 비밀번호가 올바르지 않습니다."],
  locked: [403, "비밀번호를 여러 번 잘못 입력하여 잠긴 계정입니다. 10분 뒤에 다시 시도하세요."],
  busy: [429, "로그인 시도가 너무 많습니다. 1분 뒤에 다시 시도하세요."],
} satisfies Record<string, [number, string]>;

/** Where a request comes from. */
export function arrivalOf(request: FastifyRequest): Arrival {
  return {
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    oldToken: request.cookies[SESSION_COOKIE],
  };
}

/** Gives the browser the cookie of a session that has begun. */
export function giveSession(request: FastifyRequest, reply: FastifyReply, token: string, settings: Settings): void {
  reply.setCookie(SESSION_COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https" || (settings.publicUrl?.startsWith("https:") ?? false),
    maxAge: SESSION_LENGTH / 1000,
  });
}

/** A person as their own browser may know them. */
export async function signedIn(db: Database, person: typeof staff.$inferSelect, now: Date): Promise<SignedInStaff> {
  const { email, kname, ename } = person;
  const { heads = [], ...ids } = await askerOf(db, person, dayOf(now));
  return { ...ids, email, kname, ename, heads: [...heads] };
}
