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
  return `${String(half === "PM" ? ofTwelve + 12 : ofTwelve).padStart(2, "0")}:${minute}`;
}

/** The parts of a time; empty ones for what is no time. Minutes between the steps go down to one. */
export function partsOf(time: string): TimeParts {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5])\d$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return { half: "", hour: "", minute: "" };
  const ofTwelve = Number(hour) % 12 || 12;
  return { half: Number(hour) < 12 ? "AM" : "PM", hour: String(ofTwelve).padStart(2, "0"), minute: `${minute}0` };
}
