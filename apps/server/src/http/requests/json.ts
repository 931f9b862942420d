import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../../api-error";
import { FairQueue } from "../../fair-queue";

/** How deep a sent value may be, how many values it may have, and how many one object: checking more would stop everybody. */
const DEEPEST = 64;
const VALUES = 20_000;
const OF_OBJECT = 1000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, OPEN_OBJECT, END_LIST, END_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Bytes from which on reading a body takes its time. */
const LONG = 50_000;
/** Calls of one person with long bodies that are under way. */
const UNDER_WAY = 20;
/** Of those as many are read and made at the same time; the others stay as they were received. */
const MADE = 2;

/**
 * Refuses JSON that is too deep or has too many values before it is read. Long bodies are read one after the other, with a
 * turn for everybody else after each, and those of whoever sends many wait for those of others, and until their own calls
 * before them are answered: read in a row, twenty would stop every step of somebody else's call. Too many of one person
 * are refused before they are received.
 */
export function limitJson(
  app: Pick<FastifyInstance, "getDefaultJsonParser" | "addContentTypeParser" | "addHook">,
): void {
  const answered = limitLong(app);
  const parse = app.getDefaultJsonParser("error", "error");
  const making = new FairQueue(Number.POSITIVE_INFINITY, { running: MADE, waiting: UNDER_WAY });
  const reading = new FairQueue(1, { running: 1, waiting: UNDER_WAY });
  const read = (request: FastifyRequest, sent: Buffer) =>
    new Promise((resolve, reject) => {
      const body = sent.toString();
      if (isTooLarge(body)) throw new ApiError(400, "보낸 내용에 항목이 너무 많습니다. 나누어 저장해 주세요.");
      void parse(request, body, (error, value) => (error ? reject(error) : resolve(value)));
    });
  const readInTurn = (request: FastifyRequest, sent: Buffer) =>
    new Promise((resolve, reject) => {
      const share = shareOf(request);
      const make = async () => {
        await reading
          .run(share, async () => {
            await nextTurn();
            return read(request, sent);
          })
          .then(resolve, reject);
        await answered.get(request);
      };
      making.run(share, make).catch(reject);
    });
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (request: FastifyRequest, sent: Buffer) =>
    sent.length < LONG ? read(request, sent) : readInTurn(request, sent),
  );
}

/**
 * Counts the long bodies of each person, from before they are received until their calls are answered or cut off; returns
 * when that is.
 */
function limitLong(app: Pick<FastifyInstance, "addHook">): WeakMap<FastifyRequest, Promise<void>> {
  const underWay = new Map<string, number>();
  const answered = new WeakMap<FastifyRequest, Promise<void>>();
  app.addHook("preParsing", async (request, reply) => {
    if (!isLong(request)) return;
    const share = shareOf(request);
    const others = underWay.get(share) ?? 0;
    if (others >= UNDER_WAY) throw new ApiError(429, "앞서 보낸 내용을 읽고 있습니다. 잠시 후에 다시 시도하세요.");
    underWay.set(share, others + 1);
    const end = new Promise<void>((resolve) => reply.raw.once("close", resolve));
    answered.set(request, end);
    void end.then(() => {
      const left = (underWay.get(share) ?? 1) - 1;
      if (left > 0) underWay.set(share, left);
      else underWay.delete(share);
    });
  });
  return answered;
}

/** Whether a body of JSON is long, or of unknown length. */
function isLong({ headers }: FastifyRequest): boolean {
  const length = headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : LONG;
  return length >= LONG && String(headers["content-type"]).toLowerCase().startsWith("application/json");
}

const shareOf = ({ person, ip }: FastifyRequest) => `staff ${person?.idx ?? ip}`;

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
