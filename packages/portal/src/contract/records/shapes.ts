import { z } from "zod";
import { idx, ver, words } from "../../define/values";
import { type CallDefinition, defineCall } from "../define-call";

/** A list counts its records up to here: nobody turns 300 pages, and counting a million rows takes a second. */
export const COUNTED_ROWS = 10_000;

/** How many records a calendar shows at most, and an export has at most. */
export const CALENDAR_ROWS = 3000;
export const EXPORT_ROWS = 20_000;

/** What a list may be asked beside its filters: those are by the field's key, `field`, `field.from` and `field.to`. */
export const asked = z.looseObject({
  /** The screen's route name: its records, and no others. */
  screen: words(80),
  tab: words(40).optional(),
  /** Words to look for. */
  q: words(100).optional(),
  /** `-due,title`: by due date, latest first, then by title. */
  sort: words(200).optional(),
});

export const record = z.record(z.string(), z.unknown());
/** The names of linked records, by entity and number. */
export const names = z.record(z.string(), z.record(z.string(), z.string()));
/** Where linked records are read, by entity and number: of those that the person may open. */
export const pages = z.record(z.string(), z.record(z.string(), z.string()));
/** The stored files that are named, by number. */
export const filesNamed = z.record(z.string(), z.object({ name: z.string(), size: z.number(), mime: z.string() }));
/** Some records, and how many of them there are. */
export const listed = z.object({
  list: z.array(record),
  /** Counted up to {@link COUNTED_ROWS}. */
  total: z.number().int(),
  /** There are more than were counted. */
  more: z.boolean(),
  names,
  files: filesNamed,
});
/** Why something was not done with some records, each under its name where the person may know it. */
export const refusals = z.array(z.object({ idx, name: z.string().optional(), why: z.string() }));
export const version = { idx, ver };

export function call<const Call extends CallDefinition>(definition: Call): Call {
  return defineCall(definition);
}
