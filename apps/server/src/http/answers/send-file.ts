import { Readable } from "node:stream";
import { pictureTypes } from "@portal/definition";
import { create } from "content-disposition";
import type { FastifyReply } from "fastify";

interface Facts {
  readonly name: string;
  readonly mime: string;
}

/** Sends a file that was made for somebody, or a stored picture: to be kept, never to be run; a picture may be shown. */
export function sendFile(
  reply: FastifyReply,
  { content, ...facts }: Facts & { readonly content: Buffer },
  isInline: boolean,
): FastifyReply {
  return withHeaders(reply, facts, isInline).send(content);
}

/** Sends a stored file as it is read, whole or the part of it that is asked for (RFC 9110, 14): one range alone. */
export function sendStored(
  reply: FastifyReply,
  { size, ...facts }: Facts & { readonly size: number },
  isInline: boolean,
  read: (from: number, to: number) => AsyncIterable<Buffer>,
): FastifyReply {
  withHeaders(reply, facts, isInline).header("accept-ranges", "bytes");
  const range = rangeOf(reply.request.headers.range, size);
  if (range === "beyond") return reply.code(416).header("content-range", `bytes */${size}`).send();
  const [from, to] = range ?? [0, size];
  if (range) void reply.code(206).header("content-range", `bytes ${from}-${to - 1}/${size}`);
  return reply.header("content-length", to - from).send(Readable.from(read(from, to)));
}

/** Sends a file as it is made; how long it becomes is not known before. */
export function sendMade(reply: FastifyReply, facts: Facts, pieces: AsyncIterable<Buffer>): FastifyReply {
  return withHeaders(reply, facts, false).send(Readable.from(pieces));
}

/** From where up to where; nothing where the whole is meant. */
function rangeOf(asked: string | undefined, size: number): readonly [from: number, to: number] | "beyond" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return from < to ? [from, to] : "beyond";
}

function withHeaders(reply: FastifyReply, { name, mime }: Facts, isInline: boolean): FastifyReply {
  const isShown = isInline && pictureTypes.includes(mime);
  // a picture on a page is no file that somebody takes along
  if (!isShown) reply.request.told ??= `file ${name}`.slice(0, 300);
  return reply
    .type(isShown ? mime : "application/octet-stream")
    .header("cache-control", "private, no-store")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("content-disposition", create(name.replace(/\p{Cs}/gu, "_"), { type: isShown ? "inline" : "attachment" }));
}
