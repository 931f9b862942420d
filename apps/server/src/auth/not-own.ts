import { ApiError } from "../api-error";
import type { Person } from "./sessions";

/** Refuses what somebody would give or pay to themselves: it takes a second person (two pairs of eyes). */
export function refuseOwn(
  { idx }: Pick<Person, "idx">,
  people: readonly (number | null)[],
  /** What it is, with its particle: `연차는`. */
  what: string,
): void {
  if (people.includes(idx)) throw ownMatter(what);
}

/** The refusal of what is about the person: `지출은`. */
export function ownMatter(what: string): ApiError {
  return new ApiError(403, `본인의 ${what} 본인이 처리할 수 없습니다. 다른 담당자에게 부탁하세요.`);
}
