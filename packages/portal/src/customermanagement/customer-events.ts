/** What happens with a customer, by the entity that keeps it. */
export const customerEvents = {
  customer_note: "메모",
  visit: "방문",
  outside_work: "외근",
  call_log: "콜",
  business_card: "명함",
  task: "업무",
  booking: "예약",
} as const;

export type CustomerEvent = keyof typeof customerEvents;
