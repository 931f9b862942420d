import { ApiError } from "../api-error";
import { countAmount } from "../auth/throttle";
import type { Database } from "../db/open";

/** What one person may upload in a day, in kilobytes. */
const PER_DAY = 500 * 1024;
const DAY = 24 * 60 * 60 * 1000;

/** Counts an upload of a person's, of so many bytes. Throws when it is more than a day's. */
export async function countUpload(db: Database, idxStaff: number, bytes: number, now: Date): Promise<void> {
  const sum = await countAmount(db, `uploads of ${idxStaff}`, Math.ceil(bytes / 1024), DAY, now);
  if (sum <= PER_DAY) return;
  throw new ApiError(429, `하루에 올릴 수 있는 양(${PER_DAY / 1024}메가)을 넘었습니다. 내일 다시 올려 주세요.`);
}
