import { momentOf } from "./days";
import type { Entry, Resource } from "./entries";

/** A day of a few rooms, for stories. */
export const DAY = "2026-03-02";

export const rooms: readonly Resource[] = [
  { idx: 1, name: "대강의실", note: "3층 · 60명", open: [7 * 60, 22 * 60] },
  { idx: 2, name: "소회의실 1", note: "2층 · 6명", open: [8 * 60, 20 * 60] },
  { idx: 3, name: "소회의실 2", note: "2층 · 6명", open: [8 * 60, 20 * 60] },
  { idx: 4, name: "상담실", note: "1층 · 4명", closed: "사용하지 않음" },
];

const entry = (idx: number, resource: number, from: number, to: number, title: string, rest: Partial<Entry> = {}) => ({
  idx,
  title,
  note: "박바다",
  from: momentOf(DAY, from * 60),
  to: momentOf(DAY, to * 60),
  resource,
  isMine: false,
  ...rest,
});

export const entries: readonly Entry[] = [
  entry(1, 1, 9, 12, "공개 강의: 협상의 기술", { isPending: true, state: { label: "신청", tone: "running" } }),
  entry(2, 1, 14, 17, "신입 교육"),
  entry(3, 2, 9.5, 10.5, "주간 회의", { isMine: true, note: "김하늘" }),
  entry(4, 2, 15, 15.5, "아주 긴 이름을 가진 회의라서 다 보이지 않는 예약"),
  entry(5, 3, 7.5, 8, "아침 점검", { isOver: true, state: { label: "종료", tone: "ended" } }),
];
