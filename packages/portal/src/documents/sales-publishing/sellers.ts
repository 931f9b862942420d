/** Whose sales somebody sees: each their own, leads their units', the sales' administration and accounting all. */
export const sellers = ["staff:own", "isLead:team", "isSalesAdmin:all", "accounting:all"] as const;
/** Who enters what came in, and who issues. */
export const takers = ["isSalesAdmin:all", "accounting:all"] as const;
export const methods = { transfer: "계좌이체", card: "카드", cash: "현금", etc: "기타" };
