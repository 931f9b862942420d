import { createHash } from "node:crypto";
import type { file } from "../tables";

/** A stored picture of a demo record. */
export function demoFile(
  idx: number,
  entity: string,
  entity_idx: number,
  name: string,
  content: Buffer,
  now: Date,
): typeof file.$inferInsert {
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { idx, entity, entity_idx, name, size: content.length, mime: "image/webp", sha256, content, wdate: now };
}
