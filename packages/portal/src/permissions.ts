import { permissionIds } from "./permission-ids";

/** The ids of a signed-in person that permissions are derived from. */
export interface StaffIds {
  /** `idx_staff`. */
  readonly idx: number;
  readonly idx_sector: number;
  readonly idx_office: number;
  /** `0` for staff outside of any team. */
  readonly idx_team: number;
  readonly idx_position: number;
  /** The permissions that the installation gives the person, as far as they are not the specification's. */
  readonly given?: readonly PermissionFlag[];
}

/** The permission flags, in the order of the specification. */
export const permissionFlags = [
  "isMaster",
  "isHrAdmin",
  "isTotalMcgMcr",
  "isCmsAdmin",
  "isSalesAdmin",
  "isManageSupportAdmin",
  "isManageDisposalAdmin",
  "isManageCompanyAdmin",
  "isLead",
  "isDevelopmentTeam",
  "isHRDSite",
  "isSaboArchiving",
  "isItsMeAdmin",
  "isManageGlobalERAdmin",
  "isGiftCardAdmin",
  "isGiftCardB2C",
  "pd_auth",
  "gthr_auth",
  "issmp",
] as const;

export type PermissionFlag = (typeof permissionFlags)[number];
export type Permissions = Readonly<Record<PermissionFlag, boolean>>;

/** What people call the permissions, in the order in which they are asked for. */
export const permissionNames = {
  isMaster: "전체 관리 (마스터)",
  isHrAdmin: "인사 총괄",
  pd_auth: "인사팀 업무",
  isLead: "조직장",
  isTotalMcgMcr: "월간 코칭 전체",
  isCmsAdmin: "콜 관리",
  isSalesAdmin: "매출 관리",
  issmp: "영업 현황 전체",
  isManageSupportAdmin: "총무지원",
  isManageDisposalAdmin: "자산 폐기",
  isManageCompanyAdmin: "회사 소식·안내 관리",
  isDevelopmentTeam: "개발팀 (운영)",
  isHRDSite: "외부 강의 사이트",
  isSaboArchiving: "사보 보관",
  isItsMeAdmin: "성향 카드 관리",
  isManageGlobalERAdmin: "글로벌 ER 관리",
  isGiftCardAdmin: "상품권 (일반)",
  isGiftCardB2C: "상품권 (B2C)",
  gthr_auth: "강사 관리",
} as const satisfies Readonly<Record<PermissionFlag, string>>;

/** The word shown for leads and for everyone else. */
export const positionWords = { lead: "리드", manager: "매니저" } as const;

/** Whom a permission may be given to: a person, or all of a position or unit. */
export type GrantLevel = "staff" | "position" | "team" | "office" | "sector";

/** A permission, and to whom it is given. */
export interface Grant {
  readonly flag: PermissionFlag;
  readonly level: GrantLevel;
  /** The `idx` of the person, position or unit. */
  readonly idx: number;
}

/** Whom the specification gives the permissions to, with the ids of the demo company. */
export const specifiedGrants: readonly Grant[] = specified();

/** The permissions that these grants give somebody, without those that follow from others. */
export function givenTo(grants: readonly Grant[], person: StaffIds): PermissionFlag[] {
  const flags = grants.filter(({ level, idx }) => idsByLevel(person)[level] === idx).map(({ flag }) => flag);
  return [...new Set(flags)];
}

/** A person's id for each of what a permission may be given to. */
function idsByLevel({ idx, idx_position, idx_team, idx_office, idx_sector }: StaffIds): Record<GrantLevel, number> {
  return { staff: idx, position: idx_position, team: idx_team, office: idx_office, sector: idx_sector };
}

/**
 * A person's permission flags: those that are given, and those that follow from them or from leading a unit. The server
 * asks on every request.
 */
