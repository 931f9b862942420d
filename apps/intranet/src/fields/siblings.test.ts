// @vitest-environment jsdom
import { type EntityScreen, withDrawers } from "@portal/definition";
import { beforeEach, expect, test } from "vitest";
import { useStore } from "../store";
import { forgetModules, loadModule } from "./modules";
import { siblingOf, tabsOf } from "./siblings";

const MASTER = 1;

beforeEach(() => {
  forgetModules();
  useStore.setState({ position: "ceo", idx_staff: MASTER, idx_sector: 1, idx_office: 11, idx_team: 111 });
});

/** A screen of a module, for somebody who may open all of them. */
async function screenOf(module: string, name: string): Promise<EntityScreen> {
  const { screens } = await loadModule(module);
  const found = withDrawers(screens).find((screen) => screen.name === name);
  if (!found || found.of === undefined) throw new Error(`no such screen: ${name}`);
  return { ...found, can: ["staff:all"] };
}

test.each([
  ["assets", "myPIMS-AssetManagementAdd", "list", "myPIMS-AssetManagementList"],
  ["assets", "myPIMS-AssetManagementList", "view", "myPIMS-AssetManagementList#view"],
  ["assets", "myPIMS-myAssetList", "view", "myPIMS-myAssetList#view"],
  ["asset-reports", "myPIMS-AssetManagementReportEdit-idx", "list", "myPIMS-AssetManagementReportList"],
  ["education", "myPIMS-EducationMod-idx", "list", "myPIMS-EducationList"],
  ["education", "myPIMS-myEduManagemetList#view", "list", "myPIMS-myEduManagemetList"],
  ["education", "myPIMS-myEduManagemetList#team#view", "list", "myPIMS-myEduManagemetList#team"],
  ["mcr-mcg", "myPIMS-MCRList", "edit", "myPIMS-MCRAdd-idx"],
  ["mcr-mcg", "myPIMS-MCGList", "edit", "myPIMS-MCGAdd-idx"],
  ["holiday-gift", "myPIMS-HoliDayGift#view", "list", "myPIMS-HoliDayGift"],
] as const)(
  "screens of the same records lead to one another by their group: %s, %s, %s",
  async (of, from, kind, to) => {
    expect(siblingOf(await screenOf(of, from), kind)?.name).toBe(to);
  },
);

test("of several kinds the first one is taken", async () => {
  const form = await screenOf("classroom", "ResourceManagement-ClassroomReservationMod-idx");
  expect(siblingOf(form, "calendar-day", "calendar-month")?.kind).toBe("calendar-day");
  expect(siblingOf(form, "calendar-month", "calendar-day")?.kind).toBe("calendar-month");
});

test.each([
  ["status-smp", "customerManagement-statusSMPList_tab3", 4],
  ["newsletter", "ResourceManagement-NewsLetterManagementView_tab1-idx", 5],
  ["newsletter", "ResourceManagement-NewsLetterManagement_tab5-idx", 5],
  ["customer-db", "customerManagement-customerDBViewTab2-idx", 3],
  ["goods-rental", "myPIMS-GoodsRentalList_tab1", 2],
] as const)("the tabs of a page are the others of its kind: %s, %s", async (of, from, count) => {
  const screen = await screenOf(of, from);
  const tabs = tabsOf(screen);
  expect([tabs.length, new Set(tabs.map(({ kind }) => kind)).size]).toEqual([count, 1]);
  expect(tabs.map(({ name }) => name)).toContain(from);
});
