import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../../api-error";
import { FairQueue, TooMany } from "../../fair-queue";

/** How deep a sent value may be, how many values it may have, and how many one object: checking more would stop everybody. */
const DEEPEST = 64;
const VALUES = 20_000;
const OF_OBJECT = 1000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, OPEN_OBJECT, END_LIST, END_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Bytes from which on reading a body takes its time. */
const LONG = 50_000;
/** Long bodies of one person that wait to be read. */
const WAITING = 20;

/**
 * Refuses JSON that is too deep or has too many values before it is read. Long bodies are read one after the other, with a
 * turn for everybody else after each, and those of whoever sends many wait for those of others.
 */
export function limitJson(app: Pick<FastifyInstance, "getDefaultJsonParser" | "addContentTypeParser">): void {
  const parse = app.getDefaultJsonParser("error", "error");
  const reading = new FairQueue(1, { running: 1, waiting: WAITING });
  const read = (request: FastifyRequest, sent: Buffer) =>
    new Promise((resolve, reject) => {
      const body = sent.toString();
      if (isTooLarge(body)) throw new ApiError(400, "보낸 내용에 항목이 너무 많습니다. 나누어 저장해 주세요.");
      void parse(request, body, (error, value) => (error ? reject(error) : resolve(value)));
    });
  const readInTurn = (request: FastifyRequest, sent: Buffer) =>
    reading.run(`staff ${request.person?.idx ?? request.ip}`, async () => {
      await nextTurn();
      return read(request, sent);
    });
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (request: FastifyRequest, sent: Buffer) => {
    if (sent.length < LONG) return read(request, sent);
    return readInTurn(request, sent).catch((error: unknown) => {
      throw error instanceof TooMany
        ? new ApiError(429, "앞서 보낸 내용을 읽고 있습니다. 잠시 후에 다시 시도하세요.")
        : error;
    });
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
  // long texts are nearly all that is sent: what finds the next quote is native
  for (let end = json.indexOf('"', from + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}
