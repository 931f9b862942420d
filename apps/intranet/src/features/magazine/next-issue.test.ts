import { expect, test } from "vitest";
import { nextIssue } from "./next-issue";

const issueAfter = (issue: string) => new URLSearchParams(nextIssue({ issue }, "2026-11-29").slice(4)).get("issue");

test("the next issue is this month's, and never one that is there already or was before", () => {
  expect(issueAfter("2026-08")).toBe("2026-11");
  expect(issueAfter("2026-11")).toBe("2026-12");
  expect(issueAfter("2026-12")).toBe("2027-01");
  expect(issueAfter("통권 12호")).toBe("2026-11");
});

test("what both have in common is given along", () => {
  const record = { title: "푸른밭 소식", kind: "own", publisher: null, copies: 100, issue: "2026-11" };
  const given = new URLSearchParams(nextIssue(record, "2026-11-29").slice(4));
  expect(Object.fromEntries(given)).toEqual({ title: "푸른밭 소식", kind: "own", copies: "100", issue: "2026-12" });
});
