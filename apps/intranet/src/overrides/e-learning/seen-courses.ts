import { useStore } from "../../store";

/** A course as far as a list of what was seen shows it. */
export interface SeenCourse {
  readonly idx: number;
  readonly title: string;
  readonly code: string;
  readonly thumbnail: number;
}

const MOST = 6;

/** The courses that somebody has looked at last, in this browser. */
export function seenCourses(): readonly SeenCourse[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place()) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isCourse) : [];
  } catch {
    return [];
  }
}

/** Puts a course before the others that were seen. */
export function keepSeen(course: SeenCourse): void {
  const others = seenCourses().filter(({ idx }) => idx !== course.idx);
  localStorage.setItem(place(), JSON.stringify([course, ...others].slice(0, MOST)));
}

function place(): string {
  return `seen-courses:${useStore.getState().idx_staff}`;
}

function isCourse(one: unknown): one is SeenCourse {
  if (typeof one !== "object" || one === null) return false;
  const { idx, title, code, thumbnail } = one as Record<string, unknown>;
  return (
    typeof idx === "number" && typeof title === "string" && typeof code === "string" && typeof thumbnail === "number"
  );
}
