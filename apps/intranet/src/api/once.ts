import type { AxiosRequestConfig } from "axios";

/** The keys of what was sent and has no answer yet, by what it says. */
const unanswered = new Map<string, string>();

/**
 * The key by which the server knows that something is sent again: because its answer was lost, or by a second press. The
 * same words after an answer are something new.
 */
export function keyOf(call: AxiosRequestConfig): string {
  const content = contentOf(call);
  const key = unanswered.get(content) ?? makeKey();
  unanswered.set(content, key);
  return key;
}

/** The server has said what became of it. */
export function noteAnswered(call: AxiosRequestConfig): void {
  unanswered.delete(contentOf(call));
}

function contentOf({ url, params, data }: AxiosRequestConfig): string {
  const fields = data instanceof FormData ? [...data].map(([name, value]) => [name, wordsOf(value)]) : data;
  return JSON.stringify([url, params, fields]);
}

function wordsOf(value: FormDataEntryValue): unknown {
  return typeof value === "string" ? value : [value.name, value.size, value.lastModified];
}

/** Random bytes in hex: a page that came by plain http has no `randomUUID`. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
