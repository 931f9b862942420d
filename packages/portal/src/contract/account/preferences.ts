import { preferenceSchema } from "../../shell/preference-schema";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** What I like to see how. */
export const getPreference = defineCall({
  method: "get",
  path: "/rest/personal/getPreference",
  title: "개인설정",
  can: ["staff:own"],
  answer: envelope.extend({ settings: preferenceSchema.required() }),
});

/** Changes what is sent, and leaves the rest as it is. */
export const savePreference = defineCall({
  method: "post",
  path: "/rest/personal/savePreference",
  title: "개인설정 저장",
  can: ["staff:own"],
  body: preferenceSchema,
  answer: envelope,
});
