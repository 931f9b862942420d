import { expect, test } from "vitest";
import { readEnv } from "./env";

test.each([
  ["PORT", "web", /PORT/],
  ["DATABASE_URL", "mysql://db", /DATABASE_URL: must begin with postgres:/],
  ["PUBLIC_URL", "portal.example", /PUBLIC_URL/],
  ["LINK_KEY", "short", /LINK_KEY/],
  ["METRICS_TOKEN", "x".repeat(23), /METRICS_TOKEN/],
  ["LOG_DAYS", "1", /LOG_DAYS/],
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

test("a setting that is empty counts as not set", () => {
  expect(readEnv({ PORT: "", LINK_KEY: "" })).toMatchObject({ port: 3000, linkKey: undefined });
});
