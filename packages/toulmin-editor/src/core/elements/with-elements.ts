import type { ToulminDocument } from "../document";
import type { OwnElement } from "./define-element";

/** By the list: two editors may show one document with different elements. */
const known = new WeakMap<object, WeakMap<ToulminDocument, ToulminDocument>>();
const NONE = {};

/** The document with these as its host's own elements; without a list, with none. The same for the same document and list. */
export function withElements(document: ToulminDocument, elements?: readonly OwnElement[]): ToulminDocument {
  if (document.elements === elements) return document;
  const made = known.get(elements ?? NONE) ?? new WeakMap<ToulminDocument, ToulminDocument>();
  known.set(elements ?? NONE, made);
  const before = made.get(document);
  if (before) return before;
  const { elements: _others, ...bare } = document;
  const result = elements ? { ...bare, elements } : bare;
  made.set(document, result);
  return result;
}
