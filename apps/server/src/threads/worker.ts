import { parentPort } from "node:worker_threads";
import { RefusedTask } from "./refused-task";
import { type Answer, type Order, runTask } from "./tasks";

/** Rows that one message brings: reading a message stops its thread. */
const IN_ONE_ANSWER = 250;

// A thread for what would stop everybody on the main one: it gets one task after the other, each with its rows before.
let rows: unknown[] = [];

parentPort?.on("message", async (order: Partial<Order>) => {
  if (order.rows) rows.push(...order.rows);
  if (order.name === undefined) return;
  const given = { ...order, rows } as Order;
  rows = [];
  const answer = (said: Answer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(said, moved);
  answer({ begun: true });
  try {
    const done = await runTask(given);
    if (done instanceof Uint8Array) return answer({ done }, [done.buffer as ArrayBuffer]);
    if (!Array.isArray(done)) return answer({ done });
    for (let at = 0; at < done.length; at += IN_ONE_ANSWER) answer({ rows: done.slice(at, at + IN_ONE_ANSWER) });
    answer({ done: null });
  } catch (error) {
    answer(error instanceof RefusedTask ? { refused: error.why } : { failed: String((error as Error).stack) });
  }
});
