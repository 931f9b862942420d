import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, startCluster } from "./cluster";
import type { Places } from "./places";

/** How often it is looked whether the database still runs, and tried to start it again, in milliseconds. */
const LOOKS_EVERY = 500;

/** What is done around each start. */
interface Around {
  beforeStart(): Promise<void>;
  /** It is back. */
  onReturn(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder and starts it again whenever it ends without being told to: killed, or out of
 * memory or disk.
 */
export async function superviseCluster(places: Places, { beforeStart, onReturn }: Around): Promise<Cluster> {
  await beforeStart();
  let cluster = await startCluster(places);
  let isStopping = false;
  const watching = (async () => {
    while (!isStopping) {
      await sleep(LOOKS_EVERY, undefined, { ref: false });
      if (isStopping || cluster.isRunning()) continue;
      try {
        await beforeStart();
        cluster = await startCluster(places);
        await onReturn();
      } catch (error) {
        process.stderr.write(`the database ended: ${(error as Error).message}; trying again\n`);
        await sleep(10 * LOOKS_EVERY, undefined, { ref: false });
      }
    }
  })();
  return {
    address: cluster.address,
    data: cluster.data,
    isRunning: () => cluster.isRunning(),
    async stop() {
      isStopping = true;
      await Promise.race([watching, sleep(LOOKS_EVERY)]);
      await cluster.stop();
    },
  };
}
