import { eduRecord } from "../../../db/tables";
import { dataOf } from "../document";
import { type Effect, placeOf, writtenBy } from "./effect";

interface Education {
  readonly edu_title: string;
  readonly date_from: string;
  readonly hours: number;
}

/** Hours of learning that make a credit. */
const HOURS_OF_CREDIT = 2;

/** 교육: an approved record that is passed once the course is done. */
export const education: Effect = {
  async completed({ tx, document, drafter, now }) {
    const { edu_title, date_from, hours } = dataOf<Education>(document);
    await tx.insert(eduRecord).values({
      ...placeOf(drafter),
      idx_staff: drafter.idx,
      title: edu_title,
      edu_date: date_from,
      hours,
      credit: Math.round((hours / HOURS_OF_CREDIT) * 10) / 10,
      status: "approved",
      ...writtenBy({ document, now }),
    });
  },

  async results(_, { status }) {
    return status === "done" ? [{ title: "교육이력", note: "수강 승인", path: "/mypims/myedumanagemetlist" }] : [];
  },
};
