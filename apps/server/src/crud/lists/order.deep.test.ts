import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/test-portal";
import { walkOrders } from "../../testing/walks/order-walk";

test("records come in every order that can be asked for, and have their neighbours in it, whoever asks", async () => {
  const { db } = await openTestPortal();
  const { different, unasked } = await walkOrders(db, "all");
  expect(different).toEqual([]);
  expect(unasked).toEqual([]);
});
