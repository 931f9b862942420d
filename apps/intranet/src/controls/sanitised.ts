import { richTextTags } from "@portal/definition";
import DOMPurify from "dompurify";

/** HTML without what could run or load anything. */
export function sanitised(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: richTextTags, ALLOWED_ATTR: [] });
}
