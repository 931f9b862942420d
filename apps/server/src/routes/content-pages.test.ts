import { expect, test } from "vitest";
import { contentPage } from "../db/tables";
import { openTestPortal } from "../testing/test-portal";

const path = "/rest/component/getContentPage?slug=about";
const page = { slug: "about", title: "회사 소개", body: '<p onclick="x()">안녕하세요</p>', is_published: false };

test("a page is sanitised, seen by its admins alone until it is published, and written by one at a time", async () => {
  const portal = await openTestPortal();
  await portal.db.delete(contentPage);
  const admin = await portal.signedIn("support@demo.test");
  const reader = await portal.signedIn("staff@demo.test");
  const save = async (fields: object) => (await admin.post("/rest/component/saveContentPage", fields)).json();
  expect((await reader.get(path)).json()).toMatchObject({ title: "", body: "", ver: 0 });
  expect((await save({ ...page, ver: 0 })).err).toBe(0);
  expect((await admin.get(path)).json()).toMatchObject({ body: "<p>안녕하세요</p>", is_published: false, ver: 1 });
  expect((await reader.get(path)).json()).toMatchObject({ title: "", body: "" });
  expect((await save({ ...page, is_published: true, ver: 1 })).err).toBe(0);
  expect((await reader.get(path)).json()).toMatchObject({ title: "회사 소개", is_published: true });
  for (const ver of [0, 1]) {
    expect(await save({ ...page, ver })).toEqual({ err: 409, err_msg: "다른 사용자가 먼저 수정했습니다." });
  }
  expect((await reader.get("/rest/component/getContentPage?slug=secret")).statusCode).toBe(400);
});
