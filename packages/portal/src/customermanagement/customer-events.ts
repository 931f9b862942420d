/** What happens with a customer, by the entity that keeps it. */
export const customerEvents = {
  customer_note: "메모",
  visit: "방문",
  task: "업무",
} as const;

export type CustomerEvent = keyof typeof customerEvents;
