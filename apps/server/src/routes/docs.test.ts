import { expect, test } from "vitest";
import { openTestPortal } from "../testing/test-portal";

test("get /rest/docs lists every call for developers, on a page without scripts", async () => {
  const portal = await openTestPortal();
  const developer = await portal.signedIn("dev@demo.test");
  const page = await developer.get("/rest/docs");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("/rest/personal/sendThxDollar");
  expect(page.body).toContain("message?: string(500) = &#34;&#34;");
  expect(page.body).not.toMatch(/<script|src=|https?:/);
  const document = await developer.get("/rest/docs/openapi.json");
  expect(document.json().openapi).toBe("3.1.0");
});

test("get /rest/docs is refused to everyone else", async () => {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn("staff@demo.test");
  expect((await visitor.get("/rest/docs")).json()).toEqual({ err: 403, err_msg: "접근 권한이 없습니다." });
  expect((await portal.visitor().get("/rest/docs")).json().err).toBe(201);
});
