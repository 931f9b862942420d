import { isToldOfOthers } from "@portal/definition";
import type { AnswerOf, connectionStaffAll } from "@portal/definition/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { signedInIds, useStore } from "../store";
import { get } from "./client";

const MINUTE = 60 * 1000;

/** How what the header shows of the person is read. */
export const headerInfo = queryOptions({
  queryKey: ["header"],
  queryFn: () => get("/rest/personal/getGNBInfo"),
  meta: { onRefusal: "log" },
});

/** What the header shows of the person; read again every minute. */
export function useHeaderInfo() {
  return useQuery({ ...headerInfo, refetchInterval: MINUTE }).data;
}

/** The newest three notices. */
export function useNotices() {
  return useQuery({
    queryKey: ["notices", 1, 3],
    queryFn: () => get("/rest/carrotzone/noticeList", { page: 1, rows: 3 }),
    enabled: isToldOfOthers(signedInIds()),
    staleTime: 5 * MINUTE,
    meta: { onRefusal: "log" },
  }).data?.list;
}

/** The other systems that the person may see. */
export function useSites() {
  return useQuery({
    queryKey: ["sites"],
    queryFn: () => get("/rest/component/getFamilySiteList"),
    enabled: isToldOfOthers(signedInIds()),
    staleTime: 10 * MINUTE,
    meta: { onRefusal: "log" },
  }).data?.list;
}

/** Where a system is opened; the server identifies who comes. */
export function siteAddress(idx: number): string {
  return `/rest/component/openFamilySite?idx=${idx}`;
}

/** Somebody as the directory lists them. */
export type Colleague = AnswerOf<typeof connectionStaffAll>["list"][number];

const nobody: readonly Colleague[] = [];

/** How everybody who works here is read; what was read is good for five seconds. */
export const directory = queryOptions({
  queryKey: ["directory"],
  queryFn: () => get("/rest/documents/connection_staff_all", { idx_staff: useStore.getState().idx_staff }),
  staleTime: 5000,
  meta: { onRefusal: "tell" },
});

/** Everybody who works here; nobody for those who see none. */
export function useDirectory(isOpen: boolean) {
  const isTold = isToldOfOthers(signedInIds());
  const { data } = useQuery({ ...directory, enabled: isOpen && isTold });
  return isTold ? data?.list : nobody;
}

/** How far the installation is set up, for masters alone. */
export function useSetup() {
  const isMaster = useStore((state) => state.isMaster);
  return useQuery({
    queryKey: ["setup"],
    queryFn: () => get("/rest/admin/getSetup"),
    enabled: isMaster,
    staleTime: 0,
    meta: { onRefusal: "log" },
  });
}

/** The round of the job rotation, and whether it is to be shown to the person. */
export function useRotation(isWanted = true) {
  return useQuery({
    queryKey: ["rotation"],
    queryFn: () => get("/rest/personal/getJobRatationInfo"),
    enabled: isWanted,
    meta: { onRefusal: "tell" },
  }).data;
}
