import type { PermissionFlag, SiteMenu } from "@portal/definition";

/** A line of a menu. */
export interface MenuEntry {
  readonly label: string;
  /** The route's name; the line appears as soon as the portal has the route. */
  readonly route: string;
  /** Any one of these flags is enough; everybody sees it without. */
  readonly flags?: readonly PermissionFlag[];
}

/** Lines that belong together; without flags they are everybody's. */
interface MenuSection {
  readonly title?: string;
  readonly flags?: readonly PermissionFlag[];
  readonly entries: readonly MenuEntry[];
  /** The other systems of its menu stand here, for whoever has them; else below all lines. */
  readonly hasSites?: true;
}

export interface Menu {
  /** By which other systems are put into it; see the family sites. */
  readonly key: SiteMenu;
  readonly title: string;
  readonly flags?: readonly PermissionFlag[];
  readonly sections: readonly MenuSection[];
}

const leads = ["isLead"] as const;
const team = ["isLead", "pd_auth"] as const;
const salesAndLeads = ["isSalesAdmin", "isLead"] as const;
const assets = ["isManageSupportAdmin", "isSalesAdmin"] as const;

/** The header's menus. */
export const menus: readonly Menu[] = [
  {
    key: "request",
    title: "업무작성·요청",
    sections: [
      {
        entries: [
          { label: "글로벌 ER 관리", route: "BusinessManagement-GlobalERManagement" },
          { label: "ER 요청", route: "BusinessManagement-ERList" },
          { label: "업무", route: "TaskManagement-taskList" },
          { label: "경영계획", route: "BusinessManagement-ManagementPlanList" },
          { label: "사보", route: "ResourceManagement-NewsLetterManagementList", flags: ["isSaboArchiving"] },
        ],
      },
    ],
  },
  {
    key: "pims",
    title: "My PIMS",
    sections: [
      {
        entries: [
          { label: "휴가", route: "myPIMS-myVacationList" },
          { label: "교육", route: "myPIMS-myEduManagemetList" },
          { label: "PBC·KPI", route: "myPIMS-PBCKPIList" },
          { label: "소통서약", route: "myPIMS-MyCommunicationPledge" },
          { label: "내 자산", route: "myPIMS-myAssetList" },
        ],
      },
    ],
  },
  {
    key: "approval",
    title: "전자결재",
    sections: [
      {
        entries: [
          { label: "전체 문서", route: "documents-AllDocumentList" },
          { label: "부서 수신함", route: "documents-DeptInboxList" },
          { label: "내 지출결의", route: "documents-MyExpenseManagement" },
          { label: "내 추가수당", route: "documents-MyExtraPayManagement" },
          { label: "전체 지출결의", route: "documents-AllExpenseList", flags: salesAndLeads },
          { label: "전체 추가수당", route: "documents-AllExtraPayList", flags: salesAndLeads },
          { label: "매출 발행", route: "documents-SalesManagementPublishList" },
          { label: "매출 미발행", route: "documents-SalesManagementNotPublishList" },
          { label: "전체 매출 집계", route: "documents-TotalSalesAmountList" },
        ],
      },
    ],
  },
  {
    key: "resource",
    title: "자원",
    sections: [
      {
        entries: [
          { label: "차량 예약", route: "ResourceManagement-VehicleReservationLogDay" },
          { label: "강의실·회의실 예약", route: "ResourceManagement-ClassroomReservationDate" },
          { label: "교재 대여", route: "ResourceManagement-TextbookRentalList" },
          { label: "강사 교재", route: "ResourceManagement-TutorTextbookList" },
          { label: "스튜디오 예약", route: "ResourceManagement-StudioReservationMonth" },
          { label: "물품 대여", route: "myPIMS-GoodsRentalList_tab1" },
          { label: "상품권", route: "ResourceManagement-GiftCard" },
          { label: "콜 관리", route: "myPIMS-eicn", flags: ["isCmsAdmin"] },
        ],
      },
    ],
  },
  {
    key: "hr",
    title: "인사관리",
    flags: ["isLead", "pd_auth", "isManageSupportAdmin", "isSalesAdmin"],
    sections: [
      {
        title: "팀",
        flags: team,
        entries: [
          { label: "재직자 관리", route: "myPIMS-IncumbentManagementList" },
          { label: "교육 현황", route: "myPIMS-EducationDashboard" },
          { label: "팀 평가", route: "myPIMS-TeamEvaluationManagementList", flags: leads },
          { label: "팀 휴가", route: "myPIMS-TeamVacationList" },
        ],
      },
      {
        title: "피플",
        flags: ["pd_auth"],
        hasSites: true,
        entries: [
          { label: "조직장 관리", route: "myPIMS-HeadTeamManagement" },
          { label: "채용", route: "myPIMS-RecruitList" },
          { label: "잡로테이션 관리", route: "myPIMS-JobRotationManagementList" },
          { label: "교육 관리", route: "myPIMS-EducationList" },
          { label: "MCG", route: "myPIMS-MCGList" },
          { label: "MCR", route: "myPIMS-MCRList" },
          { label: "소통서약 관리", route: "myPIMS-CommunicationPledge" },
          { label: "재택근무", route: "myPIMS-TelecommutingList" },
          { label: "휴일", route: "myPIMS-HolidayList" },
        ],
      },
      {
        title: "총무",
        entries: [
          { label: "자산 관리", route: "myPIMS-AssetManagementList", flags: assets },
          { label: "자산 실사", route: "myPIMS-AssetManagementReportList", flags: assets },
          { label: "교재 관리", route: "ResourceManagement-textbookMaintenanceList", flags: ["isManageSupportAdmin"] },
          { label: "명절 선물", route: "myPIMS-HoliDayGift", flags: ["isManageSupportAdmin", "isDevelopmentTeam"] },
        ],
      },
      {
        title: "휴가·기타",
        entries: [
          { label: "유류비", route: "ResourceManagement-FuelCostMangementList", flags: ["isHrAdmin"] },
          { label: "휴가 관리", route: "myPIMS-VacationManagement", flags: ["isHrAdmin", "pd_auth"] },
          { label: "자산 폐기", route: "myPIMS-AssetDisposalList", flags: ["isManageDisposalAdmin"] },
        ],
      },
    ],
  },
  {
    key: "customer",
    title: "고객관리",
    sections: [
      {
        entries: [
          { label: "방문 일정", route: "customerManagement-scheduleVisitWeekly" },
          { label: "고객 DB", route: "customerManagement-customerDBList" },
          { label: "명함", route: "customerManagement-businessCardList" },
          { label: "SMP 현황", route: "customerManagement-statusSMPList" },
          { label: "전사 매출", route: "customerManagement-statusCarrotTotalSalesList", flags: leads },
        ],
      },
    ],
  },
  {
    key: "news",
    title: "회사소식",
    sections: [
      {
        entries: [
          { label: "공지사항", route: "CARROTZone-NoticeList" },
          { label: "미디어존", route: "CARROTZone-MediaZoneList" },
          { label: "CEO 메시지", route: "CARROTZone-CEOMessageList" },
          { label: "매뉴얼", route: "CARROTZone-CarrotManualList" },
          { label: "최근 공지", route: "CARROTZone-NoticeView-idx" },
        ],
      },
    ],
  },
];

