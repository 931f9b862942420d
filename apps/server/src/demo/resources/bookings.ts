import type { BookingKind } from "@portal/definition";
import { dayOf } from "../../seoul";
import type { DemoPerson } from "../company/people";
import { dayBefore } from "../days";
import { demoClassrooms, demoStudios, demoVehicles } from "./resources";

const MINUTE = 60_000;
/** Days that the demo's bookings reach back, and ahead. */
const BACK = 365;
const AHEAD = 14;

/** A booking before it is a row. */
export interface DemoBooking {
  readonly kind: BookingKind;
  readonly idx_resource: number;
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly purpose: string;
  readonly booker: DemoPerson;
  readonly people?: number;
  readonly dest?: string;
  /** Which weekly meeting it is of, from 1. */
  readonly series?: number;
  readonly status: string;
}

type What = Pick<DemoBooking, "title" | "purpose"> & Partial<Pick<DemoBooking, "people" | "dest">>;

const meetings = [
  "프로젝트 점검",
  "교재 검토",
  "고객 제안 준비",
  "면담",
  "개편 논의",
  "월간 공유",
  "화상 회의",
  "채용 면접",
];
const classes = ["비즈니스 영어 중급", "신입 사원 교육", "협상의 기술", "글쓰기 특강", "엑셀 실습", "강사 워크숍"];
const shoots = ["문법 강의 촬영", "회화 표현 녹음", "신간 소개 라이브", "강사 소개 영상", "교재 사진 촬영"];
const trips = [
  "해오름전자(가상) 방문",
  "새빛물산(가상) 제안",
  "출강",
  "교재 배송",
  "교육장 점검",
  "가온화학(가상) 결과 보고",
];
const places = ["수원", "성남", "부산", "파주", "대전", "인천", "천안", "춘천"];

/** A year of bookings up to two weeks ahead, of every room and car on every day on which the company is open. */
export function demoBookings(people: readonly DemoPerson[], now: Date, closed: ReadonlySet<string>): DemoBooking[] {
  const random = rolls(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const staff = people.filter(({ idx_team }) => idx_team !== 0);
  const made: DemoBooking[] = [];
  const meeting = () => ({
    title: pick(meetings),
    purpose: pick(["내부회의", "내부회의", "내부회의", "고객미팅", "면접"]),
  });

  for (let back = BACK; back >= -AHEAD; back--) {
    const day = dayBefore(now, back);
    if (closed.has(day) || isWeekend(day)) continue;
    for (const { idx, kind, capacity, need_confirm } of demoClassrooms.filter(({ is_use }) => is_use)) {
      const what = () =>
        kind === "class" ? { title: pick(classes), purpose: pick(["강의", "강의", "행사"]) } : meeting();
      const usual = kind === "class" ? 150 : 90;
      // some rooms are liked more than others, and before the weekend fewer people meet
      const demand = (0.64 + ((idx * 5) % 8) * 0.05) * (isFriday(day) ? 0.8 : 1);
      fill(day, "classroom", idx, [9, 18], { usual, pause: 2, demand, needsConfirm: need_confirm }, () => ({
        ...what(),
        people: 2 + Math.floor(random() * (capacity - 1)),
      }));
    }
    for (const { idx } of demoStudios) {
      fill(day, "studio", idx, [9, 19], { usual: 150, ...seldom }, () => ({
        title: pick(shoots),
        purpose: pick(["이러닝", "이러닝", "라이브", "음성", "사진"]),
      }));
    }
    for (const { idx, status } of demoVehicles(now)) {
      if (status !== "ok") continue;
      fill(day, "vehicle", idx, [8, 18], { usual: 270, ...seldom }, () => {
        const dest = pick(places);
        return {
          title: `${dest} ${pick(trips)}`,
          dest,
          purpose: pick(["거래처방문", "거래처방문", "교육", "배송", "출장", "출퇴근"]),
        };
      });
    }
  }
  return made;

  /** One after another, with pauses; a weekly meeting of the room has its place before others. */
  function fill(
    day: string,
    kind: BookingKind,
    idx_resource: number,
    [opens, closes]: readonly [number, number],
    { usual, pause, demand, needsConfirm }: Demand,
    what: () => What,
  ): void {
    const weekly = kind === "classroom" ? weeklyOf(day, idx_resource, staff) : undefined;
    const midnight = Date.parse(`${day}T00:00:00+09:00`);
    const add = (from: number, to: number, rest: What, booker: DemoPerson, series?: number) => {
      const span = { from: midnight + from * MINUTE, to: midnight + to * MINUTE };
      const status = stateOf(kind, span, now.getTime(), needsConfirm && series === undefined, random());
      made.push({ kind, idx_resource, ...span, ...rest, booker, status, ...(series !== undefined && { series }) });
    };
    if (weekly) add(600, 660, { title: weekly.title, purpose: "내부회의", people: 8 }, weekly.booker, weekly.series);
    let at = opens * 60 + Math.floor(random() * (pause + 1)) * 30;
    while (at < closes * 60 - 30) {
      const end = at + Math.max(30, Math.round((usual * (0.4 + random() * 1.2)) / 30) * 30);
      const isTaken = weekly !== undefined && at < 660 && end > 600;
      if (!isTaken && end <= 22 * 60 && random() < demand * (isLunch(at) ? 0.4 : 1)) {
        add(at, end, what(), pick(staff));
      }
      at = Math.max(end, isTaken ? 660 : 0) + Math.floor(random() * pause) * 30;
    }
  }
}

/** How often something is booked: for how many minutes, after pauses of up to so many half hours, with which chance. */
interface Demand {
  readonly usual: number;
  readonly pause: number;
  readonly demand: number;
  readonly needsConfirm: boolean;
}

const seldom = { pause: 4, demand: 0.26, needsConfirm: false };

function isLunch(minute: number): boolean {
  return minute >= 690 && minute < 780;
}

/** Ten teams meet every week at ten, each in a room of its own. */
function weeklyOf(day: string, room: number, staff: readonly DemoPerson[]) {
  const weekday = weekdayOf(day);
  if (room < 8 || room > 12 || (weekday !== 1 && weekday !== 3)) return;
  const series = (room - 8) * 2 + (weekday === 1 ? 1 : 2);
  const booker = staff[(series * 17) % staff.length] as DemoPerson;
  return { series, booker, title: "주간 팀 회의" };
}

/** What has become of a booking by now. */
function stateOf(
  kind: BookingKind,
  { from, to }: { from: number; to: number },
  now: number,
  needsConfirm: boolean,
  roll: number,
): string {
  if (roll < 0.05) return "cancel";
  if (to <= now) return roll < 0.09 && kind !== "studio" ? "noshow" : "done";
  if (from <= now) return "in_use";
  return needsConfirm && roll < 0.5 ? "requested" : "confirmed";
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(weekdayOf(day));
}

function isFriday(day: string): boolean {
  return weekdayOf(day) === 5;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Numbers from 0 to 1 that look like chance and are the same every time. */
function rolls(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The last day of a series: the bookings of the demo reach no further. */
export function lastDay(now: Date): string {
  return dayOf(new Date(now.getTime() + AHEAD * 24 * 60 * MINUTE));
}
