import { AxiosError, type InternalAxiosRequestConfig } from "axios";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { CallError, get, post } from "./client";
import { resetConnection, useConnection } from "./connection";
import { http } from "./http";

/** Answers every call with one response, and notes what was called. */
function answer(data: string, status = 200) {
  const adapter = vi.fn(async (config: InternalAxiosRequestConfig) => {
    return { data, status, statusText: "", headers: {}, config };
  });
  http.defaults.adapter = adapter;
  return adapter;
}

const { adapter: real } = http.defaults;

beforeEach(resetConnection);
afterAll(() => Object.assign(http.defaults, { adapter: real }));

test("a query stands behind the path, without what was left out", async () => {
  const called = answer('{"err":0,"err_msg":"","list":[],"total":0}');
  await get("/rest/personal/getMyThxDollarList", { page: 2, state: "SEND", rows: undefined });
  const [config] = called.mock.calls[0] ?? [];
  expect(config && http.getUri(config)).toBe("/rest/personal/getMyThxDollarList?page=2&state=SEND");
});

test("no call takes the session's cookie along to another origin", async () => {
  const called = answer('{"err":0,"err_msg":""}');
  await get("/rest/health");
  expect(called.mock.calls[0]?.[0].withCredentials ?? false).toBe(false);
});

test("a refusal rejects with its number and words", async () => {
  answer('{"err":409,"err_msg":"이번 달 감사달러를 모두 소진하였습니다."}', 409);
  const refused = post("/rest/personal/sendThxDollar", { target: 7, dollar: 600 });
  await expect(refused).rejects.toThrow(new CallError(409, "이번 달 감사달러를 모두 소진하였습니다."));
});

test("an ended session and a password to be changed are noted", async () => {
  answer('{"err":201,"err_msg":""}', 401);
  await get("/rest/personal/getGNBInfo").catch(() => undefined);
  expect(useConnection.getState()).toMatchObject({ isExpired: true, mustChangePassword: false });
  answer('{"err":202,"err_msg":""}', 403);
  await get("/rest/personal/getGNBInfo").catch(() => undefined);
  expect(useConnection.getState().mustChangePassword).toBe(true);
});

test("a server that is away is noted until it answers, whatever it says", async () => {
  http.defaults.adapter = () => Promise.reject(new AxiosError("Network Error"));
  await expect(get("/rest/personal/getGNBInfo")).rejects.toMatchObject({ err: 0 });
  expect(useConnection.getState().isAway).toBe(true);
  answer("<h1>Bad gateway</h1>", 502);
  await expect(get("/rest/personal/getGNBInfo")).rejects.toMatchObject({ err: 502 });
  expect(useConnection.getState().isAway).toBe(false);
});
