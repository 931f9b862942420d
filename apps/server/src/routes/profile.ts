import { PHOTO_BYTES } from "@portal/definition";
import { getPhoto, modProfile } from "@portal/definition/contract";
import { and, eq } from "drizzle-orm";
import type { FastifyError, FastifyRequest } from "fastify";
import { ApiError } from "../api-error";
import { changePassword } from "../auth/password-change";
import { file } from "../db/tables";
import { photoOf, storePhoto } from "../photo";
import { serve } from "./answer";
import type { Routes } from "./routes";
import { giveSession } from "./session";

/** A person's own photo and password. */
export const profileRoutes: Routes = (app, services) => {
  const { db, now, settings } = services;
  serve(app, services, modProfile, async (_, request, reply) => {
    const { person } = request;
    const { fields, upload } = await readForm(request);
    const { cur_pwd: current, new_pwd: next, new_rpw: again } = fields;
    const wantsPassword = next !== "" || again !== "";
    if (!upload && !wantsPassword) throw new ApiError(400, "변경할 내용이 없습니다.");
    const photo = upload && (await photoOf(upload));
    if (wantsPassword) {
      giveSession(request, reply, await changePassword(db, person, { current, next, again }, now()), settings);
    }
    if (photo) await storePhoto(db, person.idx, photo, now());
    return { err_msg: "변경하였습니다." };
  });

  serve(app, services, getPhoto, async ({ idx }, _, reply) => {
    const [photo] = await db
      .select()
      .from(file)
      .where(and(eq(file.idx, idx), eq(file.entity, "staff")));
    if (!photo) throw new ApiError(404, "없는 사진입니다.");
    return reply
      .type("image/webp")
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("content-disposition", "inline")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(photo.content);
  });
};

/** Where a person's photo is; empty without one. */
export function photoUri(photo: number | null): string {
  return photo === null ? "" : `${getPhoto.path}?idx=${photo}`;
}

/** The fields of a profile form and the bytes of its photo; an empty file is none. */
async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) throw new ApiError(415, "요청이 올바르지 않습니다.");
  const { given, upload } = await partsOf(request).catch((error: FastifyError) => {
    if (error.statusCode === 413) throw new ApiError(413, "5메가 이상의 파일은 업로드 하실 수 없습니다.");
    throw new ApiError(400, "보낸 내용을 읽을 수 없습니다.");
  });
  const read = modProfile.form.fields.safeParse(given);
  if (!read.success) throw new ApiError(400, read.error.issues[0]?.message ?? "입력한 내용이 올바르지 않습니다.");
  return { fields: read.data, upload };
}

async function partsOf(request: FastifyRequest) {
  const given: Record<string, unknown> = {};
  let upload: Buffer | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") {
      given[part.fieldname] = part.value;
    } else {
      const bytes = await part.toBuffer();
      if (part.fieldname === modProfile.form.file && bytes.length > 0) upload = bytes;
    }
  }
  return { given, upload };
}

const limits = { fileSize: PHOTO_BYTES, files: 1, fields: 10, fieldSize: 1000 };
