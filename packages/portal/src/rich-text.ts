/** The elements of formatted text: what the portal's own editor writes. Links and pictures alone have attributes. */
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
];

/** The attributes that they may have. */
export const richTextAttributes = { a: ["href"], img: ["src", "alt", "width", "height"] };

/** Types of pictures that every browser shows and that cannot run anything. */
export const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/** Whether a link of formatted text may lead there: to the web, a mailbox or a telephone. */
export function isTextLink(address: string): boolean {
  return address.length <= 2000 && /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(address);
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

/** Where a stored picture is read. */
export function pictureAddress(idx: number): string {
  return `/rest/records/downloadFile?idx=${idx}&inline=Y`;
}

/** The stored file that a picture's address names; nothing for every address but those of {@link pictureAddress}. */
export function pictureAt(address: string): number | undefined {
  const [, idx] = /^\/rest\/records\/downloadFile\?idx=([1-9]\d{0,14})&inline=Y$/.exec(address) ?? [];
  return idx === undefined ? undefined : Number(idx);
}

const shown = /(<img [^>]*?src="\/rest\/records\/downloadFile\?idx=)([1-9]\d{0,14})(?=&(?:amp;)?inline=Y")/g;

/** The stored files that a sanitised text shows as pictures. */
export function picturesIn(html: string): number[] {
  return [...new Set([...html.matchAll(shown)].map(([, , idx]) => Number(idx)))];
}

/** A sanitised text that shows other files in place of some. */
export function withPictures(html: string, others: ReadonlyMap<number, number>): string {
  return html.replace(shown, (_, before: string, idx: string) => `${before}${others.get(Number(idx)) ?? idx}`);
}
