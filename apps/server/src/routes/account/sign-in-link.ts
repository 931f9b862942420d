import { signInLinkAnswer, signInLinkRequest, signInLinkResponse, signInLinkUse } from "@portal/definition/contract";
import { ApiError } from "../../api-error";
import { makeSignInLink, useSignInLink } from "../../auth/sign-in-links";
import { type Limit, mayTry } from "../../auth/throttle";
import { isSame } from "../../auth/token";
import type { Routes } from "../../http/routes";
import { arrivalOf, signedIn, welcome } from "./session";

const PER_ADDRESS: Limit = { tries: 100, within: 60 * 1000 };

/** One-time sign-in links: made for another system of the company, used at `/authlogin`. */
export const signInLinkRoutes: Routes = (app, services) => {
  const { db, now, settings } = services;
  app.post(
    "/rest/auth/makeSignInLink",
    { config: { isPublic: true }, schema: { body: signInLinkRequest, response: { 200: signInLinkResponse } } },
    async (request) => {
      const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
      if (!settings.linkKey || !key || !isSame(key, settings.linkKey)) throw new ApiError(403, "접근 권한이 없습니다.");
      const { email, to, is_temp: isTemp } = request.body;
      const path = await makeSignInLink(db, { email, to, isTemp }, now());
      if (path === null) throw new ApiError(404, "그 이메일의 계정이 없거나 이동할 주소가 올바르지 않습니다.");
      const origin = settings.publicUrl ?? `${request.protocol}://${request.host}`;
      return { err: 0, err_msg: "", link: new URL(path, origin).href };
    },
  );

  app.post(
    "/rest/auth/useSignInLink",
    { config: { isPublic: true }, schema: { body: signInLinkUse, response: { 200: signInLinkAnswer } } },
    async (request, reply) => {
      if (!(await mayTry(db, `link from ${request.ip}`, PER_ADDRESS, now()))) {
        throw new ApiError(429, "로그인 시도가 너무 많습니다. 1분 뒤에 다시 시도하세요.");
      }
      const used = await useSignInLink(db, request.body.token, arrivalOf(request, settings), now());
      if (!used) throw new ApiError(403, "이미 사용했거나 기한이 지난 링크입니다. 다시 로그인해 주세요.");
      request.audit.by = used.person.idx;
      await welcome(services, request, reply, used);
      return {
        err: 0,
        err_msg: "",
        user: await signedIn(db, used.person, now()),
        must_change_pw: used.mustChangePassword,
        to: used.link.path,
        is_temp: used.link.is_temp,
      };
    },
  );
};
