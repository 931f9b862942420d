import sanitize from "sanitize-html";

/** Formatted text without anything that acts, loads or leaves the frame: what the text editor can make, and no more. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      ..."p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li a strong b em i u s sub sup span".split(" "),
      ..."table thead tbody tfoot tr th td caption colgroup col".split(" "),
    ],
    allowedAttributes: {
      a: ["href"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
      "*": ["style"],
    },
    allowedStyles: {
      "*": {
        "text-align": [/^(left|right|center|justify)$/],
        color: [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d\s,]+\)$/],
        "background-color": [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d\s,]+\)$/],
      },
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    transformTags: { a: sanitize.simpleTransform("a", { rel: "noopener noreferrer" }) },
  });
}
