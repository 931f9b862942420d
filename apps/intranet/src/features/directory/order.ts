import { byName } from "@portal/definition";
import type { Colleague } from "../../api/reads";

/** By what the directory is sorted; the server's order is that of the organisation. */
export const orders = {
  unit: "조직",
  position: "직책",
  kname: "이름",
  ename: "영문 이름",
} as const;

export type Order = keyof typeof orders;

/** A column and its direction as the address has it: `ename`, `-ename`; the organisation for anything else. */
export function readOrder(text: string | null): { readonly by: Order; readonly isDown: boolean } {
  const by = text?.replace(/^-/, "") ?? "";
  return by in orders ? { by: by as Order, isDown: text?.startsWith("-") ?? false } : { by: "unit", isDown: false };
}

/** People in an order; those who are alike in it stay in the order of the organisation. */
export function ordered(people: readonly Colleague[], { by, isDown }: ReturnType<typeof readOrder>): Colleague[] {
  if (by === "unit") return isDown ? people.toReversed() : [...people];
  const rank = (a: Colleague, b: Colleague) => {
    if (by === "position") return a.position_rank - b.position_rank;
    return byName(a[by], b[by]);
  };
  return people.toSorted((a, b) => (isDown ? rank(b, a) : rank(a, b)));
}
