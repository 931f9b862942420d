import { ApiError } from "../api-error";
import type { App } from "../routes/routes";

/** How deep a sent value may be, how many values it may have, and how many one object: checking more would stop everybody. */
const DEEPEST = 64;
const VALUES = 20_000;
const OF_OBJECT = 1000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, OPEN_OBJECT, END_LIST, END_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Refuses JSON that is too deep or has too many values before it is read. */
export function limitJson(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooLarge(String(body))) done(new ApiError(400, "보낸 내용에 항목이 너무 많습니다. 나누어 저장해 주세요."));
    else void parse(request, String(body), done);
  });
}

function isTooLarge(json: string): boolean {
  /** How many more values each list or object has room for that is open. */
  const room: number[] = [];
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(json, at);
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) room.push(sign === OPEN_LIST ? VALUES : OF_OBJECT);
    else if (sign === END_LIST || sign === END_OBJECT) room.pop();
    else if (sign === COMMA) {
      values++;
      room.push((room.pop() ?? 0) - 1);
      if (values > VALUES || (room.at(-1) ?? 0) <= 0) return true;
    }
    if (room.length > DEEPEST) return true;
  }
  return false;
}

/** Where a text ends that begins here; the end of all where it does not. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (sign === BACKSLASH) at++;
    else if (sign === QUOTE) return at;
  }
  return json.length;
}
