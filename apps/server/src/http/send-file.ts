import { pictureTypes } from "@portal/definition";
import type { FastifyReply } from "fastify";

/** Sends what somebody stored: to be kept, never to be run; a picture may be shown. */
export function sendFile(
  reply: FastifyReply,
  { name, mime, content }: { readonly name: string; readonly mime: string; readonly content: Buffer },
  isInline: boolean,
): FastifyReply {
  const isShown = isInline && pictureTypes.includes(mime);
  // a picture on a page is no file that somebody takes along
  if (!isShown) reply.request.told ??= `file ${name}`.slice(0, 300);
  return reply
    .type(isShown ? mime : "application/octet-stream")
    .header("cache-control", "private, no-store")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("content-disposition", `${isShown ? "inline" : "attachment"}; ${fileNameOf(name)}`)
    .send(content);
}

/** A name as headers carry it (RFC 6266): whole, and in letters that every browser reads. */
function fileNameOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, "_");
  const whole = encodeURIComponent(name.replace(/\p{Cs}/gu, "_")).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
