import { expect, test } from "vitest";
import { openTestPortal } from "../testing/test-portal";

test("get /rest/health answers without a session", async () => {
  const portal = await openTestPortal();
  const response = await portal.visitor().get("/rest/health");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ err: 0 });
});

test("get /rest/unknown answers 201 to strangers and 404 to staff, in Korean", async () => {
  const portal = await openTestPortal();
  expect((await portal.visitor().get("/rest/unknown")).statusCode).toBe(404);
  const visitor = await portal.signedIn("staff@demo.test");
  expect((await visitor.get("/rest/unknown")).json()).toEqual({ err: 404, err_msg: "없는 주소입니다." });
});
