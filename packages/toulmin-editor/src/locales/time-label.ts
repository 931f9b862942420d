import { DAY, dateOf, type Precision, type Time } from "../core/time/time";
import type { Dictionary } from "./ko";

/** A time in the words of the screen, no finer than it is meant: `2018. 6. 4.(월) 16:00 무렵`. */
export function timeIn({ time: words }: Dictionary, time: Time): string {
  const first = momentIn(words, time.from, time.precision);
  const isSpread = time.isRange || time.precision.startsWith("part-of");
  const said = isSpread ? words.range(momentIn(words, time.from, unitOf(time)), endIn(words, time)) : first;
  const bounded = time.bound ? words[time.bound](said) : said;
  return time.isApproximate ? words.about(bounded) : bounded;
}

/** Ranges that begin and end at midnight are told in days, others in minutes. */
function unitOf({ from, to }: Time): Precision {
  return from % DAY === 0 && to % DAY === 0 ? "day" : "minute";
}

/** The end of a range: its last day, or its last minute; on the same day without the date. */
function endIn(words: Dictionary["time"], time: Time): string {
  const unit = unitOf(time);
  if (unit === "day") return momentIn(words, time.to - DAY, unit);
  // a range of clock times ends in the minute that is named, a part of a day where the next begins
  const last = time.isRange ? time.to - 1 : time.to;
  const isSameDay = Math.floor(time.from / DAY) === Math.floor((time.to - 1) / DAY);
  if (!isSameDay) return momentIn(words, last, unit);
  return last % DAY === 0 ? "24:00" : clockOf(last);
}

function momentIn(words: Dictionary["time"], moment: number, precision: Precision): string {
  const { year, month, day } = dateOf(moment);
  if (precision === "year" || precision === "part-of-year") return words.year(year);
  if (precision === "month" || precision === "part-of-month") return words.month(year, month);
  const date = words.date(year, month, day, new Date(moment).getUTCDay());
  if (precision === "day" || precision === "part-of-day") return date;
  if (precision === "hour") return `${date} ${words.hour(new Date(moment).getUTCHours())}`;
  return `${date} ${clockOf(moment, precision === "second")}`;
}

function clockOf(moment: number, withSeconds = false): string {
  return new Date(moment).toISOString().slice(11, withSeconds ? 19 : 16);
}