export function permissionsOf(person: StaffIds): Permissions {
  const given = new Set(person.given ?? givenTo(specifiedGrants, person));
  const has = (flag: PermissionFlag) => given.has(flag);

  const isMaster = has("isMaster");
  const isHrAdmin = isMaster || has("isHrAdmin");
  const isDevelopmentTeam = isMaster || has("isDevelopmentTeam");
  const pd_auth = isHrAdmin || has("pd_auth");
  return {
    isMaster,
    isHrAdmin,
    isTotalMcgMcr: isMaster || has("isTotalMcgMcr"),
    isCmsAdmin: isMaster || has("isCmsAdmin"),
    isSalesAdmin: isHrAdmin || has("isSalesAdmin"),
    isManageSupportAdmin: isHrAdmin || has("isManageSupportAdmin"),
    isManageDisposalAdmin: isMaster || has("isManageDisposalAdmin"),
    isManageCompanyAdmin: isMaster || has("isManageCompanyAdmin"),
    isLead: isHrAdmin || isLeadPosition(person.idx_position) || has("isLead"),
    isDevelopmentTeam,
    isHRDSite: isDevelopmentTeam || has("isHRDSite"),
    isSaboArchiving: isDevelopmentTeam || has("isSaboArchiving"),
    isItsMeAdmin: isDevelopmentTeam || has("isItsMeAdmin"),
    isManageGlobalERAdmin: isDevelopmentTeam || has("isManageGlobalERAdmin"),
    isGiftCardAdmin: pd_auth || has("isGiftCardAdmin"),
    isGiftCardB2C: isMaster || has("isGiftCardB2C"),
    pd_auth,
    gthr_auth: isMaster || has("gthr_auth"),
    issmp: isMaster || has("issmp"),
  };
}

/** The specification's table, but for what follows from another flag or from leading a unit. */
function specified(): Grant[] {
  const { sectors, offices, teams, staff } = permissionIds;
  const to = (level: GrantLevel, ...ids: readonly number[]) => ids.map((idx) => ({ level, idx }));
  const table: Readonly<Partial<Record<PermissionFlag, readonly Omit<Grant, "flag">[]>>> = {
    isMaster: [...to("staff", ...staff.master), ...to("sector", sectors.master)],
    isHrAdmin: to("staff", ...staff.hrAdmin),
    isTotalMcgMcr: to("position", 6100, 6101, 6102),
    isCmsAdmin: [...to("position", 6100, 6101, 6102), ...to("staff", ...staff.cmsAdmin)],
    isSalesAdmin: to("team", teams.sales),
    isManageSupportAdmin: to("team", teams.support),
    isManageDisposalAdmin: to("staff", ...staff.disposalAdmin),
    isManageCompanyAdmin: [...to("team", teams.support), ...to("position", 6101, 6102, 6103)],
    isDevelopmentTeam: to("office", offices.development),
    isHRDSite: [
      ...to("position", 6100, 6101, 6102, 6103),
      ...to("team", ...teams.hrdSite),
      ...to("staff", ...staff.hrdSite),
    ],
    isSaboArchiving: [...to("team", teams.sabo), ...to("office", offices.sabo)],
    isItsMeAdmin: to("office", offices.itsMe),
    isManageGlobalERAdmin: [...to("position", 6100, 6101, 6102, 6103), ...to("staff", ...staff.globalErAdmin)],
    isGiftCardAdmin: [...to("sector", sectors.giftCard), ...to("team", teams.support)],
    isGiftCardB2C: [...to("team", ...teams.giftCardB2C), ...to("staff", ...staff.giftCardB2C)],
    pd_auth: [...to("office", offices.people), ...to("staff", ...staff.people)],
    gthr_auth: [...to("team", teams.tutor), ...to("staff", ...staff.tutor)],
    issmp: [...to("team", teams.smp), ...to("staff", ...staff.smp)],
  };
  return permissionFlags.flatMap((flag) => (table[flag] ?? []).map((one) => ({ flag, ...one })));
}

/** The permissions held and those that follow from the ids: only upward, what is held stays. */
export function raised(held: Permissions, ids: StaffIds): Permissions {
  const derived = permissionsOf(ids);
  return Object.fromEntries(permissionFlags.map((flag) => [flag, held[flag] || derived[flag]])) as Permissions;
}

/** The word for a person's position. */
export function positionWordOf(idx_position: number): string {
  return isLeadPosition(idx_position) ? positionWords.lead : positionWords.manager;
}

/** `accounting` for the accounting office, else empty. */
export function authOf(idx_office: number): "accounting" | "" {
  return idx_office === permissionIds.offices.accounting ? "accounting" : "";
}

function isLeadPosition(idx_position: number): boolean {
  const { company, office, team } = permissionIds.positions.leads;
  return ([...company, ...office, ...team] as number[]).includes(idx_position);
}
