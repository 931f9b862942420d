import { monthsAfter } from "@portal/definition/calendar";

/** A month's share of a contract. */
export interface PlanLine {
  readonly month: string;
  readonly amount: number;
  readonly pay_kind: string;
}

interface Contract {
  readonly pay_way: string;
  readonly pre_percent: number | null;
  readonly supply: number;
  readonly date_from: string;
  readonly date_to: string;
}

/** When what of a contract is paid: at once, in part ahead and the rest at the end, or month by month. It adds up to the won. */
export function planOf({ pay_way, pre_percent, supply, date_from, date_to }: Contract): PlanLine[] {
  const [first, last] = [date_from.slice(0, 7), date_to.slice(0, 7)];
  if (pay_way === "split" && first !== last) {
    const ahead = Math.floor((supply * (pre_percent ?? 50)) / 100);
    return [
      { month: first, amount: ahead, pay_kind: "pre" },
      { month: last, amount: supply - ahead, pay_kind: "rest" },
    ];
  }
  if (pay_way !== "month") return [{ month: first, amount: supply, pay_kind: "once" }];
  const months = monthsIn(first, last);
  const each = Math.floor(supply / months.length);
  return months.map((month, at) => ({
    month,
    amount: at === months.length - 1 ? supply - each * at : each,
    pay_kind: "month",
  }));
}

function monthsIn(first: string, last: string): string[] {
  const months = [first];
  // a contract of more than ten years is a slip of the keyboard
  while ((months.at(-1) as string) < last && months.length < 120)
    months.push(monthsAfter(`${months.at(-1)}-01`, 1).slice(0, 7));
  return months;
}
