import { envelope, passwordChangeRequest, sessionEndRequest, sessionListResponse } from "@portal/definition/contract";
import { ApiError } from "../api-error";
import { changePassword } from "../auth/password-change";
import { endOtherSessions, endSession, sessionsOf } from "../auth/sessions";
import type { Routes } from "./routes";
import { giveSession } from "./session";

/** A person's own password and sessions. */
export const accountRoutes: Routes = (app, { db, now, settings }) => {
  app.post(
    "/rest/personal/changePassword",
    { config: { beforePasswordChange: true }, schema: { body: passwordChangeRequest, response: { 200: envelope } } },
    async (request, reply) => {
      const { cur_pwd: current, new_pwd: next, new_rpw: again } = request.body;
      giveSession(request, reply, await changePassword(db, request.person, { current, next, again }, now()), settings);
      return { err: 0, err_msg: "변경하였습니다." };
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
