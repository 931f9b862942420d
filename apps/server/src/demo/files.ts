import { createHash } from "node:crypto";
import type { file } from "../db/tables";

/** A stored picture of a demo record, or a PDF. */
export function demoFile(
  idx: number,
  entity: string,
  entity_idx: number,
  name: string,
  content: Buffer,
  now: Date,
): typeof file.$inferInsert {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const mime = name.endsWith(".pdf") ? "application/pdf" : "image/webp";
  return { idx, entity, entity_idx, name, size: content.length, mime, sha256, content, wdate: now };
}
