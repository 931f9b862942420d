import { z } from "zod";
import { idx, secret } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** Changes the photo, the password or both; empty fields change nothing. */
export const modProfile = defineCall({
  method: "post",
  path: "/rest/mypims/modProfile",
  title: "프로필 변경",
  can: ["staff:own"],
  form: {
    file: "photoimg",
    // what a new password must be is said by `passwordProblem`
    fields: z.object({
      cur_pwd: secret(200).default(""),
      new_pwd: secret(200).default(""),
      new_rpw: secret(200).default(""),
    }),
  },
  answer: envelope,
});

/** A photo; its address comes from the server and changes with the photo. */
export const getPhoto = defineCall({
  method: "get",
  path: "/rest/component/getPhoto",
  title: "프로필 사진",
  can: ["staff:own", "staff:all"],
  query: z.object({ idx }),
  type: "image/webp",
});
