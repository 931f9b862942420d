import { expect, test } from "vitest";
import { contentPage } from "../../db/tables";
import { isShownTo, storedPicture } from "../../testing/records/stored-picture";
import { openTestPortal } from "../../testing/test-portal";

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

test("a page's pictures are read by whoever reads the page, and are nobody else's", async () => {
  const portal = await openTestPortal();
  await portal.db.delete(contentPage);
  const admin = await portal.signedIn("support@demo.test");
  const reader = await portal.signedIn("staff@demo.test");
  const save = async (fields: object) =>
    (await admin.post("/rest/component/saveContentPage", { ...page, ...fields })).json();
  const picture = await storedPicture(admin, "content_page", "body");
  expect(await save({ body: picture.html, ver: 0 })).toMatchObject({ err: 0 });
  expect((await admin.get(path)).json().body).toBe(picture.html);
  expect([await isShownTo(admin, picture.idx), await isShownTo(reader, picture.idx)]).toEqual([true, false]);
  expect(await save({ body: picture.html, is_published: true, ver: 1 })).toMatchObject({ err: 0 });
  expect(await isShownTo(reader, picture.idx)).toBe(true);

  // one that somebody else has stored, and one of another page
  const foreign = await storedPicture(reader, "content_page", "body");
  const lost = { err: 400, err_msg: "내용: 올린 그림을 찾지 못했습니다. 그림을 지우고 다시 넣어 주세요." };
  expect(await save({ body: foreign.html, ver: 2 })).toEqual(lost);
  expect(await save({ slug: "stage", body: picture.html, ver: 0 })).toEqual(lost);
  expect((await reader.get(path)).json()).toMatchObject({ body: picture.html, ver: 2 });

  // taken out of the text it is the page's no more
  expect(await save({ is_published: true, ver: 2 })).toMatchObject({ err: 0 });
  expect(await isShownTo(reader, picture.idx)).toBe(false);
});
