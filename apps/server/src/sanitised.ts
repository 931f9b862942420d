import { isTextLink, pictureAt, richTextAttributes, richTextTags } from "@portal/definition";
import sanitizeHtml from "sanitize-html";

/**
 * HTML from somebody's editor without what could run, load or look like anything else: text with the formats of the
 * portal's own editor, links to the web, mailboxes and telephones. What is stored is this, so that no reader depends on
 * their browser for it. Pictures stay where the text's record keeps files, and only those of the portal's own store.
 */
export function sanitised(html: string, { hasPictures = false } = {}): string {
  return sanitizeHtml(html, {
    allowedTags: hasPictures ? richTextTags : richTextTags.filter((tag) => tag !== "img"),
    allowedAttributes: richTextAttributes,
    exclusiveFilter({ tag, attribs: { href = "", src = "" } }) {
      if (tag === "a" && !isTextLink(href)) return "excludeTag";
      return tag === "img" && pictureAt(src) === undefined;
    },
    transformTags: { img: (tagName, attribs) => ({ tagName, attribs: measured(attribs) }) },
    // how deep a text may be nested: a hostile one would take the parser's stack
    nestingLimit: 30,
  });
}

/** A picture's width and height are numbers, or are left to the picture. */
function measured({ width = "", height = "", ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isNumber = (size: string) => /^[1-9]\d{0,4}$/.test(size);
  return isNumber(width) && isNumber(height) ? { ...others, width, height } : others;
}
