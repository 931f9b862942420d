import { expect, test } from "vitest";
import { readEnv } from "./env";

test.each([
  ["PORT", "web", /PORT/],
  ["DATABASE_URL", "mysql://db", /DATABASE_URL: must begin with postgres:/],
  ["PUBLIC_URL", "portal.example", /PUBLIC_URL/],
  ["LINK_KEY", "short", /LINK_KEY/],
  ["METRICS_TOKEN", "x".repeat(23), /METRICS_TOKEN/],
  ["LOG_DAYS", "1", /^wrong setting: LOG_DAYS: must be a whole number from 90 to 36500$/],
  ["LOG_LEVEL", "loud", /^wrong setting: LOG_LEVEL: must be one of debug, info, warn, error, silent$/],
  ["TRUST_PROXY", "foo", /^wrong setting: TRUST_PROXY: must be addresses, ranges/],
  ["TRUST_PROXY", "10.0.0.0/33", /TRUST_PROXY/],
  ["TRUST_PROXY", "10.0.0.0/255.0.0.0", /TRUST_PROXY/],
  ["SMTP_URL", "smtps://mail.example", /SMTP_URL: needs MAIL_FROM and PUBLIC_URL/],
])("a wrong %s stops the start with its name, and without its value", (name, value, said) => {
  let message = "";
  try {
    readEnv({ [name]: value });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(said);
  expect(message).not.toContain(value);
});

test("proxies are addresses, ranges of them, and ranges with a name", () => {
  const TRUST_PROXY = "loopback, 10.0.0.0/8,fd00::/8, 192.0.2.7";
  expect(readEnv({ TRUST_PROXY }).trustProxy).toEqual(["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.7"]);
});

test("a setting that is empty counts as not set", () => {
  expect(readEnv({ PORT: "", LINK_KEY: "" })).toMatchObject({ port: 3000, linkKey: undefined });
});
