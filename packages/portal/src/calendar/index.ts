export { type Earned, earnedOf, type LeaveOfAbsence } from "./attendance";
export {
  businessDayAfter,
  businessDaysIn,
  everyDay,
  type Half,
  type Holiday,
  isWeekend,
  unfilledText,
  unfilledYears,
  type WorkCalendar,
  workCalendarOf,
} from "./business-days";
export {
  type Day,
  dayInMonth,
  daysAfter,
  daysBetween,
  daysFrom,
  dayText,
  endOfMonths,
  momentOf,
  mondayOf,
  monthsAfter,
  nextPeriod,
  serviceOf,
  weekdayOf,
} from "./days";
export { koreanHolidays, type PublicHoliday } from "./korean-holidays";
export { type Advance, allocate, type Bucket, type Demand, type Draw } from "./leave-allocation";
export {
  type LeaveShare,
  type LeaveSpan,
  type LeaveUnit,
  leavePeriodOf,
  leaveSharesOf,
  roundDays,
  sumOfShares,
  workedOf,
  workingHoursOf,
} from "./leave-days";
export { daysOfYear, type Grant, type GrantBasis, grantsBetween, leaveYearOf } from "./leave-grants";
export {
  ANSWER_WITHIN,
  type NoticedLeave,
  type NoticeStep,
  noticeTimesOf,
  secondRoundOf,
  spreadDays,
} from "./leave-notices";
