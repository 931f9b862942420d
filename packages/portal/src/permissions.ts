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
}

/** The permission flags, in the order of the specification (section 6). */
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

/** The word shown for leads and for everyone else. */
export const positionWords = { lead: "리드", manager: "매니저" } as const;

/** Derives a person's permission flags from their ids; the server does so on every request (section 6). */
export function permissionsOf(person: StaffIds): Permissions {
  const { sectors, offices, teams, staff } = permissionIds;
  const inStaff = (ids: readonly number[]) => ids.includes(person.idx);
  const inTeam = (...ids: readonly number[]) => ids.includes(person.idx_team);
  const inPosition = (from: number, to: number) => person.idx_position >= from && person.idx_position <= to;

  const isMaster = inStaff(staff.master) || person.idx_sector === sectors.master;
  const isHrAdmin = isMaster || inStaff(staff.hrAdmin);
  const isDevelopmentTeam = isMaster || person.idx_office === offices.development;
  const pd_auth = isMaster || isHrAdmin || person.idx_office === offices.people || inStaff(staff.people);
  return {
    isMaster,
    isHrAdmin,
    isTotalMcgMcr: isMaster || inPosition(6100, 6102),
    isCmsAdmin: isMaster || inPosition(6100, 6102) || inStaff(staff.cmsAdmin),
    isSalesAdmin: isMaster || isHrAdmin || inTeam(teams.sales),
    isManageSupportAdmin: isMaster || isHrAdmin || inTeam(teams.support),
    isManageDisposalAdmin: isMaster || inStaff(staff.disposalAdmin),
    isManageCompanyAdmin: isMaster || inTeam(teams.support) || inPosition(6101, 6103),
    isLead: isMaster || isHrAdmin || isLeadPosition(person.idx_position),
    isDevelopmentTeam,
    isHRDSite:
      isMaster || inPosition(6100, 6103) || inTeam(...teams.hrdSite) || isDevelopmentTeam || inStaff(staff.hrdSite),
    isSaboArchiving: isDevelopmentTeam || inTeam(teams.sabo) || person.idx_office === offices.sabo,
    isItsMeAdmin: isDevelopmentTeam || person.idx_office === offices.itsMe,
    isManageGlobalERAdmin: isDevelopmentTeam || inPosition(6100, 6103) || inStaff(staff.globalErAdmin),
    isGiftCardAdmin: isMaster || pd_auth || person.idx_sector === sectors.giftCard || inTeam(teams.support),
    isGiftCardB2C: isMaster || inTeam(...teams.giftCardB2C) || inStaff(staff.giftCardB2C),
    pd_auth,
    gthr_auth: isMaster || inTeam(teams.tutor) || inStaff(staff.tutor),
    issmp: isMaster || inTeam(teams.smp) || inStaff(staff.smp),
  };
}

/** The permissions held and those that follow from the ids: only upward, what is held stays (section 4). */
export function raised(held: Permissions, ids: StaffIds): Permissions {
  const derived = permissionsOf(ids);
  return Object.fromEntries(permissionFlags.map((flag) => [flag, held[flag] || derived[flag]])) as Permissions;
}

/** The word for a person's position (section 4). */
export function positionWordOf(idx_position: number): string {
  return isLeadPosition(idx_position) ? positionWords.lead : positionWords.manager;
}

/** `accounting` for the accounting office, else empty (section 4). */
export function authOf(idx_office: number): "accounting" | "" {
  return idx_office === permissionIds.offices.accounting ? "accounting" : "";
}

function isLeadPosition(idx_position: number): boolean {
  const { company, office, team } = permissionIds.positions.leads;
  return ([...company, ...office, ...team] as number[]).includes(idx_position);
}
