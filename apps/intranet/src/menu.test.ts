import { type PermissionFlag, permissionFlags, screenByName } from "@portal/definition";
import { describe, expect, test } from "vitest";
import { menuAt, menus, type Site, shownMenus } from "./menu";

/** What somebody with these flags sees, as “menu: lines”, when every route exists. */
function seenWith(...held: PermissionFlag[]) {
  const flags = Object.fromEntries(permissionFlags.map((flag) => [flag, held.includes(flag)]));
  const shown = shownMenus(flags as Record<PermissionFlag, boolean>, [], () => true);
  return Object.fromEntries(
    shown.map(({ title, sections }) => [title, sections.flatMap(({ entries }) => entries.map(({ route }) => route))]),
  );
}

const plain = seenWith();

test("who heads a unit by appointment sees what leads see", () => {
  const none = Object.fromEntries(permissionFlags.map((flag) => [flag, false])) as Record<PermissionFlag, boolean>;
  const lines = shownMenus({ ...none, heads: [{ level: "team", idx: 111 }] }, [], () => true).map(
    ({ title, sections }) => [title, sections.flatMap(({ entries }) => entries.map(({ route }) => route))],
  );
  expect(Object.fromEntries(lines)).toEqual(seenWith("isLead"));
});

test("staff without a flag see six menus, in order", () => {
  expect(plain).toEqual({
    업무작성·요청: [
      "BusinessManagement-GlobalERManagement",
      "BusinessManagement-ERList",
      "TaskManagement-taskList",
      "BusinessManagement-ManagementPlanList",
    ],
    "My PIMS": [
      "myPIMS-myVacationList",
      "myPIMS-myEduManagemetList",
      "myPIMS-PBCKPIList",
      "myPIMS-MyCommunicationPledge",
      "myPIMS-myAssetList",
    ],
    전자결재: [
      "documents-AllDocumentList",
      "documents-DeptInboxList",
      "documents-MyExpenseManagement",
      "documents-MyExtraPayManagement",
      "documents-SalesManagementPublishList",
      "documents-SalesManagementNotPublishList",
      "documents-TotalSalesAmountList",
    ],
    자원: [
      "ResourceManagement-VehicleReservationLogDay",
      "ResourceManagement-ClassroomReservationDate",
      "ResourceManagement-TextbookRentalList",
      "ResourceManagement-TutorTextbookList",
      "ResourceManagement-StudioReservationMonth",
      "myPIMS-GoodsRentalList_tab1",
      "ResourceManagement-GiftCard",
    ],
    고객관리: [
      "customerManagement-scheduleVisitWeekly",
      "customerManagement-customerDBList",
      "customerManagement-businessCardList",
      "customerManagement-statusSMPList",
    ],
    회사소식: [
      "CARROTZone-NoticeList",
      "CARROTZone-MediaZoneList",
      "CARROTZone-CEOMessageList",
      "CARROTZone-CarrotManualList",
      "CARROTZone-NoticeView-idx",
    ],
  });
});

const team = ["myPIMS-IncumbentManagementList", "myPIMS-EducationDashboard"];
const people = [
  "myPIMS-HeadTeamManagement",
  "myPIMS-RecruitList",
  "myPIMS-JobRotationManagementList",
  "myPIMS-EducationList",
  "myPIMS-MCGList",
  "myPIMS-MCRList",
  "myPIMS-CommunicationPledge",
  "myPIMS-TelecommutingList",
  "myPIMS-HolidayList",
];
const assets = ["myPIMS-AssetManagementList", "myPIMS-AssetManagementReportList"];

