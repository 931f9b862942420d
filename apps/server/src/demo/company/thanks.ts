import type { thanksDollar } from "../../db/tables";
import { daysBefore } from "../days";
import type { DemoPerson } from "./people";

const messages = [
  "급한 자료 요청에 바로 답해 주셔서 고맙습니다.",
  "발표 준비를 함께해 주셔서 큰 힘이 됐어요.",
  "어려운 고객 전화를 침착하게 받아 주셔서 감사합니다.",
  "늦은 시간까지 교정을 봐 주셔서 고마워요!",
  "새 시스템을 차근차근 알려 주셔서 감사합니다.",
  "강의실 정리를 도와주셔서 고맙습니다.",
];

/** Gifts of the last two months: everybody has sent some, and somebody has thanked the plain staff account today. */
export function demoGifts(people: readonly DemoPerson[], now: Date): (typeof thanksDollar.$inferInsert)[] {
  const past = people.flatMap((from, index) =>
    [1, 2].map((n) => {
      const to = people[(index + n * 7) % people.length] as DemoPerson;
      const days = 3 + ((index * 11 + n * 17) % 57);
      return giftOf(from.idx, to.idx, 5 * (1 + ((index + n) % 12)), index + n, daysBefore(now, days), true);
    }),
  );
  return [...past, giftOf(101, 100, 50, 1, daysBefore(now, 0), false)];
}

function giftOf(from: number, to: number, dollar: number, n: number, wdate: Date, isRead: boolean) {
  return {
    idx_from_staff: from,
    idx_to_staff: to,
    dollar,
    message: messages[n % messages.length] as string,
    read_at: isRead ? wdate : null,
    idx_writer: from,
    wdate,
  };
}
