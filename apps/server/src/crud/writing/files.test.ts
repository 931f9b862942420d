import { parse } from "content-disposition";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { throttle } from "../../db/system-tables";
import { file } from "../../db/tables";
import { openWorkshop } from "../../testing/open-workshop";
import { formOf } from "../../testing/records/form-of";
import { png } from "../../testing/records/stored-picture";
import type { Visitor } from "../../testing/test-portal";
import { add, at, read, screen } from "../../testing/work-records";
import { removeUnclaimed } from "./files";

describe("a file", () => {
  const upload = (visitor: Visitor, field: string, name: string, content: Buffer) =>
    visitor.send({ url: "/rest/records/uploadFile", ...formOf({ entity: "work", field }, name, content) });
  const download = (visitor: Visitor, idx: number, inline = "N") =>
    visitor.get(`/rest/records/downloadFile?idx=${idx}&inline=${inline}`);

  test("belongs to who stored it until a record claims it, then to those who read the record", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const stored = (await upload(maker, "photo", "사진 1.png", png)).json();
    expect(stored).toMatchObject({ err: 0, name: "사진 1.png", size: png.length, mime: "image/png" });
    const lead = await portal.signedIn("lead@demo.test");
    expect((await download(lead, stored.idx)).statusCode).toBe(403);
    const stolen = await lead.post(at("add"), { screen, values: { title: "남의 사진", photo: stored.idx } });
    expect(stolen.json().fields).toHaveProperty("photo");
    const idx = await add(maker, { title: "등", photo: stored.idx });
    expect((await read(maker, idx)).files).toEqual({
      [stored.idx]: { name: "사진 1.png", size: png.length, mime: "image/png" },
    });
    const got = await download(lead, stored.idx, "Y");
    expect(got.rawPayload).toEqual(png);
    expect(got.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-disposition": `inline; filename="?? 1.png"; filename*=UTF-8''${encodeURIComponent("사진 1.png")}`,
    });
    expect((await download(await portal.signedIn("dev@demo.test"), stored.idx)).statusCode).toBe(403);
  });

  test.each(['견적 "최종".pdf', 'a "b" 100%25.txt', "'22.3 정산; 2차 (안).txt"])("%s keeps its name", async (name) => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const stored = (await upload(maker, "papers", name, Buffer.from("견적"))).json();
    expect(stored).toMatchObject({ err: 0, name });
    const idx = await add(maker, { title: "견적", papers: [stored.idx] });
    expect((await read(maker, idx)).files).toMatchObject({ [stored.idx]: { name } });
    const { headers } = await download(maker, stored.idx);
    expect(parse(String(headers["content-disposition"]))).toMatchObject({
      type: "attachment",
      parameters: { filename: name },
    });
  });

  test("is what its bytes say, and never runs", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    const refused = { err: 400, err_msg: "사진: 그림 파일만 올릴 수 있습니다." };
    expect((await upload(maker, "photo", "a.png", page)).json()).toMatchObject(refused);
    expect((await upload(maker, "title", "a.png", png)).json()).toMatchObject({ err: 400 });
    expect((await upload(maker, "photo", "a.png", Buffer.alloc(4 * 1024 * 1024))).json()).toMatchObject({ err: 413 });
    const stored = (await upload(maker, "papers", "../../\u202egnp.html", page)).json();
    expect(stored).toMatchObject({ name: "gnp.html", mime: "text/plain" });
    expect((await download(maker, stored.idx, "Y")).headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(/^attachment; /),
    });
  });

  test("shown in a formatted text is read by those who read the record, and let go with its picture", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const stored = (await upload(maker, "body", "약도.png", png)).json();
    const picture = `<img src="/rest/records/downloadFile?idx=${stored.idx}&amp;inline=Y" alt="약도" />`;
    const foreign = '<img src="https://elsewhere.example/a.png">';
    const idx = await add(maker, { title: "등", body: `<p>${picture}${foreign}</p>` });
    expect((await read(maker, idx)).record.body).toBe(`<p>${picture}</p>`);
    const lead = await portal.signedIn("lead@demo.test");
    expect((await download(lead, stored.idx, "Y")).headers).toMatchObject({ "content-type": "image/png" });
    expect((await download(await portal.signedIn("dev@demo.test"), stored.idx)).statusCode).toBe(403);
    await maker.post(at("change"), { idx, ver: 1, values: { body: "<p>그림 없이</p>" } });
    expect((await download(lead, stored.idx, "Y")).statusCode).toBe(403);
  });

  test("of another record is not shown by a formatted text of one's own", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const stored = (await upload(maker, "body", "약도.png", png)).json();
    const body = `<p><img src="/rest/records/downloadFile?idx=${stored.idx}&inline=Y" alt=""></p>`;
    await add(maker, { title: "등", body });
    const values = { title: "남의 그림", body };
    for (const account of ["staff", "lead"]) {
      const other = await portal.signedIn(`${account}@demo.test`);
      const answer = (await other.post(at("add"), { screen, values })).json();
      expect(answer).toMatchObject({ err: 400, fields: { body: expect.stringContaining("그림") } });
    }
  });

  test("for a formatted text is a picture by its bytes; a drawing that may run is none", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const declared = Buffer.concat([Buffer.from('<?xml version="1.0"?>'), drawing]);
    for (const [name, bytes] of [
      ["약도.svg", drawing],
      ["약도.png", declared],
      ["약도.pdf", Buffer.from("%PDF-1.7\n")],
    ] as const) {
      expect((await upload(maker, "body", name, bytes)).json()).toMatchObject({
        err: 400,
        err_msg: expect.stringContaining("PNG, JPG, GIF, WebP"),
      });
    }
    expect((await upload(maker, "body", "큰.png", Buffer.alloc(4 * 1024 * 1024))).json()).toMatchObject({ err: 413 });
  });

  test("that no record has claimed, or has let go, is removed after an hour", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const [kept, left, dropped] = await Promise.all(
      ["가.txt", "나.txt", "다.txt"].map(async (name) => (await upload(maker, "papers", name, png)).json().idx),
    );
    const idx = await add(maker, { title: "등", papers: [kept, dropped] });
    await maker.post(at("change"), { idx, ver: 1, values: { papers: [kept] } });
    const mine = () => portal.db.select({ idx: file.idx }).from(file).where(eq(file.entity, "work"));
    expect(await removeUnclaimed(portal.db, new Date("2026-03-02T01:59:00Z"))).toBe(0);
    expect(new Set((await mine()).map((row) => row.idx))).toEqual(new Set([kept, left, dropped]));
    expect(await removeUnclaimed(portal.db, new Date("2026-03-02T02:01:00Z"))).toBe(2);
    expect(await mine()).toEqual([{ idx: kept }]);
  });

  test("is refused beyond what one person may upload in a day, and to nobody else", async () => {
    const portal = await openWorkshop();
    const [maker, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("lead@demo.test")];
    await upload(maker, "papers", "가.txt", png);
    await portal.db.update(throttle).set({ hits: 500 * 1024 });
    const refused = await upload(maker, "papers", "나.txt", png);
    expect([refused.statusCode, refused.json().err_msg]).toEqual([
      429,
      "하루에 올릴 수 있는 양(500메가)을 넘었습니다. 내일 다시 올려 주세요.",
    ]);
    expect((await upload(other, "papers", "가.txt", png)).statusCode).toBe(200);
    portal.wait(12 * 60 * 60 * 1000);
    expect((await upload(await portal.signedIn("staff@demo.test"), "papers", "나.txt", png)).statusCode).toBe(429);
    portal.wait(13 * 60 * 60 * 1000);
    expect((await upload(await portal.signedIn("staff@demo.test"), "papers", "나.txt", png)).statusCode).toBe(200);
  });
});

