/** From this much on in won a request of gift cards needs an approved document, and a year's cards are reported to payroll. */
export const GIFT_LIMIT = 500_000;
