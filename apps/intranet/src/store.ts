import {
  type Asker,
  authOf,
  type HeadedUnit,
  type PermissionFlag,
  type Permissions,
  permissionFlags,
  positionWordOf,
  raised,
} from "@portal/definition";
import type { SignedInStaff } from "@portal/definition/contract";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { ShownMenu } from "./menu";

/** Who is signed in, as the browser remembers it. Only for showing and hiding: the server decides by itself. */
export interface StaffState extends Record<keyof Permissions, boolean> {
  email: string;
  kname: string;
  ename: string;
  staffList: unknown[];
  /** Empty while nobody is signed in. */
  position: string;
  auth: string;
  idx_sector: number;
  idx_office: number;
  idx_team: number;
  idx_position: number;
  idx_staff: number;
  /** The menus that the person sees; nothing before they are known. */
  gnb: readonly ShownMenu[] | null;
  userLoginIdx: number;
  userLoginUid: string;
  bizCardInfo: object;
  scheduleOutsideWork: object;
  isToastVisible: boolean;
  isTempLogin: boolean;
  editorKey: string;
  /** The units that the person heads by appointment. */
  heads: readonly HeadedUnit[];
  /** The permissions that the installation gives the person; those of the specification's ids while nothing is said. */
  given?: readonly PermissionFlag[] | undefined;
  /** On leave of absence. */
  isAway?: boolean | undefined;
}

const defaults: StaffState = {
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
  ...(Object.fromEntries(permissionFlags.map((flag) => [flag, false])) as Permissions),
};

/** The signed-in person, kept in the browser's storage under `store`. */
export const useStore = create<StaffState>()(persist(() => defaults, { name: "store" }));

/** Remembers who signed in. Flags only go upward: what is true stays so until the store is cleared. */
export function rememberStaff(user: SignedInStaff): void {
  const { idx, ...ids } = user;
  useStore.setState({
    ...ids,
    idx_staff: idx,
    userLoginIdx: idx,
    userLoginUid: user.email,
    position: positionWordOf(user.idx_position),
    auth: authOf(user.idx_office),
    ...raised(useStore.getState(), user),
  });
}

/** Forgets who was signed in: every field goes back to its default. */
export function forgetStaff(): void {
  useStore.setState(defaults, true);
}

/** Whether somebody is signed in, as far as the browser knows. */
export function isSignedIn({ position }: Pick<StaffState, "position"> = useStore.getState()): boolean {
  return position !== "";
}

/** The signed-in person's ids and headed units, of which permissions are derived; `null` when nobody is signed in. */
export function signedInIds(state: StaffState = useStore.getState()): Asker | null {
  const { idx_staff: idx, idx_sector, idx_office, idx_team, idx_position, heads, given, isAway } = state;
  return isSignedIn(state)
    ? { idx, idx_sector, idx_office, idx_team, idx_position, heads, ...(given && { given }), ...(isAway && { isAway }) }
    : null;
}

/** Follows what other tabs do: who signs out in one has signed out in all. Returns the undoing. */
export function followOtherTabs(): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key === useStore.persist.getOptions().name) void useStore.persist.rehydrate();
  };
  window.addEventListener("storage", read);
  return () => window.removeEventListener("storage", read);
}
