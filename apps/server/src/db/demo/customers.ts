import type { customer, smp } from "../tables";
import { daysBefore } from "./days";
import type { DemoPerson } from "./people";

const names = ["한빛", "새솔", "다온", "누리", "미르", "가람", "해오름", "이룸"];
const trades = ["전자", "바이오", "물산"];
const products = ["class", "tel", "elearn", "test", "book"];

/** The demo company's customers; none of them exists. */
export function demoCustomers(
  people: readonly DemoPerson[],
  now: Date,
): (typeof customer.$inferInsert & { idx: number })[] {
  const sellers = people.filter(
    ({ idx_team, idx_position }) => [111, 112, 113].includes(idx_team) && idx_position > 6104,
  );
  return trades.flatMap((trade, row) =>
    names.map((name, at) => {
      const n = row * names.length + at;
      const owner = sellers[n % sellers.length] as DemoPerson;
      const { idx_sector, idx_office, idx_team } = owner;
      return {
        idx: n + 1,
        idx_sector,
        idx_office,
        idx_team,
        name: `(가상)${name}${trade}`,
        biz_no: businessNumber(n),
        kind: "corp",
        industry: trade,
        scale: ["large", "mid", "small"][n % 3] as string,
        status: n % 7 === 6 ? "pause" : "active",
        grade: ["A", "B", "C"][n % 3] as string,
        ceo_name: "홍가상",
        tax_email: `tax@customer${n + 1}.example`,
        idx_owner: owner.idx,
        idx_writer: owner.idx,
        wdate: daysBefore(now, 400 - n * 3),
      };
    }),
  );
}

/** One sale on its way for each customer. */
export function demoSmps(
  customers: ReturnType<typeof demoCustomers>,
  now: Date,
): (typeof smp.$inferInsert & { idx: number })[] {
  return customers.map(({ idx, idx_sector, idx_office, idx_team, idx_owner, name }) => ({
    idx,
    idx_sector,
    idx_office,
    idx_team: idx_team ?? null,
    title: `${name} 어학 과정`,
    idx_customer: idx,
    product: products[idx % products.length] as string,
    stage: "s5",
    prob: 100,
    amount: 12_000_000 + idx * 800_000,
    expect_date: daysBefore(now, 90).toISOString().slice(0, 10),
    idx_owner,
    idx_writer: idx_owner,
    wdate: daysBefore(now, 200),
  }));
}

/** A registration number with the right last digit, of the range 000-, which no company has. */
function businessNumber(n: number): string {
  const digits = String(n + 1).padStart(9, "0");
  const at = (index: number) => Number(digits[index]);
  const sum =
    [1, 3, 7, 1, 3, 7, 1, 3, 5].reduce((all, weight, index) => all + at(index) * weight, 0) +
    Math.floor((at(8) * 5) / 10);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
