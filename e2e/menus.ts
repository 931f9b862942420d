/**
 * The table of menus in the specification, once more and in its own words: which line of which menu is
 * for whom. An empty list of accounts means everybody.
 */
interface Line {
  readonly menu: string;
  readonly route: string;
  readonly label: string;
  readonly accounts: readonly string[];
}

const masters = ["master"];
const hr = ["hr", ...masters];
/** Who heads a unit by appointment leads it too. */
const leads = ["lead", "acting", "division", "executive", ...hr];
const people = ["people", "peoplehelper", ...hr];
const support = ["support", ...hr];
const sales = ["sales", ...hr];
const developers = ["dev", ...masters];
const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
/** Who has the HR menu at all. */
const hrMenu = union(leads, people, support, sales);

const lines = (menu: string, rows: readonly (readonly [string, string, (readonly string[])?])[]): Line[] =>
  rows.map(([route, label, accounts = []]) => ({ menu, route, label, accounts }));

export const specifiedMenus: readonly Line[] = [
  ...lines("업무작성·요청", [
    ["BusinessManagement-GlobalERManagement", "글로벌 ER 관리"],
    ["BusinessManagement-ERList", "ER 요청"],
    ["TaskManagement-taskList", "업무"],
    ["BusinessManagement-ManagementPlanList", "경영계획"],
    ["ResourceManagement-NewsLetterManagementList", "사보", union(developers, ["archive", "editor"])],
    ["", "서비스데스크"],
  ]),
  ...lines("My PIMS", [
    ["myPIMS-myVacationList", "휴가"],
    ["myPIMS-myEduManagemetList", "교육"],
    ["myPIMS-PBCKPIList", "PBC·KPI"],
    ["myPIMS-MyCommunicationPledge", "소통서약"],
    ["myPIMS-myAssetList", "내 자산"],
    ["", "급여명세"],
  ]),
  ...lines("전자결재", [
    ["documents-AllDocumentList", "전체 문서"],
    ["documents-DeptInboxList", "부서 수신함"],
    ["documents-MyExpenseManagement", "내 지출결의"],
    ["documents-MyExtraPayManagement", "내 추가수당"],
    ["documents-AllExpenseList", "전체 지출결의", union(sales, leads)],
    ["documents-AllExtraPayList", "전체 추가수당", union(sales, leads)],
    ["documents-SalesManagementPublishList", "매출 발행"],
    ["documents-SalesManagementNotPublishList", "매출 미발행"],
    ["documents-TotalSalesAmountList", "전체 매출 집계"],
  ]),
  ...lines("자원", [
    ["ResourceManagement-VehicleReservationLogDay", "차량 예약"],
    ["ResourceManagement-ClassroomReservationDate", "강의실·회의실 예약"],
    ["ResourceManagement-TextbookRentalList", "교재 대여"],
    ["ResourceManagement-TutorTextbookList", "강사 교재"],
    ["ResourceManagement-StudioReservationMonth", "스튜디오 예약"],
    ["myPIMS-GoodsRentalList_tab1", "물품 대여"],
    ["ResourceManagement-GiftCard", "상품권"],
    ["myPIMS-eicn", "콜 관리", ["cms", "executive", ...masters]],
    ["", "배송 예약"],
    ["", "콘텐츠 아카이브"],
  ]),
  ...lines("인사관리", [
    ["myPIMS-IncumbentManagementList", "재직자 관리", union(leads, people)],
    ["myPIMS-EducationDashboard", "교육 현황", union(leads, people)],
    ["myPIMS-TeamEvaluationManagementList", "팀 평가", leads],
    ["myPIMS-TeamVacationList", "팀 휴가", union(leads, people)],
    ["myPIMS-HeadTeamManagement", "조직장 관리", people],
    ["myPIMS-RecruitList", "채용", people],
    ["myPIMS-JobRotationManagementList", "잡로테이션 관리", people],
    ["myPIMS-EducationList", "교육 관리", people],
    ["myPIMS-MCGList", "MCG", people],
    ["myPIMS-MCRList", "MCR", people],
    ["myPIMS-CommunicationPledge", "소통서약 관리", people],
    ["myPIMS-TelecommutingList", "재택근무", people],
    ["myPIMS-HolidayList", "휴일", people],
    ["", "DISC", union(people, support)],
    ["myPIMS-AssetManagementList", "자산 관리", union(support, sales)],
    ["myPIMS-AssetManagementReportList", "자산 실사", union(support, sales)],
    ["ResourceManagement-textbookMaintenanceList", "교재 관리", support],
    // the development team alone does not have the HR menu
    ["myPIMS-HoliDayGift", "명절 선물", support],
    ["ResourceManagement-FuelCostMangementList", "유류비", hr],
    ["myPIMS-VacationManagement", "휴가 관리", people],
    // nor do disposal admins alone
    ["myPIMS-AssetDisposalList", "자산 폐기", masters],
  ]),
  ...lines("고객관리", [
    ["customerManagement-scheduleVisitWeekly", "방문 일정"],
    ["customerManagement-customerDBList", "고객 DB"],
    ["customerManagement-businessCardList", "명함"],
    ["customerManagement-statusSMPList", "SMP 현황"],
    ["customerManagement-statusCarrotTotalSalesList", "전사 매출", leads],
    ["", "컨퍼런스", union(developers, ["conference", "division", "executive", "editor"])],
  ]),
  ...lines("회사소식", [
    ["CARROTZone-NoticeList", "공지사항"],
    ["CARROTZone-MediaZoneList", "미디어존"],
    ["CARROTZone-CEOMessageList", "CEO 메시지"],
    ["CARROTZone-CarrotManualList", "매뉴얼"],
    ["CARROTZone-NoticeView-idx", "최근 공지"],
  ]),
];

/** The lines that an account sees of those whose route the portal has, as “menu: line”. */
export function menusOf(account: string, has: (route: string) => boolean): string[] {
  return specifiedMenus
    .filter(({ menu }) => menu !== "인사관리" || hrMenu.includes(account))
    .filter(({ accounts }) => accounts.length === 0 || accounts.includes(account))
    .filter(({ route }) => route === "" || has(route))
    .map(({ menu, label }) => `${menu}: ${label}`);
}
