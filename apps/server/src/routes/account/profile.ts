import { isToldOfOthers, PHOTO_BYTES } from "@portal/definition";
import { getPhoto, modProfile } from "@portal/definition/contract";
import { and, eq } from "drizzle-orm";
import { idsOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import { file } from "../../db/tables";
import { photoOf, storePhoto } from "../../files/photo";
import { countUpload } from "../../files/upload-quota";
import { serve } from "../../http/answers/serve";
import { readMultipart } from "../../http/requests/form";
import type { Routes } from "../../http/routes";
import { changeOwnPassword } from "./account";

/** A person's own photo and password. */
export const profileRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, modProfile, async (_, request, reply) => {
    const { person } = request;
    const { fields, upload } = await readMultipart(request, modProfile.form, PHOTO_BYTES);
    const wantsPassword = fields.new_pwd !== "" || fields.new_rpw !== "";
    if (!upload && !wantsPassword) throw new ApiError(400, "변경할 내용이 없습니다.");
    if (upload) await countUpload(db, person.idx, upload.bytes.length, now());
    const photo = upload && (await photoOf(upload.bytes));
    if (wantsPassword) await changeOwnPassword(services, request, reply, fields);
    if (photo) await storePhoto(db, person.idx, photo, now());
    return { err_msg: "변경하였습니다." };
  });

  serve(app, services, getPhoto, async ({ idx }, { person }, reply) => {
    const [photo] = await db
      .select()
      .from(file)
      .where(and(eq(file.idx, idx), eq(file.entity, "staff")));
    if (!photo || !(photo.idx === person.photo || isToldOfOthers(idsOf(person))))
      throw new ApiError(404, "없는 사진입니다.");
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
