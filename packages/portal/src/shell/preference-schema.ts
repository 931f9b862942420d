import { z } from "zod";
import { mutableKinds } from "../define/notification-kinds";
import { words } from "../define/values";

/** What somebody likes to see how. What is left out is as it comes. */
export const preferenceSchema = z.object({
  /** The widgets of the main page, the first one first. */
  home_order: z.array(words(40)).max(30).optional(),
  /** Of these the person is not notified. */
  muted_kinds: z.array(z.enum(mutableKinds)).max(mutableKinds.length).optional(),
  /** Online courses that stand on top of their list. */
  pinned_courses: z.array(z.number().int()).max(30).optional(),
  /** Manuals that are wanted often. */
  pinned_manuals: z.array(z.number().int()).max(100).optional(),
});
