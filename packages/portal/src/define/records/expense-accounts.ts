/** What money is spent on. */
export const expenseAccounts = {
  meal: "식비",
  meet: "회의비",
  enter: "접대비",
  traffic: "교통비",
  trip: "출장비",
  fuel: "유류비",
  supply: "소모품비",
  book: "도서비",
  edu: "교육훈련비",
  tel: "통신비",
  ad: "광고비",
  outsource: "외주비",
  etc: "기타",
} as const;
