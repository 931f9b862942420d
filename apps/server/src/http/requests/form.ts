import { createHash } from "node:crypto";
import type { FastifyError, FastifyRequest } from "fastify";
import type { z } from "zod";
import { ApiError, malformed } from "../../api-error";
import { composed } from "./composed";

/** A file as it came with a form. */
export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reads a multipart form: its fields, checked, and its file; an empty file is none. `maxBytes` is the largest file. */
export async function readMultipart<Fields extends z.ZodObject>(
  request: FastifyRequest,
  form: { readonly fields: Fields; readonly file: string },
  maxBytes: number,
): Promise<{ fields: z.output<Fields>; upload: Upload | undefined }> {
  if (!request.isMultipart()) throw new ApiError(415, "요청이 올바르지 않습니다.");
  const { given, upload } = await formOf(request, form.file, maxBytes);
  const read = form.fields.safeParse(given);
  if (!read.success) throw malformed(read.error.issues[0]?.path, read.error.issues[0]?.message);
  return { fields: read.data, upload };
}

/** Reads a form before its call does; what it says, for comparing it with others. */
export async function contentOfForm(request: FastifyRequest, file: string, maxBytes: number): Promise<unknown> {
  if (!request.isMultipart()) return undefined;
  const { given, upload } = await formOf(request, file, maxBytes);
  return [given, upload && [upload.name, createHash("sha256").update(upload.bytes).digest("base64url")]];
}

/** What was read of a form, which comes only once. */
const read = new WeakMap<FastifyRequest, ReturnType<typeof partsOf>>();

async function formOf(request: FastifyRequest, file: string, maxBytes: number) {
  const parts = read.get(request) ?? partsOf(request, file, maxBytes);
  read.set(request, parts);
  return parts.catch((error: FastifyError) => {
    if (error.statusCode === 413) {
      throw new ApiError(413, `${megabytes(maxBytes)}메가 이상의 파일은 업로드 하실 수 없습니다.`);
    }
    throw new ApiError(400, "보낸 내용을 읽을 수 없습니다.");
  });
}

async function partsOf(request: FastifyRequest, name: string, fileSize: number) {
  const given: Record<string, unknown> = {};
  let upload: Upload | undefined;
  for await (const part of request.parts({ limits: { fileSize, files: 1, fields: 10, fieldSize: 1000 } })) {
    if (part.type === "field") {
      given[part.fieldname] = composed(part.value);
    } else {
      const bytes = await part.toBuffer();
      if (part.fieldname === name && bytes.length > 0) upload = { name: unescaped(part.filename), bytes };
    }
  }
  return { given, upload };
}

/** A file's name as it is: browsers write `"` and the ends of lines as `%22`, `%0D` and `%0A` (HTML, multipart form data). */
function unescaped(written: string): string {
  return written.replace(/%(22|0D|0A)/gi, decodeURIComponent);
}

/** Bytes as whole megabytes. */
export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
