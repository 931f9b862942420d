import { z } from "zod";
import { idx, whole } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** The offices and teams that somebody leads, of which there is no plan for a year. */
export const getMissingPlans = defineCall({
  method: "get",
  path: "/rest/businessmanagement/getMissingPlans",
  title: "경영계획이 없는 조직",
  can: ["isLead:team"],
  query: z.object({ year: whole(2000, 2200) }),
  answer: envelope.extend({
    list: z.array(z.object({ idx_office: idx, idx_team: idx.nullable(), name: z.string() })),
  }),
});
