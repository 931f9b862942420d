import { envelope, loginRequest, loginResponse } from "@portal/definition/contract";
import { ApiError } from "../api-error";
import { beginSession, endSession, SESSION_LENGTH } from "../auth/sessions";
import { signIn } from "../auth/sign-in";
import type { Routes } from "./routes";

/** The cookie that carries the session's token. Page script never sees it. */
export const SESSION_COOKIE = "portal_session";

/** Signing in and out. */
export const sessionRoutes: Routes = (app, { db, now }) => {
  app.post(
    "/rest/mypims/login",
    { config: { isPublic: true }, schema: { body: loginRequest, response: { 200: loginResponse } } },
    async (request, reply) => {
      const outcome = await signIn(
        db,
        {
          email: request.body.uid,
          password: request.body.upw,
          ip: request.ip,
          userAgent: request.headers["user-agent"] ?? "",
        },
        now(),
      );
      if ("refused" in outcome) throw new ApiError(403, refusals[outcome.refused]);
      const { idx, email, idx_sector, idx_office, idx_team, idx_position, kname, ename } = outcome.person;
      reply.setCookie(SESSION_COOKIE, await beginSession(db, idx, now()), {
        path: "/",
        httpOnly: true,
        sameSite: "strict",
        secure: request.protocol === "https",
        maxAge: SESSION_LENGTH / 1000,
      });
      return {
        err: 0,
        err_msg: "",
        user: { idx, email, idx_sector, idx_office, idx_team: idx_team ?? 0, idx_position, kname, ename },
        must_change_pw: outcome.mustChangePassword,
      };
    },
  );

  app.get("/rest/personal/logout", { schema: { response: { 200: envelope } } }, async (request, reply) => {
    await endSession(db, request.person.sessionIdx, now());
    reply.clearCookie(SESSION_COOKIE, { path: "/" });
    return { err: 0, err_msg: "" };
  });
};

const refusals = {
  wrong: "이메일 또는 비밀번호가 올바르지 않습니다.",
  locked: "비밀번호를 여러 번 잘못 입력하여 잠긴 계정입니다. 10분 뒤에 다시 시도하세요.",
};
