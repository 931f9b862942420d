import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new secret of 256 bits, to be known by its bearer alone. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Compares two secrets in a time that does not tell where they differ. */
export function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(secret)));
}
