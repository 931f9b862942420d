// @vitest-environment jsdom
import { type PortalScreen, type ScreenDefinition, screenByName } from "@portal/definition";
import type { SignedInStaff } from "@portal/definition/contract";
import { afterEach, describe, expect, test } from "vitest";
import { landingOf } from "./api/session";
import { guard } from "./guard";
import { menus, shownMenus } from "./menu";
import { isOpen } from "./shell/navigation/is-open";
import { forgetStaff, rememberStaff, useStore } from "./store";

const staff: SignedInStaff = {
  idx: 900,
  email: "haneul@example.test",
  idx_sector: 100,
  idx_office: 110,
  idx_team: 111,
  idx_position: 6111,
  kname: "김하늘",
  ename: "Haneul Kim",
  heads: [],
};

/** Where the guard sends somebody who opens an address. */
function sentFrom(screen: Pick<ScreenDefinition, "path" | "name" | "can">, address = screen.path): string | null {
  return guard(screen, new URL(address, "http://portal"))?.headers.get("location") ?? null;
}

const screen = (name: string) => screenByName(name) as PortalScreen;
const peopleOnly: ScreenDefinition = { path: "/people", name: "people", kind: "landing", can: ["pd_auth:all"] };

afterEach(forgetStaff);

describe("a stranger", () => {
  test("may open the login screen", () => expect(sentFrom(screen("login"))).toBeNull());
  test("comes from the index to the login screen", () => expect(sentFrom(screen("index"))).toBe("/login"));
  test("comes from main to the login screen", () => expect(sentFrom(screen("main"), "/MAIN")).toBe("/login"));
  test("comes to a deeper address after signing in", () => {
    expect(sentFrom(peopleOnly, "/people?page=2")).toBe("/login?to=%2Fpeople%3Fpage%3D2");
  });
});

test("who heads a unit by appointment may open what is for leads of teams, without a lead's position", () => {
  const leadsOnly = { path: "/team", name: "team", can: ["isLead:team"] } as const;
  rememberStaff(staff);
  expect(sentFrom(leadsOnly)).toBe("/main");
  rememberStaff({ ...staff, heads: [{ level: "team", idx: 112 }] });
  expect(sentFrom(leadsOnly)).toBeNull();
});

describe("a signed-in person", () => {
  test("comes from the login screen to main", () => {
    rememberStaff(staff);
    expect(sentFrom(screen("login"))).toBe("/main");
    expect(sentFrom(screen("index"))).toBe("/main");
  });
  test("is sent back to main where they may not be", () => {
    rememberStaff(staff);
    expect(sentFrom(peopleOnly)).toBe("/main");
    rememberStaff({ ...staff, idx_office: 6198 });
    expect(sentFrom(peopleOnly)).toBeNull();
  });
});

describe("who is on leave of absence", () => {
  const away = { ...staff, idx_sector: 0, idx_office: 0, idx_team: 0, idx_position: 0, given: [], isAway: true };

  test("opens what is their own, and is sent back to main from what is everybody's", () => {
    rememberStaff(away);
    expect(sentFrom(screen("myPIMS-myVacationList"))).toBeNull();
    expect(sentFrom(screen("documents-AllDocumentList"))).toBeNull();
    for (const name of ["emp_number", "CARROTZone-NoticeList", "customerManagement-customerDBList"]) {
      expect([name, sentFrom(screen(name))]).toEqual([name, "/main"]);
    }
  });

  test("comes to main after signing in", () => expect(landingOf({ user: away })).toBe("/main"));

  test("has the lines of menus that lead to their own", () => {
    rememberStaff(away);
    const shown = shownMenus(useStore.getState(), [], isOpen);
    const lines = shown.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.map(({ route }) => route)));
    const everybodys = menus.flatMap(({ flags, sections }) =>
      flags ? [] : sections.flatMap(({ entries }) => entries),
    );
    const own = everybodys.filter(({ route, flags }) => {
      return !flags && screen(route).can.some((grant) => /^staff(:own|:party)?$/.test(grant));
    });
    expect(own.length).toBeLessThan(everybodys.length);
    expect(lines).toEqual(own.map(({ route }) => route));
    expect(shown.map(({ title }) => title)).not.toContain("회사소식");
  });
});

describe("after signing in", () => {
  const landing = screenByName("BusinessManagement-eLearningList")?.path ?? "/main";
  test("one comes to the e-learning list, or to main while there is none", () => {
    expect(landingOf({ user: staff })).toBe(landing);
  });
  test("one goes on to where one was on the way, on this portal alone", () => {
    expect(landingOf({ user: staff }, "/index copy?a=1")).toBe("/index%20copy?a=1");
    for (const to of ["//elsewhere.example/", "https://elsewhere.example", "/\\elsewhere.example", "", null]) {
      expect(landingOf({ user: staff }, to)).toBe(landing);
    }
  });
  test("position 6150 comes to the choice of systems", () => {
    expect(landingOf({ user: { ...staff, idx_position: 6150 } })).toBe("/system_select");
  });
  test("a password that has to be changed comes first", () => {
    expect(landingOf({ user: staff, must_change_pw: true }, "/main")).toBe("/pwdchange");
  });
});
