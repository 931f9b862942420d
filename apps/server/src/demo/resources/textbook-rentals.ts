import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { statusLog, textbookRental, textbookRentalItem } from "../../db/tables";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { atWork, dayBefore, daysBefore } from "../days";
import type { DemoBook, StockEvent } from "./stock-events";

type Rental = typeof textbookRental.$inferInsert & { readonly idx: number };
type Item = typeof textbookRentalItem.$inferInsert & { readonly idx: number; readonly qty: number };

const ALL = 800;
const CUSTOMERS = 24;
/** From how many days ago on books are still out. */
const RECENT = 45;

const purposes = ["class", "class", "study", "review", "class", "etc"];

/** Two years of rentals, of which sixty are out, nine late and three books were lost. */
export function demoRentals(people: readonly DemoPerson[], books: readonly DemoBook[], now: Date) {
  const borrowers = people.filter(({ idx_position, idx_team }) => idx_position > 6104 && idx_team);
  const rentals: Rental[] = [];
  const items: Item[] = [];
  const events: StockEvent[] = [];
  const history: (typeof statusLog.$inferInsert)[] = [];
  for (let n = 0; n < ALL; n++) {
    const begun = begunAt(n);
    const status = statusAt(n);
    const person = borrowers[(n * 7) % borrowers.length] as DemoPerson;
    const asked = atWork(daysBefore(now, begun), n);
    const days = status === "late" ? Math.max(1, begun - 3 - (n % 9)) : 60 + (n % 30);
    // the youngest has the highest number
    const idx = ALL - n;
    const lines = Array.from({ length: n % 4 === 0 ? 2 : 1 }, (_, k) => (n * 11 + k * 37) % books.length);
    const first = books[lines[0] as number] as DemoBook;
    const purpose = purposes[n % purposes.length] as string;
    const [date_from, due] = [dayBefore(now, begun), dayBefore(now, begun - days)];
    const isBack = status === "back" || status === "lost";
    const isOut = isBack || ["out", "part", "late"].includes(status);
    const handed = new Date(asked.getTime() + 60 * 60_000);
    const returned = new Date(Math.min(atWork(daysBefore(now, begun - 20 - (n % 20)), n).getTime(), now.getTime()));
    rentals.push({
      idx,
      title: lines.length > 1 ? `${first.title} 외 ${lines.length - 1}` : first.title,
      idx_borrower: person.idx,
      idx_sector: person.idx_sector,
      idx_office: person.idx_office,
      idx_team: person.idx_team,
      purpose,
      idx_customer: purpose === "class" ? (n % CUSTOMERS) + 1 : null,
      date_from,
      due,
      extended: n % 13 === 4 && isOut ? 1 : 0,
      memo: n % 9 === 2 ? "다음 주 첫 수업에 씁니다." : null,
      status,
      idx_writer: person.idx,
      wdate: asked,
    });
    for (const [k, at] of lines.entries()) {
      const qty = 1 + ((n + k) % 3);
      const back = isBack && !(status === "lost" && k === 0) ? qty : status === "part" && k === 0 ? 1 : 0;
      const lost = status === "lost" && k === 0 ? qty : 0;
      const item = {
        idx: items.length + 1,
        idx_rental: idx,
        idx_textbook: at + 1,
        qty: status === "part" && k === 0 ? qty + 1 : qty,
        returned_qty: back,
        lost_qty: lost,
        lost_price: lost ? lost * (books[at]?.price ?? 0) : null,
        lost_reason: lost ? "출강 이동 중 분실" : null,
        state: !isOut ? "wait" : lost ? "lost" : isBack ? "back" : "out",
        idx_borrower: person.idx,
        date_from,
        due,
        idx_writer: person.idx,
        wdate: asked,
      };
      items.push({ ...item, remains: item.qty - back - lost });
      const row = { idx_textbook: at + 1, ref_entity: "textbook_rental_item", ref_idx: item.idx };
      if (isOut) events.push({ ...row, at: handed, kind: "rent", qty: item.qty });
      if (back + lost > 0) events.push({ ...row, at: returned, kind: "back", qty: back + lost });
      if (lost > 0) events.push({ ...row, at: returned, kind: "loss", qty: lost, memo: "출강 이동 중 분실" });
    }
    const log = (from: string | null, to: string, at: Date) => {
      const who = { idx_staff: person.idx, idx_writer: person.idx };
      history.push({
        entity: "textbook_rental",
        entity_idx: idx,
        from_status: from,
        to_status: to,
        at,
        wdate: at,
        ...who,
      });
    };
    log(null, "req", asked);
    if (status === "ready") log("req", "ready", handed);
    if (status === "cancel") log("req", "cancel", handed);
    if (isOut) log("req", "out", handed);
    if (isBack || status === "part") log("out", status, returned);
    if (status === "late")
      log("out", "late", new Date(`${dayOf(new Date(Date.parse(due) + 24 * 60 * 60_000))}T00:10:00+09:00`));
  }
  return { rentals, items, events, history };
}

/** The last ones are young enough to be out; the others are spread over two years. */
function begunAt(n: number): number {
  // what is asked for is of these days, what is late has been out for some time
  if (n < 8) return 1 + (n % 3);
  if (n >= 62 && n < 71) return 30 + n - 62;
  return n < 80 ? 4 + (n % (RECENT - 4)) : RECENT + 30 + Math.floor(((n - 80) * 650) / (ALL - 80));
}

function statusAt(n: number): string {
  if (n < 5) return "req";
  if (n < 8) return "ready";
  if (n < 62) return n % 9 === 0 ? "part" : "out";
  if (n < 71) return "late";
  if ([120, 333, 512].includes(n)) return "lost";
  return n % 50 === 49 ? "cancel" : "back";
}

/** Writes them. */
export async function seedRentals(tx: Database, { rentals, items, history }: ReturnType<typeof demoRentals>) {
  await insertMany(tx, textbookRental, rentals);
  await insertMany(tx, textbookRentalItem, items);
  await insertMany(tx, statusLog, history);
  for (const table of [textbookRental, textbookRentalItem]) await goOnAfter(tx, table);
}
