import {
  envelope,
  type PasswordChangeRequest,
  passwordChangeRequest,
  passwordConfirmation,
  sessionEndRequest,
  sessionListResponse,
} from "@portal/definition/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../api-error";
import { confirmPassword } from "../../auth/password-again";
import { changePassword } from "../../auth/password-change";
import { endOtherSessions, endSession, sessionsOf } from "../../auth/sessions";
import type { Routes, Services } from "../../http/routes";
import { changedMail } from "../../mail/account-mails";
import { giveSession } from "./session";

/** A person's own password and sessions. */
export const accountRoutes: Routes = (app, services) => {
  const { db, now } = services;
  app.post(
    "/rest/personal/changePassword",
    { config: { beforePasswordChange: true }, schema: { body: passwordChangeRequest, response: { 200: envelope } } },
    async (request, reply) => {
      await changeOwnPassword(services, request, reply, request.body);
      return { err: 0, err_msg: "변경하였습니다." };
    },
  );

  app.post(
    "/rest/personal/confirmPassword",
    { schema: { body: passwordConfirmation, response: { 200: envelope } } },
    async ({ person, body }) => {
      await confirmPassword(db, person, body.upw, now());
      return { err: 0, err_msg: "" };
    },
  );

  app.get("/rest/personal/getSessionList", { schema: { response: { 200: sessionListResponse } } }, async (request) => {
    const sessions = await sessionsOf(db, request.person.idx, now());
    const list = sessions.map(({ idx, ip, ua, wdate, last_seen }) => ({
      idx,
      ip: ip ?? "",
      ua: ua ?? "",
      wdate: wdate.toISOString(),
      last_seen: (last_seen ?? wdate).toISOString(),
      is_current: idx === request.person.sessionIdx,
    }));
    return { err: 0, err_msg: "", list };
  });

  app.post(
    "/rest/personal/endSession",
    { schema: { body: sessionEndRequest, response: { 200: envelope } } },
    async (request) => {
      const { person, body } = request;
      if (body.idx === undefined) await endOtherSessions(db, person.idx, person.sessionIdx, now());
      else if (!(await endSession(db, person.idx, body.idx, now()))) throw new ApiError(404, "없는 로그인입니다.");
      return { err: 0, err_msg: "" };
    },
  );
};

/** Changes the password of who asks; their other sessions end, and they are told, also by mail. */
export async function changeOwnPassword(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { cur_pwd: current, new_pwd: next, new_rpw: again }: PasswordChangeRequest,
): Promise<void> {
  const { db, now, mailer } = services;
  const { person } = request;
  giveSession(services, request, reply, await changePassword(db, person, { current, next, again }, now()));
  await mailer?.send(changedMail(person.email, person.kname, request.ip), db);
}
