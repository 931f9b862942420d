/** The elements of formatted text, all of them without attributes: what the portal's own editor writes. */
export const richTextTags = [
  "p",
  "br",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "s",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "blockquote",
];
