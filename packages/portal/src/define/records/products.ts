/** What is sold, as opportunities, contracts, classes and inquiries say it. */
export const products = {
  class: "출강",
  tel: "전화·화상",
  elearn: "이러닝",
  expat: "주재원",
  consult: "컨설팅",
  test: "평가",
  trans: "번역",
  book: "교재",
  etc: "기타",
} as const;

/** How sales are taxed. */
export const taxKinds = { taxed: "과세", zero: "영세", free: "면세" } as const;
