import { z } from "zod";
import { defineCall } from "./define-call";
import { envelope } from "./envelope";
import { idx, secret } from "./values";

/** The largest photo, in bytes (section 9). */
export const PHOTO_BYTES = 5 * 1024 * 1024;

/** A password that may be set: 8 to 20 characters with letters, digits and special characters (section 9). */
export const newPassword = secret(20)
  .min(8)
  .refine(
    (password) => [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u].every((kind) => kind.test(password)),
    "영문, 숫자, 특수문자를 조합하여 8자 이상 20자 이하로 입력하세요.",
  );

/** Changes the photo, the password or both; empty fields change nothing. */
export const modProfile = defineCall({
  method: "post",
  path: "/rest/mypims/modProfile",
  title: "프로필 변경",
  can: ["staff:own"],
  form: {
    file: "photoimg",
    fields: z
      .object({
        cur_pwd: secret(200).default(""),
        new_pwd: z.literal("").or(newPassword).default(""),
        new_rpw: secret(20).default(""),
      })
      .refine(({ new_pwd, cur_pwd }) => new_pwd === "" || cur_pwd !== "", "현재 비밀번호를 입력하세요.")
      .refine(({ new_pwd, new_rpw }) => new_pwd === new_rpw, "새 비밀번호가 서로 다릅니다."),
  },
  answer: envelope,
});

/** A photo; its address comes from the server and changes with the photo. */
export const getPhoto = defineCall({
  method: "get",
  path: "/rest/component/getPhoto",
  title: "프로필 사진",
  can: ["staff:all"],
  query: z.object({ idx }),
  type: "image/webp",
});
