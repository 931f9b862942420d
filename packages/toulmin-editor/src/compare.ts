// how two annotators of one judgment agree
export {
  type Agreement,
  type Comparison,
  compareDocuments,
  isNotComparable,
  type NotComparable,
} from "./core/compare/compare";
export type { Difference } from "./core/compare/differences";
export { jointAlpha, type Unit, type UnitizingAlpha, unitizingAlpha } from "./core/compare/unitizing-alpha";
