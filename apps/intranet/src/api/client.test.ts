import { AxiosError, type InternalAxiosRequestConfig } from "axios";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CallError, get, post } from "./client";
import { resetConnection, useConnection } from "./connection";
import { http } from "./http";
import { usePasswordQuestion } from "./password-question";

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

test("a call that asks for the password is sent again as it was once it is given; all that wait ask once", async () => {
  let isGiven = false;
  const called = vi.fn(async (config: InternalAxiosRequestConfig) => {
    const data = isGiven ? '{"err":0,"err_msg":"","list":[]}' : '{"err":203,"err_msg":"다시 입력하세요."}';
    return { data, status: isGiven ? 200 : 403, statusText: "", headers: {}, config };
  });
  http.defaults.adapter = called;
  const delegation = { idx: 0, idx_delegate: 2, date_from: "2026-03-02", date_to: "2026-03-03" };
  const both = [post("/rest/documents/saveDelegation", delegation), post("/rest/documents/saveDelegation", delegation)];
  await vi.waitFor(() => expect(usePasswordQuestion.getState().settle).not.toBeNull());
  isGiven = true;
  usePasswordQuestion.getState().settle?.(true);
  expect(await Promise.all(both)).toMatchObject([{ err: 0 }, { err: 0 }]);
  expect(called.mock.calls.map(([{ data }]) => JSON.parse(data))).toEqual([
    delegation,
    delegation,
    delegation,
    delegation,
  ]);
  expect(usePasswordQuestion.getState().settle).toBeNull();
});

test("a call whose password is not given is refused, and nothing was done", async () => {
  const called = answer('{"err":203,"err_msg":"계속하려면 비밀번호를 다시 입력하세요."}', 403);
  const refused = post("/rest/documents/saveDelegation", {
    idx: 0,
    idx_delegate: 2,
    date_from: "2026-03-02",
    date_to: "2026-03-03",
  });
  await vi.waitFor(() => expect(usePasswordQuestion.getState().settle).not.toBeNull());
  usePasswordQuestion.getState().settle?.(false);
  await expect(refused).rejects.toMatchObject({ err: 203 });
  expect(called).toHaveBeenCalledTimes(1);
});

describe("what is sent", () => {
  const gift = { target: 7, dollar: 1, message: "고맙습니다" };
  const sent = (dollar = 1) => post("/rest/personal/sendThxDollar", { ...gift, dollar }).catch(() => undefined);
  const keysOf = (called: ReturnType<typeof answer>) =>
    called.mock.calls.map(([{ headers }]) => String(headers["idempotency-key"]));

  test("has a key of its own: the same words after an answer are something new", async () => {
    const called = answer('{"err":0,"err_msg":""}');
    await sent();
    await sent();
    await sent(2);
    const keys = keysOf(called);
    expect(new Set(keys).size).toBe(3);
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
    await get("/rest/health");
    expect(called.mock.calls.at(-1)?.[0].headers["idempotency-key"]).toBeUndefined();
  });

  test("keeps it when it is sent again at the same moment, after a lost answer or to a server in trouble", async () => {
    const lost = vi.fn((config: InternalAxiosRequestConfig) => Promise.reject(new AxiosError("lost", "", config)));
    http.defaults.adapter = lost;
    await Promise.all([sent(), sent()]);
    const away = answer("<h1>Bad gateway</h1>", 502);
    await sent();
    const full = answer('{"err":503,"err_msg":"지금은 저장할 수 없습니다."}', 503);
    await sent();
    const done = answer('{"err":0,"err_msg":""}');
    await sent();
    const keys = [lost.mock.calls, away.mock.calls, full.mock.calls, done.mock.calls].flat();
    expect(keys).toHaveLength(5);
    expect(new Set(keys.map(([{ headers }]) => headers["idempotency-key"])).size).toBe(1);
    const next = answer('{"err":0,"err_msg":""}');
    await sent();
    expect(keysOf(next)[0]).not.toBe(keysOf(done)[0]);
  });
});
