import { z } from "zod";
import { day } from "../define/dates";

/** How a booking is repeated: every day or every week, up to and with a day. */
export const repeatSchema = z.object({
  every: z.enum(["day", "week"]),
  until: day,
});

export type Repeat = z.infer<typeof repeatSchema>;

/** A repeated booking ends so many weeks after its first day at the latest. */
export const REPEAT_WEEKS = 12;

/** What is booked, and what each kind is booked for. */
export const bookingPurposes = {
  vehicle: ["거래처방문", "판촉", "회의", "교육", "배송", "출장", "출퇴근", "기타"],
  studio: ["이러닝", "라이브", "음성", "사진", "회의"],
  classroom: ["내부회의", "고객미팅", "강의", "면접", "행사"],
} as const;

export type BookingKind = keyof typeof bookingPurposes;
