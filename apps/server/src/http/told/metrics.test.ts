import { describe, expect, test } from "vitest";
import { openTestPortal } from "../../testing/test-portal";

const metricsToken = "a-token-of-twenty-four-characters";

describe("get /metrics", () => {
  test("counts calls by route and status, and connections", async () => {
    const portal = await openTestPortal({ isOwnApp: true });
    await portal.visitor().get("/rest/ready");
    const { body, headers } = await portal.visitor().get("/metrics");
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toContain(
      'portal_http_request_duration_seconds_count{method="GET",route="/rest/ready",status="200"} 1',
    );
    expect(body).toContain(`portal_database_connections{state="open"} ${portal.pool.totalCount}`);
  });

  test("is for this machine alone", async () => {
    const portal = await openTestPortal();
    expect((await portal.visitor().get("/metrics", { remoteAddress: "10.0.0.7" })).statusCode).toBe(404);
    const headers = { "x-forwarded-for": "10.0.0.7" };
    expect((await portal.visitor().get("/metrics", { headers })).statusCode).toBe(404);
  });

  test("is for who has the token where one is set", async () => {
    const portal = await openTestPortal({ settings: { metricsToken } });
    const get = (authorization: string) =>
      portal.visitor().get("/metrics", { remoteAddress: "10.0.0.7", headers: { authorization } });
    expect((await get("")).statusCode).toBe(404);
    expect((await get("Bearer another-token-of-some-length")).statusCode).toBe(404);
    expect((await get(`Bearer ${metricsToken}`)).statusCode).toBe(200);
  });
});
