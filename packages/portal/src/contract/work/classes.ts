import { z } from "zod";
import { day, spanned } from "../../define/dates";
import { idx } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const somebody = z.object({ idx, name: z.string(), note: z.string() });

/** The instructors, with their hours in the week and the month of a day. */
export const getInstructors = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/getInstructors",
  title: "전임강사와 시수",
  can: ["staff:all"],
  query: z.object({ day, language: z.enum(["en", "zh", "ja", "ko", "etc"]).optional() }),
  answer: envelope.extend({ list: z.array(somebody.extend({ staff: idx })) }),
});

/** The classes of an instructor on some days and those that a leave has lines for, each with who could stand in. */
export const getSubstitutes = defineCall({
  method: "get",
  path: "/rest/resourcemanagement/getSubstitutes",
  title: "휴가 중 수업과 대강 후보",
  can: ["staff:all"],
  query: spanned(z.object({ mi: idx, from: day, to: day, leave: idx.optional() })),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx,
        title: z.string(),
        during: z.object({ from: z.string(), to: z.string() }),
        free: z.array(somebody),
      }),
    ),
  }),
});