describe("the HR menu", () => {
  test.each<[string, PermissionFlag[], string[]]>([
    ["leads", ["isLead"], [...team, "myPIMS-TeamEvaluationManagementList", "myPIMS-TeamVacationList"]],
    ["the people team", ["pd_auth"], [...team, "myPIMS-TeamVacationList", ...people, "myPIMS-VacationManagement"]],
    [
      "support admins",
      ["isManageSupportAdmin"],
      [...assets, "ResourceManagement-textbookMaintenanceList", "myPIMS-HoliDayGift"],
    ],
    ["sales admins", ["isSalesAdmin"], assets],
    ["disposal admins who sell", ["isSalesAdmin", "isManageDisposalAdmin"], [...assets, "myPIMS-AssetDisposalList"]],
    ["sales admins who develop", ["isSalesAdmin", "isDevelopmentTeam"], [...assets, "myPIMS-HoliDayGift"]],
    [
      "HR admins who lead",
      ["isLead", "isHrAdmin"],
      [
        ...team,
        "myPIMS-TeamEvaluationManagementList",
        "myPIMS-TeamVacationList",
        "ResourceManagement-FuelCostMangementList",
        "myPIMS-VacationManagement",
      ],
    ],
  ])("has for %s what the specification gives them", (_, flags, routes) => {
    expect(seenWith(...flags).인사관리).toEqual(routes);
  });

  test("is nobody else's", () => {
    const others = permissionFlags.filter(
      (flag) => !["isLead", "pd_auth", "isManageSupportAdmin", "isSalesAdmin"].includes(flag),
    );
    expect(seenWith(...others)).not.toHaveProperty("인사관리");
  });
});

test.each<[PermissionFlag, string, string[]]>([
  ["isSaboArchiving", "업무작성·요청", ["ResourceManagement-NewsLetterManagementList"]],
  ["isSalesAdmin", "전자결재", ["documents-AllExpenseList", "documents-AllExtraPayList"]],
  ["isLead", "전자결재", ["documents-AllExpenseList", "documents-AllExtraPayList"]],
  ["isCmsAdmin", "자원", ["myPIMS-eicn"]],
  ["isLead", "고객관리", ["customerManagement-statusCarrotTotalSalesList"]],
])("%s adds to %s", (flag, menu, routes) => {
  const added = seenWith(flag)[menu]?.filter((route) => !plain[menu]?.includes(route));
  expect(added).toEqual(routes);
});

test("customer management appears for everybody with the first of its screens, and not before", () => {
  const flags = Object.fromEntries(permissionFlags.map((flag) => [flag, false])) as Record<PermissionFlag, boolean>;
  const titles = (exists: (route: string) => boolean) => shownMenus(flags, [], exists).map(({ title }) => title);
  expect(titles((route) => !route.startsWith("customerManagement-"))).not.toContain("고객관리");
  expect(titles((route) => route === "customerManagement-businessCardList")).toEqual(["고객관리"]);
  const conference: Site = { idx: 1, name: "컨퍼런스", grp: "hrdsite", menu: "customer" };
  expect(shownMenus(flags, [conference], () => false)).toEqual([
    { key: "customer", title: "고객관리", sections: [{ entries: [], sites: [conference] }] },
  ]);
});

test("a menu has the other systems put into it, and appears for them alone", () => {
  const desk: Site = { idx: 1, name: "서비스데스크", grp: "system", menu: "request" };
  const ctm: Site = { idx: 2, name: "CTM", grp: "shortcut", menu: null };
  const flags = Object.fromEntries(permissionFlags.map((flag) => [flag, false])) as Record<PermissionFlag, boolean>;
  expect(shownMenus(flags, [desk, ctm], () => false)).toEqual([
    { key: "request", title: "업무작성·요청", sections: [{ entries: [], sites: [desk] }] },
  ]);
});

test.each<[string, PermissionFlag, number]>([
  ["the people team, behind their lines", "pd_auth", 9],
  ["support, who have none of the lines", "isManageSupportAdmin", 0],
])("DISC stands with the people team's lines for %s", (_, flag, lines) => {
  const disc: Site = { idx: 3, name: "DISC", grp: "system", menu: "hr" };
  const flags = Object.fromEntries(permissionFlags.map((one) => [one, one === flag])) as Record<
    PermissionFlag,
    boolean
  >;
  const hr = shownMenus(flags, [disc], () => true).find(({ title }) => title === "인사관리");
  const withSites = hr?.sections.filter(({ sites }) => sites.length > 0);
  expect(withSites?.map(({ title, entries, sites }) => [title, entries.length, sites])).toEqual([
    ["피플", lines, [disc]],
  ]);
});

test.each([
  ["/mypims/vacationmanagement", "인사관리"],
  ["/mypims/vacationlog", "My PIMS"],
  ["/Documents/drafting", "전자결재"],
  ["/resourcemanagement/classroomreservationweek", "자원"],
  ["/main", undefined],
])("%s is a page of the menu %s", (path, title) => {
  expect(menuAt(menus, path, (route) => screenByName(route)?.path)?.title).toBe(title);
});
