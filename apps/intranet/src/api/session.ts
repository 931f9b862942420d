import type { LoginRequest, LoginResponse, PasswordChangeRequest, SignInLinkAnswer } from "@portal/definition/contract";
import { call } from "./client";

export const login = (body: LoginRequest) => call<LoginResponse>("post", "/rest/mypims/login", body);

export const logout = () => call("get", "/rest/personal/logout");

/** Signs in by a one-time link. */
export const signInByLink = (body: { token: string }) =>
  call<SignInLinkAnswer>("post", "/rest/auth/useSignInLink", body);

/** Changes one's own password. */
export const changePassword = (body: PasswordChangeRequest) =>
  call<{ err_msg: string }>("post", "/rest/personal/changePassword", body);
