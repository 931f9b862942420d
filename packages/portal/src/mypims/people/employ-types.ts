/** How somebody is employed. */
export const employTypes = {
  regular: "정규",
  contract: "계약",
  intern: "인턴",
  part: "파트타임",
  mi: "전임강사",
} as const;
