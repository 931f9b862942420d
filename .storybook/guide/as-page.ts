/** The documents that have pages in the guide, with the files of the pages. */
export const PAGES: Readonly<Record<string, string>> = {
  "README.md": "start",
  "embed-the-editor.md": "embed",
  "REFERENCE.md": "reference",
  "add-an-element.md": "add-an-element",
  "add-a-format.md": "add-a-format",
  "CHANGELOG.md": "changelog",
};

/**
 * A document's text as a page of the guide: links to other documents lead to their pages, the picture is the one at
 * `picture`, and what only programs read is left out. A link to a document without a page throws.
 */
export function asPage(text: string, picture: string): string {
  return text
    .replace(/<!--[\s\S]*?-->\n*/g, "")
    .replace("](images/editor.png)", `](${picture})`)
    .replace(/\]\((?!https?:|#|\/)(?:[^)#\s]*\/)?([^)/#\s]+\.md)(?:#[^)]*)?\)/g, (_link, file: string) => {
      if (PAGES[file] === undefined) throw new Error(`the guide has no page of ${file}`);
      return `](?path=/docs/guide-${PAGES[file]}--docs)`;
    });
}
