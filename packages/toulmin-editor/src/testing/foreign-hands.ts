import type { ToulminNode } from "../core/document";
import { elementKeys } from "../core/elements";
import { sourceOf } from "../core/source";
import type { Session } from "../session/session";

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Does to some texts of a page what others do: a translation puts elements with other words in the place of a text, but
 * for what is not to be translated; an extension wraps any text.
 */
export function wrapTexts(root: Element, random: () => number, count: number): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
  for (let done = 0; done < count && texts.length > 0; done++) {
    const [text] = texts.splice(Math.floor(random() * texts.length), 1);
    if (!text?.parentElement || text.data.trim() === "") continue;
    const isTranslated = random() < 0.7;
    if (isTranslated && text.parentElement.closest("[translate=no]")) continue;
    const outer = root.ownerDocument.createElement(isTranslated ? "font" : "span");
    const inner = root.ownerDocument.createElement(isTranslated ? "font" : "span");
    outer.append(inner);
    text.replaceWith(outer);
    if (isTranslated) inner.textContent = `(${text.data})`;
    else inner.append(text);
  }
}

/** One thing that a person does, at random. */
export function act(session: Session, random: () => number): void {
  const document = session.document();
  const { length } = sourceOf(document.blocks).text;
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const range = () => {
    const start = Math.floor(random() * length);
    return { start, end: Math.min(length, start + 1 + Math.floor(random() * 30)) };
  };
  const element = () => one(elementKeys) ?? "C";
  const withNode = (work: (node: ToulminNode) => void) => {
    const node = one(document.nodes);
    if (node) work(node);
  };
  const withClaim = (work: (node: ToulminNode) => void) => {
    const claim = one(document.nodes.filter(({ ctype }) => ctype === "C"));
    if (claim) work(claim);
  };
  const acts = [
    () => session.mark("C", range()),
    () => session.mark(element(), range()),
    () => session.mark(element(), range()),
    () => session.mark(element(), range()),
    () => withNode(({ id }) => session.remove(id, random() < 0.5 ? "remove" : undefined)),
    () =>
      withNode(({ id }) => session.edit(id, { keyword: `${random()}`, trans: random() < 0.5 ? "" : "다른 말" }, id)),
    () => withNode(({ id }) => session.edit(id, { target: random() < 0.5 ? "" : "defendant", issue: "1" }, id)),
    () => withNode(({ id }) => session.open(id)),
    () => session.open(null),
    () => withNode(({ id }) => session.changeElement(id, element())),
    () => withNode(({ id }) => session.move(id, range())),
    () => withClaim(({ id }) => session.unfold(id)),
    () => withClaim(({ id }) => session.makeCurrent(id)),
    () => withClaim(({ id }) => session.openChart(random() < 0.5 ? id : null)),
    () => session.undo(),
    () => session.redo(),
    () => session.sort(),
    () => session.showPanel(one(["list", "outline", "problems", "statistics"] as const) ?? "list"),
    () => session.showTimeline(random() < 0.3),
    () => session.showOverview(random() < 0.3),
    () => session.showHelp(random() < 0.3),
    () => session.ask(random() < 0.3 ? { kind: "reset" } : null),
    () => session.search(random() < 0.5 ? { query: "피고인", current: 0 } : null),
    () => session.filterBy({ words: random() < 0.3 ? "칼" : "" }),
    () => session.retitle({ court: `법원 ${random()}` }, "court"),
  ];
  one(acts)?.();
}
