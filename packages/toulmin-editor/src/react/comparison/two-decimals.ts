/** A figure with two decimals; what rounds to nothing has no sign. */
export const twoDecimals = new Intl.NumberFormat("en", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
  useGrouping: false,
}).format;
