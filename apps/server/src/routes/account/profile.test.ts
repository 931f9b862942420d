import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { file, staff } from "../../db/tables";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { openTestPortal, shareTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const path = "/rest/mypims/modProfile";

/** Sends a form as a browser does. */
async function change(visitor: Visitor, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, "photo.png");
    else form.set(name, value);
  }
  const sent = new Response(form);
  const headers = { "content-type": sent.headers.get("content-type") as string };
  return visitor.post(path, Buffer.from(await sent.arrayBuffer()), { headers });
}

const empty = { cur_pwd: "", new_pwd: "", new_rpw: "" };
const picture = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: "#e8590c" } });
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
/** The photos that are kept of staff@demo.test. */
const keptPhotos = ({ db }: TestPortal) =>
  db
    .select({ size: file.size })
    .from(file)
    .where(and(eq(file.entity, "staff"), eq(file.entity_idx, 100)));
const photoOf = async (visitor: Visitor) => (await visitor.get("/rest/personal/getGNBInfo")).json().photouri as string;

describe("a photo", () => {
  const shared = shareTestPortal();

  test("is stored as a square WebP, and served so that a browser takes it for nothing else", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn("staff@demo.test");
    const jpeg = await picture()
      .withExif({ IFD0: { Copyright: "where it was taken" } })
      .jpeg()
      .toBuffer();
    const answer = await change(visitor, { ...empty, photoimg: blobOf(jpeg) });
    expect(answer.json()).toEqual({ err: 0, err_msg: "변경하였습니다." });
    const photo = await visitor.get(await photoOf(visitor));
    expect(photo.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const stored = await sharp(photo.rawPayload).metadata();
    expect(stored).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();
    expect(await keptPhotos(portal)).toEqual([{ size: photo.rawPayload.length }]);
  });

  test("takes the place of the one before, which is gone", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn("staff@demo.test");
    const png = blobOf(await picture().png().toBuffer());
    await change(visitor, { ...empty, photoimg: png });
    const before = await photoOf(visitor);
    await change(visitor, { ...empty, photoimg: png });
    expect(await photoOf(visitor)).not.toBe(before);
    expect((await visitor.get(before)).json()).toEqual({ err: 404, err_msg: "없는 사진입니다." });
    expect(await keptPhotos(portal)).toHaveLength(1);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const gif = Buffer.from("GIF89a");
  test.each([
    ["HTML that is called an image", Buffer.from("<html><script>alert(1)</script></html>")],
    ["a drawing with a script", Buffer.from(svg)],
    ["a GIF that breaks off", gif],
    ["a PDF", Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj")],
    ["nothing but zeros", Buffer.alloc(1000)],
  ])("is refused when it is %s", async (_, bytes) => {
    const portal = shared();
    const visitor = await portal.signedIn("staff@demo.test");
    const answer = await change(visitor, { ...empty, photoimg: blobOf(bytes) });
    expect(answer.json()).toEqual({ err: 400, err_msg: "이미지 파일(JPEG, PNG, WebP, GIF)만 올릴 수 있습니다." });
    expect(await keptPhotos(portal)).toEqual([]);
  });

  test("is refused when a small file unpacks to a huge picture", async () => {
    const portal = shared();
    const visitor = await portal.signedIn("staff@demo.test");
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await change(visitor, { ...empty, photoimg: blobOf(bomb) })).statusCode).toBe(400);
  });

  test("is refused when it has more than 5 MB, in the words of the specification", async () => {
    const portal = shared();
    const visitor = await portal.signedIn("staff@demo.test");
    const large = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]);
    const answer = await change(visitor, { ...empty, photoimg: blobOf(large) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().err_msg).toBe("5메가 이상의 파일은 업로드 하실 수 없습니다.");
  });
});

describe("a password", () => {
  const shared = shareTestPortal();
  const next = "carrot-2027!";

  test("is changed, and the session goes on", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn("staff@demo.test");
    const photoimg = new Blob([]);
    const answer = await change(visitor, { cur_pwd: DEMO_PASSWORD, new_pwd: next, new_rpw: next, photoimg });
    expect(answer.json()).toEqual({ err: 0, err_msg: "변경하였습니다." });
    expect((await visitor.get("/rest/personal/getGNBInfo")).statusCode).toBe(200);
    const login = (upw: string) => portal.visitor().post("/rest/mypims/login", { uid: "staff@demo.test", upw });
    expect((await login(next)).statusCode).toBe(200);
    expect((await login(DEMO_PASSWORD)).statusCode).toBe(403);
  });

  test.each([
    ["is too short", DEMO_PASSWORD, "a1!", "a1!", 400],
    ["has no special character", DEMO_PASSWORD, "carrot2027", "carrot2027", 400],
    ["is written differently the second time", DEMO_PASSWORD, next, `${next}?`, 400],
    ["comes with a wrong present one", "wrong", next, next, 403],
  ])("is refused when it %s", async (_, cur_pwd, new_pwd, new_rpw, status) => {
    const portal = shared();
    const visitor = await portal.signedIn("staff@demo.test");
    const answer = await change(visitor, { cur_pwd, new_pwd, new_rpw });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().err_msg).toMatch(/[가-힣]/);
    const login = { uid: "staff@demo.test", upw: DEMO_PASSWORD };
    expect((await portal.visitor().post("/rest/mypims/login", login)).statusCode).toBe(200);
  });
});

test("a form that changes nothing, or is none, is told so", async () => {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn("staff@demo.test");
  expect((await change(visitor, empty)).json()).toEqual({ err: 400, err_msg: "변경할 내용이 없습니다." });
  expect((await visitor.post(path, { cur_pwd: "x" })).statusCode).toBe(415);
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
    const broken = await visitor.post(path, Buffer.from("--x\r\n"), { headers: { "content-type": type } });
    expect(broken.json()).toEqual({ err: 400, err_msg: "보낸 내용을 읽을 수 없습니다." });
  }
  const [me] = await portal.db.select().from(staff).where(eq(staff.idx, 100));
  expect(me?.photo).toBeNull();
});
