import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staff, team } from "../../db/tables";
import { openTestPortal } from "../../testing/test-portal";

async function openLists() {
  const portal = await openTestPortal();
  const visitor = await portal.signedIn("staff@demo.test");
  const list = async (path: string) => (await visitor.get(`/rest/component/${path}`)).json().list;
  const idsOf = async (path: string) => (await list(path)).map(({ idx }: { idx: number }) => idx);
  return { portal, list, idsOf };
}

test("sectors, offices and teams come in the company's order, all or those of a unit", async () => {
  const { list, idsOf } = await openLists();
  expect((await list("getSectorList"))[0]).toEqual({ idx: 6167, kname: "총괄부문" });
  expect(await idsOf("getOfficeList?idx_sector=100")).toEqual([110, 120, 36]);
  expect(await idsOf("getOfficeList")).toHaveLength(11);
  expect(await idsOf("getTeamList?idx_sector=0&idx_office=120")).toEqual([121, 122, 66]);
  expect(await idsOf("getTeamList?idx_sector=100")).toHaveLength(9);
  expect(await idsOf("getTeamList?idx_sector=200&idx_office=120")).toEqual([]);
});

test("units that are no longer used are left out", async () => {
  const { portal, idsOf } = await openLists();
  await portal.db.update(team).set({ is_use: false }).where(eq(team.idx, 122));
  expect(await idsOf("getTeamList?idx_office=120")).toEqual([121, 66]);
});

test("positions are those of a type, usually H", async () => {
  const { list } = await openLists();
  expect(await list("getPositionList")).toEqual(await list("getPositionList?type=H"));
  expect((await list("getPositionList"))[0]).toEqual({ idx: 6100, kname: "대표" });
  expect(await list("getPositionList?type=X")).toEqual([]);
});

test("staff are those of the team, else of the office, else everybody; 9999 is the whole office", async () => {
  const { portal, list } = await openLists();
  await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.idx, 101));
  const ofTeam = await list("getStaff?idx_sector=100&idx_office=110&idx_team=111&orderby=easc");
  const teams = (rows: { idx_team: number }[]) =>
    [...new Set(rows.map(({ idx_team }) => idx_team))].sort((a, b) => a - b);
  expect(teams(ofTeam)).toEqual([111]);
  expect(new Set(Object.keys(ofTeam[0]))).toEqual(
    new Set(["absence_txt", "ename", "idx", "idx_office", "idx_team", "kname"]),
  );
  expect(ofTeam.some(({ idx }: { idx: number }) => idx === 101)).toBe(false);
  const ofOffice = await list("getStaff?idx_office=110&idx_team=9999");
  expect(teams(ofOffice)).toEqual([111, 112, 113, 6175]);
  expect(await list("getStaff?idx_office=110&idx_team=0")).toEqual(ofOffice);
  expect((await list("getStaff")).length).toBeGreaterThan(200);
});

const byLetters = (a: string, b: string) => (a < b ? -1 : 1);

test("staff come by their English or Korean names, up or down", async () => {
  const { list } = await openLists();
  const names = async (order: string, name: "ename" | "kname") =>
    (await list(`getStaff?idx_office=110&orderby=${order}`)).map((row: Record<string, string>) => row[name]);
  const up = await names("easc", "ename");
  expect(up).toEqual([...up].sort(byLetters));
  expect(await names("edesc", "ename")).toEqual([...up].reverse());
  const korean = await names("kasc", "kname");
  expect(korean).toEqual([...korean].sort(byLetters));
});
