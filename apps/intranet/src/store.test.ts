// @vitest-environment jsdom
import type { SignedInStaff } from "@portal/definition/contract";
import { afterEach, describe, expect, test } from "vitest";
import { followOtherTabs, forgetStaff, isSignedIn, rememberStaff, signedInIds, useStore } from "./store";

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

const stored = () => JSON.parse(localStorage.getItem("store") ?? "{}").state;

afterEach(forgetStaff);

describe("the store", () => {
  test("has every field of the specification, with its default", () => {
    expect(useStore.getInitialState()).toEqual({
      email: "",
      kname: "",
      ename: "",
      staffList: [],
      position: "",
      auth: "",
      idx_sector: 0,
      idx_office: 0,
      idx_team: 0,
      idx_position: 0,
      idx_staff: 0,
      gnb: null,
      userLoginIdx: 0,
      userLoginUid: "",
      bizCardInfo: {},
      scheduleOutsideWork: {},
      isToastVisible: false,
      isTempLogin: false,
      editorKey: "",
      heads: [],
      pd_auth: false,
      gthr_auth: false,
      isMaster: false,
      isHrAdmin: false,
      isTotalMcgMcr: false,
      isCmsAdmin: false,
      isSalesAdmin: false,
      isManageSupportAdmin: false,
      isManageDisposalAdmin: false,
      isManageCompanyAdmin: false,
      isLead: false,
      isDevelopmentTeam: false,
      isHRDSite: false,
      isSaboArchiving: false,
      isItsMeAdmin: false,
      issmp: false,
      isManageGlobalERAdmin: false,
      isGiftCardAdmin: false,
      isGiftCardB2C: false,
    });
  });

  test("is kept in the browser under its key", () => {
    rememberStaff(staff);
    expect(stored()).toMatchObject({ kname: "김하늘", idx_staff: 900, userLoginUid: staff.email, userLoginIdx: 900 });
  });

  test("follows a sign-out in another tab", () => {
    rememberStaff(staff);
    const stop = followOtherTabs();
    const other = JSON.stringify({ state: { ...useStore.getInitialState(), position: "" }, version: 0 });
    localStorage.setItem("store", other);
    window.dispatchEvent(new StorageEvent("storage", { key: "store", newValue: other }));
    stop();
    expect(isSignedIn()).toBe(false);
  });
});

describe("who signs in", () => {
  test.each([6100, 6101, 6102, 6103, 6104])("at position %i is a lead", (idx_position) => {
    rememberStaff({ ...staff, idx_position });
    expect(useStore.getState()).toMatchObject({ position: "리드", isLead: true });
  });

  test("elsewhere is a manager, and in accounting when the office is", () => {
    rememberStaff(staff);
    expect(useStore.getState()).toMatchObject({ position: "매니저", auth: "" });
    rememberStaff({ ...staff, idx_office: 38 });
    expect(useStore.getState().auth).toBe("accounting");
  });

  test("keeps a flag that was true: flags only go upward", () => {
    rememberStaff({ ...staff, idx_office: 6095 });
    rememberStaff(staff);
    expect(useStore.getState()).toMatchObject({ isDevelopmentTeam: true, isMaster: false });
  });
});

test("clearing puts every field back", () => {
  rememberStaff({ ...staff, idx_sector: 6167 });
  useStore.setState({ isTempLogin: true, gnb: [], bizCardInfo: { idx: 1 }, editorKey: "k", staffList: [1] });
  forgetStaff();
  expect(useStore.getState()).toEqual(useStore.getInitialState());
  expect(stored()).toEqual(useStore.getInitialState());
  expect(signedInIds()).toBeNull();
});
