// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { dismiss, forgetDismissal, isDismissed } from "./dismissal";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("closed for this session, the introduction comes again in the next one", () => {
  expect(isDismissed("2026-03-02")).toBe(false);
  dismiss();
  expect(isDismissed("2026-03-02")).toBe(true);
  forgetDismissal();
  expect(isDismissed("2026-03-02")).toBe(false);
});

test("closed for today, it stays closed in every session until tomorrow", () => {
  dismiss("2026-03-02");
  forgetDismissal();
  expect(isDismissed("2026-03-02")).toBe(true);
  expect(isDismissed("2026-03-03")).toBe(false);
});
