import { z } from "zod";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

export const getStaffInfo = defineCall({
  method: "get",
  path: "/rest/component/getStaffInfo",
  title: "내 인사 정보",
  can: ["staff:own"],
  answer: envelope.extend({
    office_name: z.string(),
    team_name: z.string(),
    ename: z.string(),
    kname: z.string(),
    position_name: z.string(),
    /** YYYY-MM-DD */
    joinday: z.string(),
  }),
});
