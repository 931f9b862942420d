import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { giftCard, giftLedger, giftReq } from "../../db/tables";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { atWork, daysBefore } from "../days";

const KEEPER = 103;
const KINDS = { dept: "백화점", culture: "문화", mobile: "모바일", fuel: "주유" } as const;
const POOLS = { gen: "일반", b2c: "B2C" } as const;
const reasons = [
  ["award", "분기 우수 사원 포상"],
  ["event", "사내 퀴즈 행사 경품"],
  ["survey", "만족도 설문 참여 답례"],
  ["family", "경조사 지원"],
  ["client", "고객 초청 설명회 답례"],
] as const;

/** Four kinds of cards with two faces each, two years of what came and went, nine requests that are open. */
export async function seedGiftCards(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const cards = (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind, k) =>
    [10_000, 50_000].map((face, f) => {
      // one kind is the B2C pool's
      const pool: keyof typeof POOLS = k === 2 ? "b2c" : "gen";
      const name = `${KINDS[kind]} ${face.toLocaleString("ko-KR")}원 (${POOLS[pool]})`;
      return {
        idx: k * 2 + f + 1,
        kind,
        face,
        pool,
        name,
        is_use: true,
        idx_writer: KEEPER,
        wdate: daysBefore(now, 740),
      };
    }),
  );
  await insertMany(tx, giftCard, cards);
  const balances = new Map<number, number>();
  const serials = new Map<number, number>();
  const rows = Array.from({ length: 260 }, (_, n) => {
    const card = cards[(n * 3) % cards.length] as (typeof cards)[number];
    const at = atWork(daysBefore(now, 730 - Math.floor((n * 728) / 260)), n);
    const before = balances.get(card.idx) ?? 0;
    const isIn = before < 12 && n < 250;
    const qty = isIn ? 60 : -Math.min(1 + (n % 5), before);
    const next = serials.get(card.idx) ?? 1;
    if (isIn) serials.set(card.idx, next + qty);
    balances.set(card.idx, before + qty);
    const [reason, memo] = reasons[n % reasons.length] as (typeof reasons)[number];
    const receiver = people[(n * 29) % people.length] as DemoPerson;
    const serial = (number: number) => `G${card.idx}${String(number).padStart(6, "0")}`;
    return {
      ...{ idx_card: card.idx, move: isIn ? "in" : "out", qty, balance: before + qty, amount: qty * card.face },
      serial_from: isIn ? serial(next) : null,
      serial_to: isIn ? serial(next + qty - 1) : null,
      at: dayOf(at),
      vendor: isIn ? "(가상)한마음상품권" : null,
      buy_price: isIn ? Math.round(qty * card.face * 0.98) : null,
      idx_receiver_staff: isIn ? null : receiver.idx,
      reason: isIn ? null : reason,
      ...{ memo: isIn ? "정기 구입" : memo, pool: card.pool, is_taxed: false, idx_writer: KEEPER, wdate: at },
    };
  }).filter(({ qty }) => qty !== 0);
  await insertMany(tx, giftLedger, rows);
  const requests = Array.from({ length: 30 }, (_, n) => {
    const card = cards[(n * 5) % cards.length] as (typeof cards)[number];
    const person = people[(n * 13 + (n % 3 === 0 ? 0 : 40)) % people.length] as DemoPerson;
    const [use, reason] = reasons[n % reasons.length] as (typeof reasons)[number];
    const at = atWork(daysBefore(now, n < 9 ? 1 + n : 20 + n * 8), n);
    const status = n < 9 ? (n % 3 === 2 ? "ok" : "req") : n % 7 === 3 ? "reject" : n % 11 === 5 ? "cancel" : "given";
    return {
      ...{
        idx: n + 1,
        idx_card: card.idx,
        idx_staff: person.idx,
        qty: 1 + (n % 4),
        use,
        reason,
        pool: card.pool,
        status,
      },
      ...{ idx_sector: person.idx_sector, idx_office: person.idx_office, idx_team: person.idx_team || null },
      need_by: dayOf(new Date(at.getTime() + 12 * 24 * 60 * 60 * 1000)),
      given_at: status === "given" ? new Date(at.getTime() + 4 * 24 * 60 * 60 * 1000) : null,
      approved_on: status === "ok" ? dayOf(at) : null,
      reject_reason: status === "reject" ? "이번 분기 예산을 다 썼습니다." : null,
      ...{ idx_writer: person.idx, wdate: at },
    };
  });
  await insertMany(tx, giftReq, requests);
  for (const table of [giftCard, giftReq]) await goOnAfter(tx, table);
}
