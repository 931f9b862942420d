/** A number of two digits. */
export const two = (value: number) => String(value).padStart(2, "0");

/** The parts of a time as they are chosen; empty while they are not. */
export interface TimeParts {
  readonly half: string;
  /** 01 to 12. */
  readonly hour: string;
  readonly minute: string;
}

/** The time of all three parts, `HH:MM` of 24 hours (12 AM is 00, 12 PM is 12); `null` while one is missing. */
export function timeOf({ half, hour, minute }: TimeParts): string | null {
  if (half === "" || hour === "" || minute === "") return null;
  const ofTwelve = Number(hour) % 12;
  return `${two(half === "PM" ? ofTwelve + 12 : ofTwelve)}:${minute}`;
}

/** The parts of a time; empty ones for what is no time. Minutes between the steps go down to one. */
export function partsOf(time: string): TimeParts {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5])\d$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return { half: "", hour: "", minute: "" };
  const ofTwelve = Number(hour) % 12 || 12;
  return { half: Number(hour) < 12 ? "AM" : "PM", hour: two(ofTwelve), minute: `${minute}0` };
}

/** The hour that somebody has typed. */
interface TypedHour {
  readonly half: string;
  readonly hour: string;
  /** Nothing can follow it. */
  readonly isWhole: boolean;
}

/** The hour of one or two digits, of 12 hours or of 24; `null` while it is none. Only 24 hours say the half of the day. */
export function hourTyped(digits: string, half: string): TypedHour | null {
  const hour = Number(digits);
  if (hour > 23 || digits === "0") return null;
  const saysHalf = hour > 12 || digits.startsWith("0");
  return {
    half: saysHalf ? (hour < 12 ? "AM" : "PM") : half,
    hour: two(hour % 12 || 12),
    isWhole: digits.length === 2 || hour > 2,
  };
}
