import { describe, expect, test } from "vitest";
import { auditLog } from "../../db/system-tables";
import { openTestPortal } from "../../testing/test-portal";

const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** An address in all the ways that somebody might write it who means to get past what looks at it. */
function spellings(path: string): string[] {
  const each = [...path].map((_, at) => at).filter((at) => path[at] !== "/");
  const with1 = (at: number, written: string) => path.slice(0, at) + written + path.slice(at + 1);
  return [
    ...each.map((at) => with1(at, hex(path[at] ?? ""))),
    ...each.map((at) => with1(at, hex(path[at] ?? "").toUpperCase())),
    ...each.slice(0, 4).map((at) => with1(at, hex(path[at] ?? "").replace("%", "%25"))),
    [...path].map((sign) => (sign === "/" ? sign : hex(sign))).join(""),
    [...path].map((sign) => (sign === "/" ? sign : hex(sign).toUpperCase())).join(""),
    path.replace("/rest/", "/rest%2f"),
    path.replace("/rest/", "%2frest/"),
    path.replaceAll("/", "//"),
    `/${path}`,
    path.replace("/rest/", "/rest//"),
    path.replace("/rest/", "/./rest/"),
    path.replace("/rest/", "/x/../rest/"),
    path.replace("/rest/", "/rest/%2e/"),
    path.replace("/rest/", "/REST/"),
    path.replace("/rest/", "\\rest\\"),
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `${path};a=1`,
    `${path};`,
    path.replace("/rest/", "/rest;a/"),
    `${path}%00`,
    `${path}?`,
    `${path}#x`,
    `http://elsewhere.example${path}`,
  ];
}

/** What an address is answered that leads nowhere. */
const nowhere = [400, 404];

describe("however an address is spelled, its call", () => {
  test("needs a session", async () => {
    const portal = await openTestPortal();
    const statuses = new Set<number>();
    for (const url of spellings("/rest/personal/getSessionList")) {
      const { statusCode, body } = await portal.visitor().get(url);
      expect([url, [401, ...nowhere].includes(statusCode)]).toEqual([url, true]);
      expect(body).not.toContain("list");
      statuses.add(statusCode);
    }
    // some of them do lead there
    expect(statuses).toContain(401);
  });

  test("is refused to other sites when it writes, limited, kept out of caches and in the audit log", async () => {
    const portal = await openTestPortal();
    const path = "/rest/personal/sendThxDollar";
    const gift = { target: 110, dollar: 1, message: "" };
    const visitor = await portal.signedIn("staff@demo.test");
    let arrived = 0;
    for (const url of spellings(path)) {
      const headers = { "sec-fetch-site": "cross-site" };
      const foreign = await visitor.post(url, gift, { headers });
      expect([url, [403, ...nowhere].includes(foreign.statusCode)]).toEqual([url, true]);
      const own = await visitor.post(url, gift);
      if (nowhere.includes(own.statusCode) && own.json().err_msg !== "메시지를 입력하세요.") continue;
      arrived++;
      expect([url, own.headers["cache-control"]]).toEqual([url, "no-store"]);
      expect([url, own.headers["x-ratelimit-limit"]]).toEqual([url, "1000000"]);
    }
    const rows = await portal.db.select().from(auditLog);
    expect(arrived).toBeGreaterThan(10);
    const isOwn = ({ action, idx_staff }: (typeof rows)[number]) => action === `POST ${path}` && idx_staff !== null;
    expect(rows.filter(isOwn)).toHaveLength(arrived);
  });
});
