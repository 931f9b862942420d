import { richTextTags } from "@portal/definition";
import sanitizeHtml from "sanitize-html";

/**
 * HTML from somebody's editor without what could run, load, look or lead anywhere else: text with the formats of the
 * portal's own editor. What is stored is this, so that no reader depends on their browser for it.
 */
export function sanitised(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: {},
    // how deep a text may be nested: a hostile one would take the parser's stack
    nestingLimit: 30,
  });
}
