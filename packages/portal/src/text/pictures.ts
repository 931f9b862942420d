/** Types of pictures that every browser shows and that cannot run anything. */
export const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"];

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
