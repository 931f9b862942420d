import type { ToulminNode } from "../../core/document";
import type { Dictionary } from "../../locales/ko";
import { escapedHtml } from "../base/html-text";

/** The note on a mark as HTML, on lines of its own below the phrase. */
export function noteOf({ note }: ToulminNode, { attributes }: Dictionary): string {
  return note.trim() && `<p class="note">${escapedHtml(`${attributes.note}: ${note.trim()}`)}</p>`;
}
