import { webAddress } from "./web-address";

/** The elements of formatted text: what the portal's own editor writes. */
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
  "a",
  "img",
  "span",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
];

/** The colours that words may have; what they look like is said by the page, in light and dark. */
export const textColours = { red: "빨강", orange: "주황", green: "초록", blue: "파랑", gray: "회색" } as const;

/** Where the lines of a paragraph or a cell may stand beside the left. */
export const textAlignments = { center: "가운데", right: "오른쪽" } as const;

/** The class of words that have a colour. */
export function colourClass(colour: string): string {
  return `text-${colour}`;
}

const aligned = { align: Object.keys(textAlignments) };
/** At most so many columns or rows become one cell. */
const span = /^[1-9]\d?$/;
const cell = { ...aligned, colspan: span, rowspan: span };

/** The attributes that elements may have: any value, one of several, or one of a form. */
const richTextAttributes: Readonly<Record<string, Readonly<Record<string, "any" | readonly string[] | RegExp>>>> = {
  a: { href: "any" },
  img: { src: "any", alt: "any", width: "any", height: "any" },
  span: { class: Object.keys(textColours).map(colourClass) },
  p: aligned,
  h1: aligned,
  h2: aligned,
  h3: aligned,
  blockquote: aligned,
  li: aligned,
  th: cell,
  td: cell,
};

/** Every attribute that some element may have. */
export const textAttributes: readonly string[] = [
  ...new Set(Object.values(richTextAttributes).flatMap((attributes) => Object.keys(attributes))),
];

/** Whether an element of formatted text may have an attribute with that value. Links and pictures are looked at beside. */
export function isTextAttribute(tag: string, name: string, value: string): boolean {
  const may = Object.hasOwn(richTextAttributes, tag) ? richTextAttributes[tag] : undefined;
  const values = may && Object.hasOwn(may, name) ? may[name] : undefined;
  if (values === undefined || values === "any") return values === "any";
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

/** Whether a link of formatted text may lead there: to the web, a mailbox or a telephone. */
export function isTextLink(address: string): boolean {
  if (address.length > 2000) return false;
  return webAddress[0].test(address) || /^(?:mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(address);
}

/** The address that somebody means who types a link: a site, a mailbox, a telephone; nothing for all else. */
export function textLinkOf(typed: string): string | undefined {
  const text = typed.trim();
  const phone = text.replace(/[\s().-]/g, "");
  const meant = /^\+?\d{3,15}$/.test(phone)
    ? `tel:${phone}`
    : /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)
      ? `mailto:${text}`
      : /^[^\s:/]+\.[^\s:/]+(?:[/?#:]\S*)?$/.test(text)
        ? `https://${text}`
        : text;
  return isTextLink(meant) ? meant : undefined;
}
