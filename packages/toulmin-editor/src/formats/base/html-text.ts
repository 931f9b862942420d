/** A text as HTML or XML shows it, inside an element or an attribute. Control characters go. */
export function escapedHtml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Control}/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
