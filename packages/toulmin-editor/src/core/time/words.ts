/** What the words of Korean judgments mean for a time. Every table is read longest word first. */

/** Words for a part of a day: the hours it lasts, and the hour a clock time said with it means. */
export const DAY_PARTS: Record<string, { hours: readonly [from: number, to: number]; hour: (hour: number) => number }> =
  {
    오전: { hours: [0, 12], hour: (hour) => hour % 12 },
    오후: { hours: [12, 24], hour: (hour) => (hour < 12 ? hour + 12 : hour) },
    새벽: { hours: [0, 6], hour: (hour) => hour % 12 },
    아침: { hours: [6, 9], hour: (hour) => hour },
    점심: { hours: [11, 14], hour: (hour) => (hour < 6 ? hour + 12 : hour) },
    한낮: { hours: [12, 15], hour: (hour) => (hour < 6 ? hour + 12 : hour) },
    낮: { hours: [9, 18], hour: (hour) => (hour < 6 ? hour + 12 : hour) },
    저녁: { hours: [18, 21], hour: (hour) => (hour < 12 ? hour + 12 : hour) },
    한밤중: { hours: [23, 24], hour: (hour) => (hour >= 6 && hour <= 12 ? hour + 12 : hour) },
    심야: { hours: [23, 24], hour: (hour) => (hour >= 6 && hour <= 12 ? hour + 12 : hour) },
    야간: { hours: [18, 24], hour: (hour) => (hour >= 5 && hour <= 12 ? hour + 12 : hour) },
    밤: { hours: [21, 24], hour: (hour) => (hour >= 5 && hour <= 12 ? hour + 12 : hour) },
    am: { hours: [0, 12], hour: (hour) => hour % 12 },
    pm: { hours: [12, 24], hour: (hour) => (hour < 12 ? hour + 12 : hour) },
  };

/** Parts of a month, in days; the last day is that of the month. */
export const MONTH_PARTS: Record<string, { days: readonly [from: number, to: number]; isVague: boolean }> = {
  초순: { days: [1, 10], isVague: false },
  상순: { days: [1, 10], isVague: false },
  중순: { days: [11, 20], isVague: false },
  하순: { days: [21, 31], isVague: false },
  월초: { days: [1, 10], isVague: true },
  월말: { days: [21, 31], isVague: true },
  중반: { days: [11, 20], isVague: true },
  초반: { days: [1, 10], isVague: true },
  후반: { days: [16, 31], isVague: true },
  전반: { days: [1, 15], isVague: true },
  초: { days: [1, 10], isVague: true },
  말: { days: [21, 31], isVague: true },
};

/** Parts of a year, in months; 13 and 14 are January and February of the next. */
export const YEAR_PARTS: Record<string, { months: readonly [from: number, to: number]; isVague: boolean }> = {
  상반기: { months: [1, 6], isVague: false },
  하반기: { months: [7, 12], isVague: false },
  "1분기": { months: [1, 3], isVague: false },
  "2분기": { months: [4, 6], isVague: false },
  "3분기": { months: [7, 9], isVague: false },
  "4분기": { months: [10, 12], isVague: false },
  연초: { months: [1, 3], isVague: true },
  연말: { months: [10, 12], isVague: true },
  초반: { months: [1, 4], isVague: true },
  중반: { months: [5, 8], isVague: true },
  후반: { months: [9, 12], isVague: true },
  초: { months: [1, 3], isVague: true },
  말: { months: [10, 12], isVague: true },
  봄: { months: [3, 5], isVague: true },
  여름: { months: [6, 8], isVague: true },
  가을: { months: [9, 11], isVague: true },
  겨울: { months: [12, 14], isVague: true },
};

/** A length of time in one unit. */
export type Unit = "year" | "month" | "day" | "hour" | "minute" | "second";

export const UNITS: Record<string, { unit: Unit; times: number }> = {
  주일간: { unit: "day", times: 7 },
  주일: { unit: "day", times: 7 },
  주: { unit: "day", times: 7 },
  개월: { unit: "month", times: 1 },
  달: { unit: "month", times: 1 },
  년: { unit: "year", times: 1 },
  해: { unit: "year", times: 1 },
  시간: { unit: "hour", times: 1 },
  일: { unit: "day", times: 1 },
  분: { unit: "minute", times: 1 },
  초: { unit: "second", times: 1 },
};

/** Lengths of time with a word of their own. */
export const LENGTHS: Record<string, { unit: Unit; count: number; isVague?: boolean }> = {
  하루: { unit: "day", count: 1 },
  이틀: { unit: "day", count: 2 },
  사흘: { unit: "day", count: 3 },
  나흘: { unit: "day", count: 4 },
  닷새: { unit: "day", count: 5 },
  엿새: { unit: "day", count: 6 },
  이레: { unit: "day", count: 7 },
  여드레: { unit: "day", count: 8 },
  아흐레: { unit: "day", count: 9 },
  열흘: { unit: "day", count: 10 },
  보름: { unit: "day", count: 15 },
  일주일: { unit: "day", count: 7 },
  이주일: { unit: "day", count: 14 },
  반년: { unit: "month", count: 6 },
  며칠: { unit: "day", count: 3, isVague: true },
  "몇 시간": { unit: "hour", count: 3, isVague: true },
  "몇 분": { unit: "minute", count: 5, isVague: true },
  "몇 달": { unit: "month", count: 3, isVague: true },
  "몇 년": { unit: "year", count: 3, isVague: true },
  수일: { unit: "day", count: 3, isVague: true },
  수개월: { unit: "month", count: 3, isVague: true },
};

/** Native numerals before 시, 시간, 달 and 해. */
export const NUMERALS: Record<string, number> = {
  열두: 12,
  열한: 11,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  네: 4,
  넉: 4,
  열: 10,
};

/** What a word that points back to another time keeps of it, and by how much that is moved. */
interface Pointer {
  readonly keeps: Unit | "moment";
  readonly shift: number;
  readonly isVague?: boolean;
  readonly bound?: "after";
}

const pointers = (keeps: Pointer["keeps"], shift: number, words: string, more?: Partial<Pointer>) =>
  words.split("|").map((word): [string, Pointer] => [word, { keeps, shift, ...more }]);

/** Words that point back to another time. */
export const POINTERS: Record<string, Pointer> = Object.fromEntries([
  ...pointers("day", 0, "같은 날|동 일자|같은 일자|동일|당일|그 날|위 일자"),
  ...pointers("day", 1, "다음 날|이튿날|익일|그 다음 날"),
  ...pointers("day", -1, "전 날|그 전 날|전일"),
  ...pointers("month", 0, "같은 달|같은 월|동월|그 달"),
  ...pointers("month", 1, "다음 달|익월"),
  ...pointers("month", -1, "전 달|전월"),
  ...pointers("year", 0, "같은 해|같은 년|동년|그 해"),
  ...pointers("year", 1, "다음 해|이듬해|익년"),
  ...pointers("year", -1, "전 해|전년"),
  ...pointers("moment", 0, "위 일시|같은 일시|같은 시각|같은 시간|그 시각|그때"),
  ...pointers("moment", 0, "그 무렵|이 무렵", { isVague: true }),
  ...pointers("moment", 0, "그 직후|직후", { isVague: true, bound: "after" }),
  ...pointers("moment", 0, "그 후|그 뒤", { bound: "after" }),
]);
