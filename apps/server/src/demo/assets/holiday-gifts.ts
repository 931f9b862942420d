import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { giftItem, giftPick, giftRound } from "../../db/tables";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { atWork, dayBefore, daysBefore } from "../days";

const KEEPER = 103;
/** How many of a hundred have chosen in the round that runs. */
const CHOSEN = 64;

const gifts: readonly (readonly [name: string, description: string, stock: number | null, cost: number])[] = [
  ["제철 과일 세트", "사과와 배를 고루 담았습니다.", null, 48_000],
  ["한우 정육 세트", "국거리와 불고기를 담았습니다.", 40, 69_000],
  ["참치·식용유 세트", "두고 먹는 먹거리입니다.", null, 42_000],
  ["곶감 세트", "상주에서 말린 곶감입니다.", 12, 45_000],
  ["차·다과 세트", "녹차와 전통 과자입니다.", null, 39_000],
  ["상품권 5만원", "모바일로 보내 드립니다.", null, 50_000],
];
const streets = ["가상대로", "보기로", "시험길", "본보기로", "예시길"];

/** The last round, all of it sent and received; and one that runs, with a gift that is gone. */
export async function seedHolidayGifts(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const year = Number(dayBefore(now, 0).slice(0, 4));
  await insertMany(tx, giftRound, [
    {
      ...{ idx: 1, name: `${year} 설날`, open_from: dayBefore(now, 240), open_to: dayBefore(now, 226) },
      ...{ ship_from: dayBefore(now, 220), vendor: "(가상)고운선물", idx_writer: KEEPER, wdate: daysBefore(now, 244) },
    },
    {
      ...{ idx: 2, name: `${year} 추석`, open_from: dayBefore(now, 6), open_to: dayBefore(now, -6) },
      ...{ ship_from: dayBefore(now, -12), vendor: "(가상)고운선물", idx_writer: KEEPER, wdate: daysBefore(now, 8) },
    },
  ]);
  await insertMany(
    tx,
    giftItem,
    [1, 2].flatMap((idx_round) =>
      gifts.map(([name, description, stock, unit_cost], n) => ({
        ...{ idx: (idx_round - 1) * gifts.length + n + 1, idx_round, name, description, stock, unit_cost },
        ...{ is_default: n === 0, idx_writer: KEEPER, wdate: daysBefore(now, 8) },
      })),
    ),
  );
  const taken = new Map<number, number>();
  /** The gift that somebody wants, or the next one of which there are any left. */
  const giftOf = (round: number, wanted: number): number => {
    const n = wanted % gifts.length;
    const idx = (round - 1) * gifts.length + n + 1;
    const count = taken.get(idx) ?? 0;
    if (count >= (gifts[n]?.[2] ?? Number.POSITIVE_INFINITY)) return giftOf(round, wanted + 1);
    taken.set(idx, count + 1);
    return idx;
  };
  const placed = ({ idx, idx_sector, idx_office, idx_team }: DemoPerson) => ({
    ...{ idx_staff: idx, idx_sector, idx_office, idx_team: idx_team || null, idx_writer: idx },
  });
  const past = people
    .filter(({ joinday }) => joinday <= dayBefore(now, 226))
    .map((person, n) => ({
      ...{ ...placed(person), idx_round: 1, title: `${year} 설날`, status: "done", lacks_address: false },
      ...{ idx_item: giftOf(1, n % 9 === 4 ? 0 : n), is_auto: n % 9 === 4 },
      // where it went is not kept so long
      ...{ receiver: null, phone: null, zip: null, addr1: null, ship_no: `600${String(10_000_000 + n * 37)}` },
      picked_at: atWork(daysBefore(now, 240 - (n % 13)), n),
      sent_at: atWork(daysBefore(now, 220), n),
      wdate: daysBefore(now, 240),
    }));
  const running = people.map((person, n) => {
    const hasChosen = (n * 37) % 100 < CHOSEN && person.idx !== 100;
    const none = {
      idx_item: null,
      receiver: null,
      phone: null,
      zip: null,
      addr1: null,
      picked_at: null,
      status: "none",
    };
    return {
      ...{
        ...placed(person),
        idx_round: 2,
        title: `${year} 추석`,
        is_auto: false,
        lacks_address: false,
        ship_no: null,
      },
      ...(hasChosen
        ? {
            ...{ idx_item: giftOf(2, n % 5 === 0 ? 3 : n), receiver: person.kname, phone: person.phone },
            ...{ zip: String(1000 + ((n * 613) % 60_000)).padStart(5, "0"), status: "pick" },
            addr1: `서울시 가상구 ${streets[n % streets.length]} ${(n % 180) + 1}`,
            picked_at: atWork(daysBefore(now, 1 + (n % 5)), n),
          }
        : none),
      sent_at: null,
      wdate: daysBefore(now, 6),
    };
  });
  await insertMany(tx, giftPick, [...past, ...running]);
  for (const table of [giftRound, giftItem]) await goOnAfter(tx, table);
}
