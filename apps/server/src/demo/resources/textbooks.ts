import { sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import { textbook, textbookStock } from "../../db/tables";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { atWork, daysBefore } from "../days";
import type { DemoBook, StockEvent } from "./stock-events";
import { demoRentals, seedRentals } from "./textbook-rentals";
import { demoShipments, seedShipments } from "./textbook-shipments";

const ALL = 300;
/** How many there are fewer of than there should be. */
const SHORT = 14;
/** Days since the ledger was opened. */
const OPENED = 735;

const languages = ["en", "en", "en", "en", "zh", "zh", "ja", "ja", "ko", "etc"] as const;
const subjects: Readonly<Record<string, string>> = {
  en: "비즈니스 영어",
  zh: "실무 중국어",
  ja: "오피스 일본어",
  ko: "생활 한국어",
  etc: "출장 베트남어",
};
const themes = ["회화", "이메일", "발표", "협상", "회의", "전화", "출장", "보고서", "면접", "문화"];
const levels = ["입문", "초급", "중급", "고급"];
const categories = ["own", "own", "import", "local", "sub"];
const publishers: Readonly<Record<string, string>> = {
  own: "가상교육",
  import: "Fable Press",
  local: "누리출판",
  sub: "가상교육",
};

/** The demo company's books; none of them exists. */
function demoTextbooks(now: Date): DemoBook[] {
  const counted = new Map<string, number>();
  return Array.from({ length: ALL }, (_, n) => {
    const language = languages[n % languages.length] as string;
    const no = (counted.get(language) ?? 0) + 1;
    counted.set(language, no);
    const category = categories[(n * 3) % categories.length] as string;
    const level = levels[Math.floor(n / 10) % levels.length] as string;
    const price = 12_000 + ((n * 7) % 12) * 1000;
    const volume = Math.floor(n / 100) + 1;
    return {
      idx: n + 1,
      code: `${language.toUpperCase()}-${String(no).padStart(4, "0")}`,
      title: `${subjects[language]} ${themes[Math.floor(n / 10) % themes.length]} ${level} ${volume}-${(n % 10) + 1}`,
      isbn: n % 6 === 5 ? null : isbnOf(n),
      publisher: publishers[category] as string,
      author: ["가상교육 콘텐츠팀", "홍가람", "J. Fable"][n % 3] as string,
      edition: `${(n % 3) + 1}판`,
      language,
      level,
      category,
      cost: Math.round((price * 0.55) / 100) * 100,
      price,
      place: `${"ABCDE"[n % 5]}-${String((Math.floor(n / 5) % 12) + 1).padStart(2, "0")}`,
      safety_qty: 0,
      stock_qty: 0,
      is_use: n % 37 !== 36,
      memo: n % 40 === 9 ? "개정판 인쇄 예정" : null,
      wdate: daysBefore(now, OPENED),
    };
  });
}

/** The books, and two years of what came and went, in which nothing was ever taken that was not there. */
export async function seedTextbooks(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const books = demoTextbooks(now);
  const rentals = demoRentals(people, books, now);
  const shipments = demoShipments(people, books, now);
  const events = [...rentals.events, ...shipments.events];
  const clerk = people.find(({ idx_team }) => idx_team === 6115)?.idx ?? 100;
  const { rows, stock } = ledgerOf(books, events, now, clerk);
  await insertMany(
    tx,
    textbook,
    books.map((book) => {
      const left = stock.get(book.idx) ?? 0;
      const safety_qty = book.idx % 20 === 7 && book.idx < SHORT * 20 + 7 ? left + 5 : Math.min(10, left);
      return { ...book, safety_qty, stock_qty: left, idx_writer: clerk };
    }),
  );
  // the balances are written as they were
  await tx.execute(sql`set local portal.restoring = 'on'`);
  await insertMany(tx, textbookStock, rows);
  await tx.execute(sql`set local portal.restoring = 'off'`);
  for (const table of [textbook, textbookStock]) await goOnAfter(tx, table);
  await seedRentals(tx, rentals);
  await seedShipments(tx, shipments);
  await tx.execute(sql`
    insert into ${numberCounter} (name, last)
    select 'textbook ' || left(code, -4), max(right(code, 4)::int) from ${textbook} group by 1`);
}

function ledgerOf(books: readonly DemoBook[], events: readonly StockEvent[], now: Date, clerk: number) {
  const byIdx = new Map(books.map((book) => [book.idx, book]));
  const stock = new Map<number, number>();
  const rows: (typeof textbookStock.$inferInsert)[] = [];
  function enter(event: Omit<StockEvent, "ref_entity" | "ref_idx"> & Partial<StockEvent>, unit_cost: number | null) {
    const signed = ["out", "rent", "loss"].includes(event.kind) ? -event.qty : event.qty;
    const balance = (stock.get(event.idx_textbook) ?? 0) + signed;
    stock.set(event.idx_textbook, balance);
    const { at, idx_textbook, kind, ref_entity = null, ref_idx = null, memo = null } = event;
    const entry = { idx_textbook, kind, qty: signed, balance, unit_cost, ref_entity, ref_idx, memo, at };
    rows.push({ idx: rows.length + 1, ...entry, idx_writer: clerk, wdate: at });
  }
  for (const { idx, cost } of books) {
    const at = atWork(daysBefore(now, OPENED), idx);
    enter({ at, idx_textbook: idx, kind: "adjust", qty: 15 + (idx % 20), memo: "기초 재고" }, cost ?? null);
  }
  for (const event of [...events, ...countings(books, now)].toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const left = stock.get(event.idx_textbook) ?? 0;
    const taken = ["out", "rent", "loss"].includes(event.kind) ? event.qty : event.kind === "adjust" ? -event.qty : 0;
    if (left < taken) {
      const at = new Date(event.at.getTime() - 60 * 60_000);
      const qty = Math.ceil((taken - left + 20) / 10) * 10;
      const cost = byIdx.get(event.idx_textbook)?.cost ?? null;
      enter({ at, idx_textbook: event.idx_textbook, kind: "in", qty, memo: "누리인쇄 입고" }, cost);
    }
    enter(event, null);
  }
  return { rows, stock };
}

/** Each half year a shelf was counted, and here and there a book was missing or too many. */
function countings(
  books: readonly DemoBook[],
  now: Date,
): (Omit<StockEvent, "ref_entity" | "ref_idx"> & Partial<StockEvent>)[] {
  return [640, 460, 280, 100].flatMap((days, round) =>
    books
      .filter(({ idx }) => idx % 25 === round * 3)
      .map(({ idx }) => ({
        at: atWork(daysBefore(now, days), idx),
        idx_textbook: idx,
        kind: "adjust",
        qty: idx % 2 === 0 ? -1 : 1,
        memo: idx % 2 === 0 ? "재고실사: 파손본 폐기 누락" : "재고실사: 서가 사이에서 찾음",
      })),
  );
}

function isbnOf(n: number): string {
  const digits = `9791100${String(10_000 + n * 7).padStart(5, "0")}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
