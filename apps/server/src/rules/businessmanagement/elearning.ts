import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { booking, staff, studio, studioBooking } from "../../db/tables";
import type { RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

/** What has to be done before a course opens. */
const STEPS = ["기획안", "원고", "촬영", "편집", "검수"];

/** Bookings of studios that a course's page shows, the last ones first. */
const SHOOTS = 10;

/** Online courses: their unit is the producer's, and a new one begins with the steps of its production. */
export const rules: RulesOf<"elearning"> = {
  async saving({ db }, { before, after: course }) {
    if ((course.completed ?? 0) > (course.enrolled ?? 0)) {
      throw wrongFields({ completed: "수료수: 수강수보다 클 수 없습니다." });
    }
    const { idx_sector, idx_office, idx_team } = staff;
    const [place] = await db
      .select({ idx_sector, idx_office, idx_team })
      .from(staff)
      .where(eq(staff.idx, course.idx_producer));
    if (!place) throw wrongFields({ idx_producer: "담당PD: 없는 직원입니다. 다시 선택하세요." });
    const isBare = before === null && !course.checklist?.length;
    return { ...place, ...(isBare && { checklist: STEPS.map((text) => ({ text, done: false })) }) };
  },

  async moving({ now }, { record: course, move }) {
    if (move === "open" && course.checklist?.some(({ done }) => !done)) {
      throw new ApiError(400, "제작체크를 모두 마쳐야 서비스를 시작할 수 있습니다.");
    }
    return move === "open" && course.open_date === null ? { open_date: dayOf(now) } : undefined;
  },

  async extra({ db }, { idx }) {
    const shoots = await db
      .select({ idx: booking.idx, during: booking.during, studio: studio.name })
      .from(studioBooking)
      .innerJoin(booking, eq(booking.idx, studioBooking.idx_booking))
      .innerJoin(studio, eq(studio.idx, booking.idx_resource))
      .where(
        and(
          eq(studioBooking.idx_elearning, idx),
          inArray(booking.status, ["requested", "confirmed", "in_use", "done"]),
          isNull(booking.deleted_at),
        ),
      )
      .orderBy(desc(booking.during))
      .limit(SHOOTS);
    return { shoots: shoots.map(({ during, ...rest }) => ({ ...rest, from: during.from.toISOString() })) };
  },
};