describe("a part of a file", () => {
  test("is sent alone where it is asked for, however large the whole is", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const bytes = Buffer.alloc(2_500_000, "0123456789");
    const sent = formOf({ entity: "work", field: "papers" }, "긴 글.txt", bytes);
    const { idx } = (await maker.send({ url: "/rest/records/uploadFile", ...sent })).json();
    const ask = (range?: string) =>
      maker.get(`/rest/records/downloadFile?idx=${idx}`, range === undefined ? {} : { headers: { range } });
    const whole = await ask();
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers).toMatchObject({ "accept-ranges": "bytes", "content-length": "2500000" });
    const part = await ask("bytes=1048570-1048589");
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe("bytes 1048570-1048589/2500000");
    expect(part.payload).toBe("01234567890123456789");
    expect((await ask("bytes=-3")).payload).toBe("789");
    expect((await ask("bytes=2499998-")).payload).toBe("89");
    expect((await ask("bytes=2500000-")).statusCode).toBe(416);
    expect((await ask("bytes=5-2")).statusCode).toBe(416);
    expect((await ask("lines=1-2")).statusCode).toBe(200);
    const stranger = await portal.signedIn("dev@demo.test");
    const url = `/rest/records/downloadFile?idx=${idx}`;
    expect((await stranger.get(url, { headers: { range: "bytes=0-9" } })).statusCode).toBe(403);
  });
});
