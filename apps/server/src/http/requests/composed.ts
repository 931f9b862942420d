import type { App } from "../routes";

/**
 * Composes every text that is sent (Unicode NFC): macOS writes 가 as ᄀ and ᅡ in names of files and in what is copied from
 * them, which looks the same and is not found.
 */
export function composeTexts(app: App): void {
  app.addHook("preValidation", async (request) => {
    request.query = composed(request.query);
    request.body = composed(request.body);
  });
}

/** A value with its texts composed. */
export function composed<Value>(value: Value): Value;
export function composed(value: unknown): unknown {
  if (typeof value === "string") return value.normalize("NFC");
  if (Array.isArray(value)) return value.map((each: unknown) => composed(each));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, composed(each)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const of: unknown = Object.getPrototypeOf(value);
  // what an address asks is an object without the prototype of others
  return of === null || Object.getPrototypeOf(of) === null;
}
