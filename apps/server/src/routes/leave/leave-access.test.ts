import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vacation } from "../../db/tables";
import { demoAccounts } from "../../demo/accounts";
import { openTestPortal } from "../../testing/test-portal";

/** For which accounts each screen of leave opens, read off the specification; `all` are all of them. */
const screens: readonly { path: string; calls: readonly string[]; opens: readonly string[] | "all" }[] = [
  {
    path: "/mypims/myvacationlist",
    calls: ["/rest/mypims/getMyLeave", listOf("vacation", "myPIMS-myVacationList")],
    opens: "all",
  },
  {
    path: "/mypims/teamvacationlist",
    calls: ["/rest/mypims/getTeamLeave", "/rest/mypims/exportTeamLeave"],
    opens: ["lead", "acting", "division", "executive", "people", "peoplehelper", "hr", "master"],
  },
  {
    path: "/mypims/allvacationlist",
    calls: [listOf("vacation", "myPIMS-AllVacationList")],
    opens: ["people", "peoplehelper", "hr", "master"],
  },
  {
    path: "/mypims/vacationmanagement",
    calls: ["/rest/mypims/getLeaveManagement", "/rest/mypims/exportLeaveManagement"],
    opens: ["people", "peoplehelper", "hr", "master"],
  },
  {
    path: "/mypims/vacationtypes",
    calls: [listOf("vacation_type", "myPIMS-VacationTypes")],
    opens: ["people", "peoplehelper", "hr", "master"],
  },
  {
    path: "/mypims/vacationpolicy",
    calls: ["/rest/records/leave_policy/read"],
    opens: ["people", "peoplehelper", "hr", "master"],
  },
  {
    path: "/mypims/vacationlog",
    calls: [listOf("leave_ledger", "myPIMS-VacationLog")],
    opens: ["people", "peoplehelper", "hr", "master"],
  },
  {
    path: "/mypims/vacationmgrinfo/:idx",
    calls: ["/rest/mypims/getStaffLeave?idx=100"],
    opens: ["people", "peoplehelper", "hr", "master"],
  },
  {
    path: "/mypims/telecommutinglist",
    calls: ["/rest/mypims/getHomeToday", listOf("telecommuting", "myPIMS-TelecommutingList")],
    opens: "all",
  },
  {
    path: "/mypims/holidaylist",
    calls: [
      "/rest/mypims/getHolidays?year=2026",
      "/rest/mypims/getLeaveRecounts",
      listOf("holiday", "myPIMS-HolidayList"),
    ],
    opens: ["people", "peoplehelper", "hr", "master"],
  },
];

function listOf(entity: string, screen: string): string {
  return `/rest/records/${entity}/list?screen=${screen}&rows=100`;
}

test("every screen of leave answers each account that may open it, and refuses all others", async () => {
  const portal = await openTestPortal();
  for (const { email } of demoAccounts) {
    const visitor = await portal.signedIn(email);
    const name = email.replace("@demo.test", "");
    for (const { path, calls, opens } of screens) {
      const expected = opens === "all" || opens.includes(name) ? 200 : 403;
      for (const call of calls)
        expect([name, path, call, (await visitor.get(call)).statusCode]).toEqual([name, path, call, expected]);
    }
  }
});

test("without a session none of them answers", async () => {
  const visitor = (await openTestPortal()).visitor();
  for (const call of screens.flatMap(({ calls }) => calls)) {
    expect([call, (await visitor.get(call)).statusCode]).toEqual([call, 401]);
  }
});

test("my leave is mine alone; work from home is mine, or of those I head", async () => {
  const portal = await openTestPortal();
  const rows = async (who: string, call: string) =>
    (await (await portal.signedIn(`${who}@demo.test`)).get(call)).json().list as Record<string, number>[];
  const mine = await rows("lead", listOf("vacation", "myPIMS-myVacationList"));
  const own = await portal.db.select().from(vacation).where(eq(vacation.idx_staff, 101));
  expect(new Set(mine.map(({ idx }) => idx))).toEqual(new Set(own.map(({ idx }) => idx)));
  const home = listOf("telecommuting", "myPIMS-TelecommutingList");
  expect(new Set((await rows("staff", home)).map(({ idx_staff }) => idx_staff))).toEqual(new Set([100]));
  expect(new Set((await rows("lead", home)).map(({ idx_team }) => idx_team))).toEqual(new Set([111]));
  expect(new Set((await rows("people", home)).map(({ idx_team }) => idx_team)).size).toBeGreaterThan(3);
});
