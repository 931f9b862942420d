import { permissionsOf } from "@portal/definition";
import { envelope, loginRequest, loginResponse, type SignedInStaff } from "@portal/definition/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askerOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import type { Arrived } from "../../auth/arrive";
import { DEVICE_KEPT } from "../../auth/devices";
import { type Arrival, endSession, SESSION_LENGTH } from "../../auth/sessions";
import { type SignInOutcome, signIn } from "../../auth/sign-in";
import type { Database } from "../../db/open";
import type { staff } from "../../db/tables";
import { essentially, PATIENCE } from "../../db/transactions";
import type { Settings } from "../../env";
import { DEVICE_COOKIE, dropCookie, giveCookie, readCookie, SESSION_COOKIE } from "../../http/requests/cookies";
import type { Routes, Services } from "../../http/routes";
import { newDeviceMail } from "../../mail/account-mails";
import { dayOf } from "../../seoul";
import { setupOf } from "../../setup";

/** Signing in and out. */
export const sessionRoutes: Routes = (app, services) => {
  const { db, now, settings } = services;
  app.post(
    "/rest/mypims/login",
    { config: { isPublic: true, isEssential: true }, schema: { body: loginRequest, response: { 200: loginResponse } } },
    async (request, reply) => {
      const { uid, upw, return: way } = request.body;
      if (way !== undefined && !settings.returnHosts.includes(new URL(way).host)) {
        throw new ApiError(400, "등록되지 않은 사이트로는 돌아갈 수 없습니다.");
      }
      const outcome = await signIn(db, { email: uid, password: upw, ...arrivalOf(request, settings) }, now());
      if ("refused" in outcome) throw refusalOf(outcome);
      request.audit.by = outcome.person.idx;
      await welcome(services, request, reply, outcome);
      const user = await signedIn(db, outcome.person, now());
      const sets_up = permissionsOf(user).isMaster && !(await setupOf(db, now())).is_done;
      return {
        err: 0,
        err_msg: "",
        user,
        ...(sets_up && { sets_up }),
        must_change_pw: outcome.mustChangePassword,
        ...(way !== undefined && { return_url: way }),
      };
    },
  );

  app.get(
    "/rest/personal/logout",
    { config: { writes: true, beforePasswordChange: true }, schema: { response: { 200: envelope } } },
    async (request, reply) => {
      await essentially(db, (on) => endSession(on, request.person.idx, request.person.sessionIdx, now()), PATIENCE);
      dropCookie(request, reply, settings, SESSION_COOKIE);
      return { err: 0, err_msg: "" };
    },
  );
};

/** What somebody is told who was not let in. */
function refusalOf(outcome: Extract<SignInOutcome, { refused: string }>): ApiError {
  if (outcome.refused === "wrong") return new ApiError(403, "이메일 또는 비밀번호가 올바르지 않습니다.");
  const later = `${inWords(outcome.wait)} 뒤에 다시 시도하세요.`;
  if (outcome.refused === "busy") return new ApiError(429, `로그인 시도가 너무 많습니다. ${later}`);
  return new ApiError(403, `비밀번호를 여러 번 잘못 입력하여 잠시 잠긴 계정입니다. ${later}`);
}

/** A time in milliseconds, rounded up. */
function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;
}

/** Where a request comes from. */
export function arrivalOf(request: FastifyRequest, settings: Settings): Arrival {
  return {
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    oldToken: readCookie(request, settings, SESSION_COOKIE),
    deviceToken: readCookie(request, settings, DEVICE_COOKIE),
  };
}

/** Gives the browser what it keeps of somebody who has signed in: the session, and that it was here. Of a new one mail tells. */
export async function welcome(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, ...arrived }: Arrived & { readonly person: typeof staff.$inferSelect },
): Promise<void> {
  const { db, settings, mailer } = services;
  giveSession(services, request, reply, arrived.token);
  const maxAge = DEVICE_KEPT / 1000;
  giveCookie(request, reply, settings, { name: DEVICE_COOKIE, value: arrived.device.token, maxAge });
  if (!arrived.device.isNew) return;
  const mail = newDeviceMail(person.email, person.kname, request.ip, request.headers["user-agent"] ?? "");
  // nobody stays outside because a mail cannot be kept
  await mailer?.send(mail, db).catch((err) => request.log.error({ err }, "mail not kept"));
}

/** Gives the browser the cookie of a session that has begun. */
export function giveSession(
  { settings, knownTokens }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  knownTokens.add(token);
  giveCookie(request, reply, settings, { name: SESSION_COOKIE, value: token, maxAge: SESSION_LENGTH / 1000 });
}

/** A person as their own browser may know them. */
export async function signedIn(db: Database, person: typeof staff.$inferSelect, now: Date): Promise<SignedInStaff> {
  const { email, kname, ename } = person;
  const { heads = [], given = [], isAway = false, ...ids } = await askerOf(db, person, dayOf(now));
  return { ...ids, email, kname, ename, heads: [...heads], given: [...given], isAway };
}