/** An external system in a menu. */
export interface Site {
  readonly idx: number;
  readonly name: string;
  readonly grp: string;
  readonly menu: SiteMenu | null;
  readonly icon?: number | null;
}

export interface ShownMenu {
  readonly key: SiteMenu;
  readonly title: string;
  readonly sections: readonly {
    readonly title?: string;
    readonly entries: readonly MenuEntry[];
    readonly sites: readonly Site[];
  }[];
}

/** The flags of somebody, and the units that they head by appointment: these they lead whatever their position is. */
type Flags = Readonly<Record<PermissionFlag, boolean>> & { readonly heads?: readonly unknown[] };

/**
 * What of the menus somebody with these flags sees: lines whose route `exists`, and the other systems put into a menu.
 * A menu or section without a line does not appear.
 */
export function shownMenus(flags: Flags, sites: readonly Site[], exists: (route: string) => boolean): ShownMenu[] {
  const isShown = (one: { readonly flags?: readonly PermissionFlag[] }) =>
    one.flags?.some((flag) => flags[flag] || (flag === "isLead" && flags.heads?.length)) ?? true;
  return menus
    .filter(isShown)
    .map(({ key, title, sections }) => {
      const own = sites.filter(({ menu }) => menu === key);
      const below: MenuSection[] = sections.some(({ hasSites }) => hasSites) ? [] : [{ entries: [], hasSites: true }];
      return {
        key,
        title,
        sections: [...sections, ...below]
          .map((section) => ({
            ...(section.title && { title: section.title }),
            entries: isShown(section) ? section.entries.filter((one) => isShown(one) && exists(one.route)) : [],
            sites: section.hasSites ? own : [],
          }))
          .filter((section) => section.entries.length > 0 || section.sites.length > 0),
      };
    })
    .filter((menu) => menu.sections.length > 0);
}

/** The menu of a page: that which leads to it, else the first of those whose lines are most of all in its area. */
export function menuAt<Shown extends { readonly sections: readonly Pick<MenuSection, "entries">[] }>(
  menus: readonly Shown[],
  pathname: string,
  pathOf: (route: string) => string | undefined,
): Shown | undefined {
  const page = pathname.toLowerCase();
  const area = `/${page.split("/")[1]}/`;
  const share = (menu: Shown, is: (path: string) => boolean) => {
    const paths = menu.sections.flatMap(({ entries }) =>
      entries.map(({ route }) => pathOf(route)?.toLowerCase() ?? ""),
    );
    return paths.filter(is).length / Math.max(1, paths.length);
  };
  const inArea = (menu: Shown) => share(menu, (path) => path.startsWith(area));
  const most = Math.max(0, ...menus.map(inArea));
  return (
    menus.find((menu) => share(menu, (path) => path === page) > 0) ??
    menus.find((menu) => most > 0 && inArea(menu) === most)
  );
}
