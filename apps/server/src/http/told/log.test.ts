import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { staff } from "../../db/tables";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { openTestPortal } from "../../testing/test-portal";

const uid = "staff@demo.test";

describe("the log", () => {
  test("has one line for each call, with its id, route, status and time", async () => {
    const portal = await openTestPortal();
    const answer = await portal.visitor().get("/rest/health?for=probe");
    expect(portal.log).toHaveLength(1);
    expect(JSON.parse(portal.log[0] ?? "")).toEqual({
      level: "info",
      time: expect.any(String),
      reqId: answer.headers["x-request-id"],
      method: "GET",
      route: "/rest/health",
      status: 200,
      ms: expect.any(Number),
      msg: "answered",
    });
  });

  test("has neither secrets nor people, whatever goes wrong", async () => {
    const portal = await openTestPortal({ isOwnApp: true });
    portal.app.get("/rest/broken", async () => {
      await portal.db.insert(staff).values({ email: uid, kname: "남궁새봄" } as typeof staff.$inferInsert);
    });
    portal.app.get("/rest/cast", () => portal.db.execute(sql`select ${"010-1234-5678"}::bigint`));
    const visitor = await portal.signedIn(uid);
    const token = (await visitor.post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD })).cookies[0]?.value as string;
    await portal.visitor().post("/rest/mypims/login", { uid: "secret@demo.test", upw: "secret-2026!" });
    await visitor.get("/rest/personal/getSessionList?name=남궁새봄");
    await visitor.get("/rest/nowhere/남궁새봄");
    expect((await visitor.get("/rest/broken")).statusCode).toBe(500);
    expect((await visitor.get("/rest/cast")).statusCode).toBe(500);
    const log = portal.log.join("");
    for (const secret of [
      DEMO_PASSWORD,
      "secret",
      uid,
      token,
      "새봄",
      encodeURIComponent("새봄"),
      "1234-5678",
      "127.0.0.1",
    ]) {
      expect(log).not.toContain(secret);
    }
    const errors = portal.log.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");
    expect(errors.map(({ err }) => err.cause.code)).toEqual(["23502", "22P02"]);
    expect(errors[0].err.stack).toContain("log.test.ts");
  });
});
