import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { goods, goodsRental } from "../../db/tables";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { daysBefore } from "../days";

const KEEPER = 103;
const ALL = 400;
const HOUR = 60 * 60 * 1000;

const names: readonly (readonly [name: string, category: string, qty: number])[] = [
  ["빔프로젝터", "영상", 6],
  ["캠코더", "영상", 4],
  ["현수막 거치대", "행사", 8],
  ["무선 마이크", "음향", 12],
  ["휴대용 스피커", "음향", 6],
  ["삼각대", "영상", 8],
  ["배너 거치대", "행사", 15],
  ["접이식 테이블", "행사", 20],
  ["이동식 스크린", "영상", 4],
  ["레이저 포인터", "강의", 15],
  ["태블릿", "강의", 10],
  ["노트북(강의용)", "강의", 8],
  ["멀티탭 10m", "전기", 20],
  ["HDMI 연장선", "전기", 20],
  ["조명 세트", "영상", 3],
  ["폴라로이드 카메라", "행사", 3],
  ["명찰 세트", "행사", 200],
  ["이동식 화이트보드", "강의", 5],
  ["구급상자", "안전", 6],
  ["휴대용 프린터", "사무", 4],
  ["라벨 프린터", "사무", 3],
  ["문서 재단기", "사무", 2],
  ["손수레", "운반", 6],
  ["아이스박스", "행사", 5],
  ["우산(행사용)", "행사", 60],
  ["천막", "행사", 4],
  ["확성기", "음향", 4],
  ["녹음기", "음향", 6],
  ["웹캠", "영상", 10],
  ["공유기(행사용)", "전기", 4],
];
const purposes = ["고객사 출강", "공개 강의", "설명회", "워크숍", "촬영", "박람회 부스", "팀 행사"];

/** Thirty kinds of goods, and who had them when in a year; two are late. */
export async function seedGoods(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const wdate = daysBefore(now, 500);
  await insertMany(
    tx,
    goods,
    names.map(([name, category, qty_total], n) => ({
      ...{ idx: n + 1, name, category, qty_total, place: n % 3 === 0 ? "본사 2층 비품실" : "교육센터 창고" },
      ...{ max_days: 7, is_use: n !== 21, idx_writer: KEEPER, wdate },
    })),
  );
  // each of the goods is asked for once a fortnight: no two rentals of one meet
  const rounds = Math.ceil(ALL / names.length);
  const rows = Array.from({ length: ALL }, (_, n) => {
    const [k, round] = [n % names.length, Math.floor(n / names.length)];
    const person = people[(n * 17) % people.length] as DemoPerson;
    const from_at = hourOf(daysBefore(now, (rounds - round - 2) * 14 + (k % 5)), 9 + (k % 4));
    const to_at = new Date(from_at.getTime() + (1 + (n % 4)) * 24 * HOUR + 4 * HOUR);
    const { status, ...more } = stateAt(n, from_at, to_at, now);
    return {
      ...{ idx: n + 1, idx_goods: k + 1, idx_renter: person.idx, qty: 1 + (n % 2), from_at, to_at, status },
      ...{ idx_sector: person.idx_sector, idx_office: person.idx_office, idx_team: person.idx_team || null },
      purpose: purposes[(n * 3) % purposes.length] as string,
      extended: n % 23 === 7 ? 1 : 0,
      ...more,
      ...{ idx_writer: person.idx, wdate: new Date(Math.min(from_at.getTime() - 50 * HOUR, now.getTime() - HOUR)) },
    };
  });
  await insertMany(tx, goodsRental, rows);
  for (const table of [goods, goodsRental]) await goOnAfter(tx, table);
}

function stateAt(n: number, from_at: Date, to_at: Date, now: Date) {
  const none = { out_at: null, returned_at: null, return_state: null, return_note: null, reject_reason: null };
  if (n % 37 === 11)
    return { ...none, status: "reject", reject_reason: "같은 기간에 행사가 있어 빌려드릴 수 없습니다." };
  if (n % 29 === 5) return { ...none, status: "cancel" };
  if (from_at > now) return { ...none, status: n % 3 === 0 ? "req" : "ok" };
  if (to_at > now) return { ...none, status: "out", out_at: from_at };
  // of what should be back, two are not
  const isRecent = now.getTime() - to_at.getTime() < 14 * 24 * HOUR;
  if (isRecent && (n === 331 || n === 343)) return { ...none, status: "late", out_at: from_at };
  const isBroken = n % 61 === 30;
  return {
    ...none,
    ...{ status: "back", out_at: from_at, returned_at: new Date(to_at.getTime() - HOUR) },
    ...{ return_state: isBroken ? "damage" : "ok", return_note: isBroken ? "모서리가 깨졌습니다." : null },
  };
}

function hourOf(day: Date, hour: number): Date {
  return new Date(Math.floor((day.getTime() + 9 * HOUR) / (24 * HOUR)) * 24 * HOUR + (hour - 9) * HOUR);
}
