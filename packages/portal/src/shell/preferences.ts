import type { z } from "zod";
import type { preferenceSchema } from "./preference-schema";

/** What somebody likes to see how, with nothing left out. */
export type Preferences = Required<z.infer<typeof preferenceSchema>>;

/** Preferences with what was left out as it comes. */
export function preferencesOf(saved: z.infer<typeof preferenceSchema> | undefined): Preferences {
  return { home_order: [], muted_kinds: [], pinned_courses: [], pinned_manuals: [], ...saved };
}
