import { z } from "zod";
import { words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import {
  passwordChangeRequest,
  passwordConfirmation,
  sessionEndRequest,
  sessionListResponse,
  signInLinkAnswer,
  signInLinkRequest,
  signInLinkResponse,
  signInLinkUse,
} from "./account";
import { loginRequest, loginResponse } from "./login";

export const login = defineCall({
  method: "post",
  path: "/rest/mypims/login",
  title: "로그인",
  can: ["public"],
  body: loginRequest,
  answer: loginResponse,
});

export const logout = defineCall({
  method: "get",
  path: "/rest/personal/logout",
  title: "로그아웃",
  writes: true,
  can: ["staff"],
  answer: envelope,
});

export const changePassword = defineCall({
  method: "post",
  path: "/rest/personal/changePassword",
  title: "비밀번호 변경",
  can: ["staff:own"],
  body: passwordChangeRequest,
  answer: envelope,
});

/** Gives the password again, before something that asks for it. */
export const confirmPassword = defineCall({
  method: "post",
  path: "/rest/personal/confirmPassword",
  title: "비밀번호 다시 확인",
  can: ["staff:own"],
  body: passwordConfirmation,
  answer: envelope,
});

export const getSessionList = defineCall({
  method: "get",
  path: "/rest/personal/getSessionList",
  title: "로그인된 곳",
  can: ["staff:own"],
  answer: sessionListResponse,
});

export const endSession = defineCall({
  method: "post",
  path: "/rest/personal/endSession",
  title: "다른 곳에서 로그아웃",
  can: ["staff:own"],
  body: sessionEndRequest,
  answer: envelope,
});

export const makeSignInLink = defineCall({
  method: "post",
  path: "/rest/auth/makeSignInLink",
  title: "일회용 로그인 주소 만들기 (다른 시스템용)",
  can: ["public"],
  body: signInLinkRequest,
  answer: signInLinkResponse,
});

export const useSignInLink = defineCall({
  method: "post",
  path: "/rest/auth/useSignInLink",
  title: "일회용 로그인",
  can: ["public"],
  body: signInLinkUse,
  answer: signInLinkAnswer,
});

export const forgotPassword = defineCall({
  method: "post",
  path: "/rest/auth/forgotPassword",
  title: "비밀번호 재설정 메일 요청",
  can: ["public"],
  body: z.object({ uid: words(120).min(1, "이메일을 입력하세요.") }),
  answer: envelope,
});

/**
 * Takes somebody's password. The person gets a link to a new one by mail; where the portal sends none, a password that has
 * to be changed is shown to who asks, once, and kept nowhere.
 */
export const resetStaffPassword = defineCall({
  method: "post",
  path: "/rest/auth/resetPassword",
  title: "직원 비밀번호 초기화",
  asksPassword: true,
  can: ["pd_auth:all"],
  body: z.object({ idx: z.number().int().positive() }),
  answer: envelope.extend({ password: z.string().nullable() }),
  once: false,
});

/**
 * Makes the link by which somebody who joins signs in once and chooses a password; the one before it ends. There is none
 * for those who have chosen one: their way back is `resetStaffPassword`, which notifies nobody else.
 */
export const makeJoiningLink = defineCall({
  method: "post",
  path: "/rest/auth/makeJoiningLink",
  title: "입사자 로그인 링크 만들기",
  asksPassword: true,
  can: ["pd_auth:all"],
  body: z.object({ idx: z.number().int().positive() }),
  answer: envelope.extend({ link: z.string(), is_mailed: z.boolean() }),
  once: false,
});

export const health = defineCall({
  method: "get",
  path: "/rest/health",
  title: "서버가 살아 있는지",
  can: ["public"],
  answer: z.object({ err: z.number().int() }),
});

export const ready = defineCall({
  method: "get",
  path: "/rest/ready",
  title: "서버가 요청을 받을 수 있는지",
  can: ["public"],
  answer: envelope.extend({
    /** Whether something can be written; reading goes on without it, and the server takes calls. */
    can_write: z.boolean(),
  }),
});
