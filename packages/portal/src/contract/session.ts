import { z } from "zod";
import {
  passwordChangeRequest,
  sessionEndRequest,
  sessionListResponse,
  signInLinkAnswer,
  signInLinkRequest,
  signInLinkResponse,
  signInLinkUse,
} from "./account";
import { defineCall } from "./define-call";
import { envelope } from "./envelope";
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
  answer: envelope,
});
