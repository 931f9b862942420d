import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openTestPortal } from "../../testing/test-portal";

const asDatabase = (code: string) => Object.assign(new Error("could not extend file"), { code, severity: "ERROR" });

describe("a database in trouble", () => {
  test("that cuts a connection in the middle of a transaction costs one call and not the server", async () => {
    const portal = await openTestPortal({ isOwnApp: true });
    portal.app.get("/rest/cut", () =>
      portal.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await portal.pool.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
        // as long as another call's answer would take
        await new Promise((resolve) => setTimeout(resolve, 20));
        return tx.execute(sql`select 1`);
      }),
    );
    const visitor = await portal.signedIn("staff@demo.test");
    const cut = await visitor.get("/rest/cut");
    expect(cut.statusCode).toBe(503);
    expect(cut.headers["retry-after"]).toBe("5");
    expect(cut.json().err_msg).toBe("데이터베이스에 연결할 수 없습니다. 잠시 뒤에 다시 시도하세요.");
    expect((await visitor.get("/rest/personal/getSessionList")).statusCode).toBe(200);
  });

  test.each([
    ["a full disk", "53100", "저장 공간이 부족"],
    ["too many connections", "53300", "연결할 수 없습니다"],
    ["a start that goes on", "57P03", "연결할 수 없습니다"],
    ["a replica", "25006", "읽기만"],
    ["a query that takes too long", "57014", "제때"],
  ])("is told from a mistake of ours: %s", async (_, code, words) => {
    const portal = await openTestPortal({ isOwnApp: true });
    portal.app.get("/rest/trouble", async () => {
      throw new Error("failed query", { cause: asDatabase(code) });
    });
    const answer = await (await portal.signedIn("staff@demo.test")).get("/rest/trouble");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ err: 503, err_msg: expect.stringContaining(words) });
  });

  test("is not blamed for a missing file or a mistake in a query", async () => {
    const portal = await openTestPortal({ isOwnApp: true });
    const missing = Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" });
    portal.app.get("/rest/file", () => Promise.reject(missing));
    portal.app.get("/rest/query", () => Promise.reject(asDatabase("42P01")));
    const visitor = await portal.signedIn("staff@demo.test");
    expect((await visitor.get("/rest/file")).statusCode).toBe(500);
    expect((await visitor.get("/rest/query")).statusCode).toBe(500);
  });
});

test("get /rest/ready says whether the database answers, get /rest/health that the process lives", async () => {
  const stopping = new AbortController();
  const portal = await openTestPortal({ stopping: stopping.signal });
  expect((await portal.visitor().get("/rest/ready")).statusCode).toBe(200);
  stopping.abort();
  expect((await portal.visitor().get("/rest/ready")).statusCode).toBe(503);
  expect((await portal.visitor().get("/rest/health")).statusCode).toBe(200);
});
