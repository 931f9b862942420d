import type { LoginRequest, LoginResponse } from "@portal/definition/contract";
import { call } from "./client";

export const login = (body: LoginRequest) => call<LoginResponse>("post", "/rest/mypims/login", body);

export const logout = () => call("get", "/rest/personal/logout");
