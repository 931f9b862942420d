import { describe, expect, test } from "vitest";
import { permissionIds } from "./permission-ids";
import {
  authOf,
  type PermissionFlag,
  permissionFlags,
  permissionsOf,
  positionWordOf,
  raised,
  type StaffIds,
} from "./permissions";

/** Somebody whom no row of the table names. */
const nobody: StaffIds = { idx: 900, idx_sector: 100, idx_office: 200, idx_team: 300, idx_position: 6110 };

const master = { idx_sector: 6167 };
const hrAdmin = { idx: permissionIds.staff.hrAdmin[0] };
const positions = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ idx_position: from + index }));
const staff = (ids: readonly number[]) => ids.map((idx) => ({ idx }));

/** Every way in which the table of the specification grants a flag. */
const granted: Record<PermissionFlag, Partial<StaffIds>[]> = {
  isMaster: [master, ...staff(permissionIds.staff.master)],
  isHrAdmin: [master, hrAdmin],
  isTotalMcgMcr: [master, ...positions(6100, 6102)],
  isCmsAdmin: [master, ...positions(6100, 6102), ...staff(permissionIds.staff.cmsAdmin)],
  isSalesAdmin: [master, hrAdmin, { idx_team: 6116 }],
  isManageSupportAdmin: [master, hrAdmin, { idx_team: 6115 }],
  isManageDisposalAdmin: [master, ...staff(permissionIds.staff.disposalAdmin)],
  isManageCompanyAdmin: [master, { idx_team: 6115 }, ...positions(6101, 6103)],
  isLead: [master, hrAdmin, ...positions(6100, 6104)],
  isDevelopmentTeam: [master, { idx_office: 6095 }],
  isHRDSite: [
    master,
    ...positions(6100, 6103),
    { idx_team: 5994 },
    { idx_team: 6175 },
    { idx_office: 6095 },
    ...staff(permissionIds.staff.hrdSite),
  ],
  isSaboArchiving: [master, { idx_office: 6095 }, { idx_team: 5994 }, { idx_office: 6074 }],
  isItsMeAdmin: [master, { idx_office: 36 }, { idx_office: 6095 }],
  isManageGlobalERAdmin: [
    master,
    ...positions(6100, 6103),
    { idx_office: 6095 },
    ...staff(permissionIds.staff.globalErAdmin),
  ],
  isGiftCardAdmin: [
    master,
    hrAdmin,
    { idx_sector: 38 },
    { idx_team: 6115 },
    { idx_office: 6198 },
    ...staff(permissionIds.staff.people),
  ],
  isGiftCardB2C: [master, { idx_team: 972 }, { idx_team: 6195 }, ...staff(permissionIds.staff.giftCardB2C)],
  pd_auth: [master, hrAdmin, { idx_office: 6198 }, ...staff(permissionIds.staff.people)],
  gthr_auth: [master, { idx_team: 66 }, { idx: 288 }],
  issmp: [master, { idx: 41 }, { idx: 99 }, { idx: 139 }, { idx_team: 5994 }],
};

describe.each(permissionFlags)("%s", (flag) => {
  test.each(granted[flag])("is granted to %o", (ids) => {
    expect(permissionsOf({ ...nobody, ...ids })[flag]).toBe(true);
  });

  test("is granted in no other way that the table names", () => {
    const isGranted = (ids: Partial<StaffIds>) =>
      granted[flag].some((own) => JSON.stringify(own) === JSON.stringify(ids));
    const others = Object.values(granted)
      .flat()
      .filter((ids) => !isGranted(ids) && !isMasterStaff(ids));
    const wrong = others.filter((ids) => permissionsOf({ ...nobody, ...ids })[flag]);
    expect(wrong).toEqual([]);
  });
});

function isMasterStaff({ idx }: Partial<StaffIds>): boolean {
  return idx !== undefined && (permissionIds.staff.master as readonly number[]).includes(idx);
}

test("somebody whom no row names has no flag", () => {
  expect(Object.values(permissionsOf(nobody)).some(Boolean)).toBe(false);
});

test("permissions only go upward: what is held stays, also when the ids no longer grant it", () => {
  const sales = { ...nobody, idx_team: 6116 };
  const held = raised(permissionsOf(sales), { ...nobody, idx_team: 66 });
  expect(permissionFlags.filter((flag) => held[flag])).toEqual(["isSalesAdmin", "gthr_auth"]);
  expect(raised(held, nobody)).toEqual(held);
});

test("as many staff are listed as the specification counts", () => {
  const { staff: lists } = permissionIds;
  expect(Object.fromEntries(Object.entries(lists).map(([name, ids]) => [name, ids.length]))).toEqual({
    master: 6,
    hrAdmin: 1,
    cmsAdmin: 4,
    disposalAdmin: 2,
    hrdSite: 2,
    globalErAdmin: 3,
    giftCardB2C: 1,
    people: 1,
    tutor: 1,
    smp: 3,
  });
});

test("leads are called so, everyone else is a manager", () => {
  expect([6099, 6100, 6104, 6105, 6150].map(positionWordOf)).toEqual(["매니저", "리드", "리드", "매니저", "매니저"]);
});

test("only the accounting office has the accounting right", () => {
  expect([38, 36].map(authOf)).toEqual(["accounting", ""]);
});
