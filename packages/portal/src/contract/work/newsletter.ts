import { z } from "zod";
import { idx } from "../../define/values";
import { defineCall } from "../define-call";

/** All articles of an issue with their files, as one zip file. */
export const getManuscripts = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/getManuscripts",
  title: "사보 원고 내려받기",
  can: ["isSaboArchiving:all"],
  query: z.object({ idx }),
  type: "application/octet-stream",
});
