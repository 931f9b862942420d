/** What is printed: the elements of a page and its style sheet. */
export interface PrintedPage {
  readonly title: string;
  readonly content: readonly Element[];
  readonly rules: string;
}

/** Opens the browser's print dialog with a page of its own, once its fonts have arrived. */
export async function printPage({ title, content, rules }: PrintedPage): Promise<void> {
  const frame = document.createElement("iframe");
  // laid out as a page, out of sight: what has no size asks for no fonts
  frame.style.cssText =
    "position: fixed; left: -2000px; top: 0; width: 1000px; height: 700px; border: 0; visibility: hidden";
  frame.setAttribute("aria-hidden", "true");
  frame.title = title;
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const view = frame.contentWindow as Window & typeof globalThis;
  page.title = title;
  // by rules of the object model: a strict Content-Security-Policy allows no style elements
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  page.adoptedStyleSheets = [sheet];
  page.body.append(...content.map((element) => page.importNode(element, true)));
  // asking for the layout begins to load what it needs
  page.body.getBoundingClientRect();
  await page.fonts.ready;
  view.addEventListener("afterprint", () => frame.remove());
  view.focus();
  view.print();
}
