import { expect, test } from "vitest";
import { openTestPortal } from "./testing/test-portal";
import { walkTheExtremes } from "./testing/walks/extreme-walk";

walkTheExtremes({ calls: 31, requests: 53 });

test("what was a mistake of the server once is answered, or refused in words", async () => {
  const portal = await openTestPortal();
  const master = await portal.signedIn("master@demo.test");
  const answers = [
    // a panel that counts by its own rule, narrowed by what a link leads to
    master.get("/rest/records/inquiry/statistics?screen=customerManagement-inboundDashboard&assigned.team=111"),
    // words looked for where nothing is a text
    master.get(`/rest/records/expense_budget/list?screen=documents-ExpenseBudgets&q=${encodeURIComponent("가")}`),
    // an emptied field of which every record has a value
    master.post("/rest/records/gift_card/change", { idx: 1, ver: 1, values: { is_use: null } }),
    // stretches that end before they begin
    master.get("/rest/mypims/getTeamLeave?from=2026-07-02&to=2026-07-01"),
    master.get(
      "/rest/records/visit/list?screen=customerManagement-scheduleVisitList&during.from=2026-07-02&during.to=2026-06-01",
    ),
    // the days of three hundred years
    master.post("/rest/mypims/enterLeave", {
      ...{ idx_staff: 100, idx_type: 1, reason: "휴식" },
      ...{ from: "1900-01-01", to: "2200-12-31" },
    }),
  ];
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400, 400, 400]);
});
