import { z } from "zod";
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
  can: ["staff"],
  answer: envelope,
});

export const health = defineCall({
  method: "get",
  path: "/rest/health",
  title: "서버와 데이터베이스의 상태",
  can: ["public"],
  answer: z.object({ err: z.number().int() }),
});
