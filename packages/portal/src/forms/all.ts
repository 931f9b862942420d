import { cooperation } from "./cooperation";
import type { DocumentKind, FormDefinition } from "./define-form";
import { education } from "./education";
import { expense } from "./expense";
import { general } from "./general";
import { leave } from "./leave";
import { overtime } from "./overtime";
import { purchase } from "./purchase";
import { recruit } from "./recruit";
import { resignation } from "./resignation";
import { sales } from "./sales";
import { telecommuting } from "./telecommuting";
import { trip } from "./trip";

const formOf = {
  D1: general,
  D2: purchase,
  D3: leave,
  D4: telecommuting,
  D5: trip,
  D6: overtime,
  D7: education,
  D8: recruit,
  D9: cooperation,
  D10: resignation,
  EXP: expense,
  SALES: sales,
} satisfies Record<DocumentKind, FormDefinition>;

/** The form of a kind of document. What it is asked is what was read by `readForm`. */
export function formByKind(kind: DocumentKind): FormDefinition {
  return formOf[kind];
}

/** Every form, in the order in which they are offered. */
export const documentKinds = Object.keys(formOf) as DocumentKind[];
