import { createHash } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import sharp from "sharp";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { file, staff } from "../db/tables";

/** The side of a stored photo, in pixels. */
const SIDE = 512;
/** Larger images are refused before they are unpacked: a small file can hold a huge one. */
const MOST_PIXELS = 50_000_000;

// of all that the library reads only these; vector formats could name files of the server
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif"].map((format) => `VipsForeignLoad${format}`),
});

/**
 * Makes a photo of an uploaded file: a square WebP of what its bytes show, without anything else the file held, such
 * as where it was taken. Throws an {@link ApiError} when they show no JPEG, PNG, WebP or GIF.
 */
export async function photoOf(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .rotate()
      .resize(SIDE, SIDE, { fit: "cover", withoutEnlargement: false })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new ApiError(400, "이미지 파일(JPEG, PNG, WebP, GIF)만 올릴 수 있습니다.");
  }
}

/** Stores a photo as a person's; the one before is removed. */
export async function storePhoto(db: Database, idxStaff: number, photo: Buffer, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(file)
      .values({
        entity: "staff",
        entity_idx: idxStaff,
        name: "photo.webp",
        size: photo.length,
        mime: "image/webp",
        sha256: createHash("sha256").update(photo).digest("hex"),
        content: photo,
        idx_writer: idxStaff,
        wdate: now,
      })
      .returning({ idx: file.idx });
    if (!stored) return;
    await tx.update(staff).set({ photo: stored.idx }).where(eq(staff.idx, idxStaff));
    await tx.delete(file).where(and(eq(file.entity, "staff"), eq(file.entity_idx, idxStaff), ne(file.idx, stored.idx)));
  });
}
