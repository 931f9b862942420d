import type { DocumentKind } from "@portal/definition";
import { education } from "./education";
import type { Effect } from "./effect";
import { expenses } from "./expense";
import { leave } from "./leave";
import { overtime } from "./overtime";
import { purchase } from "./purchase";
import { recruit } from "./recruit";
import { resignation } from "./resignation";
import { sales } from "./sales";
import { seal } from "./seal";
import { telecommuting } from "./telecommuting";
import { trip } from "./trip";

/** What each form does outside of its document. */
export const effects: Readonly<Record<DocumentKind, Effect>> = {
  D1: seal,
  D2: purchase,
  D3: leave,
  D4: telecommuting,
  D5: trip,
  D6: overtime,
  D7: education,
  D8: recruit,
  D9: {},
  D10: resignation,
  EXP: expenses,
  SALES: sales,
};
