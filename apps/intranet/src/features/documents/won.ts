import { numberText } from "../../controls/inputs/number-input";

/** Whole won as people read them; a dash when there are none. */
export function wonText(amount: number | null | undefined): string {
  return amount == null ? "–" : numberText(amount);
}
