import { attributeKeys, type NodeAttributes, type ToulminDocument, type ToulminNode } from "../../core/document";
import { elementKeys, elements, isElementKey, isElementName } from "../../core/elements";
import type { ElementKey, ElementName, OwnElement } from "../../core/elements/define-element";
import { placeOf } from "../../core/places";
import { isRecord, textOf } from "../../core/problem";
import { en } from "../../locales/en";
import { ko } from "../../locales/ko";
import type { ReadAnchor, ReadMark } from "./reading";

/** What was written on a node; empty attributes and a replacement phrase that is the phrase itself are left out. */
export function attributesOf(node: ToulminNode): Partial<NodeAttributes> {
  const said = attributeKeys.filter((key) => node[key] !== (key === "trans" ? node.text : ""));
  return Object.fromEntries(said.map((key) => [key, node[key]]));
}

/** The attributes that a foreign object holds as text. */
export function attributesIn(value: unknown): Partial<NodeAttributes> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    attributeKeys.flatMap((key) => (typeof value[key] === "string" ? [[key, value[key]]] : [])),
  );
}

/** The links of a node that hold something. */
export function linksOf({ toulmin, supports, countsFrom, datumOf }: ToulminNode) {
  return {
    toulmin,
    ...(supports && { supports }),
    ...(countsFrom && { countsFrom }),
    ...(datumOf.length > 0 && { datumOf }),
  };
}

/** The links in a foreign object, under the names of a node. */
export function linksIn(value: unknown): Pick<ReadMark, "owner" | "supports" | "countsFrom" | "datumOf" | "number"> {
  const record = isRecord(value) ? value : {};
  const name = (each: unknown) => (typeof each === "string" && each !== "" ? each : null);
  const datumOf = Array.isArray(record.datumOf) ? record.datumOf.filter((each) => typeof each === "string") : [];
  return {
    owner: name(record.toulmin),
    supports: name(record.supports),
    countsFrom: name(record.countsFrom),
    datumOf,
    ...(isOffset(record.number) && { number: record.number }),
  };
}

/** A claim's number, where a person gave the claims another order than the text's. */
export function numberOf(document: ToulminDocument, node: ToulminNode): { readonly number?: number } {
  return document.claimOrder && node.ctype === "C" ? { number: placeOf(document, node).toulmin_idx } : {};
}

/**
 * The element that a word names: its letter, its name in Toulmin's model, its label in either language, or a usual other
 * word; else the own element of which it is the key, the name or a label.
 */
export function elementNamed(word: unknown, own: readonly OwnElement[] = []): ElementName | undefined {
  if (isElementKey(word)) return word;
  if (typeof word !== "string" || word.length > 40) return undefined;
  const plain = plainWord(word);
  const named = elementKeys.find((key) =>
    [key, elements[key].name, ko.elements[key], en.elements[key]].some((name) => plainWord(name) === plain),
  );
  const ownNamed = own.find(({ key, name, labels }) =>
    [key, name, ...Object.values(labels)].some((each) => plainWord(each) === plain),
  );
  return named ?? ownNamed?.key ?? OTHER_WORDS.get(plain);
}

/** The same for a word that stands where only letters of elements stand: those that nobody defines here are kept. */
export function elementSaid(word: unknown, own?: readonly OwnElement[]): ElementName | undefined {
  return elementNamed(word, own) ?? (isElementName(word) ? word : undefined);
}

/** What others call the elements: Toulmin's own further words, and those of argument mining. */
const OTHER_WORDS: ReadonlyMap<string, ElementKey> = new Map([
  ["data", "D"],
  ["ground", "D"],
  ["grounds", "D"],
  ["evidence", "D"],
  ["premise", "D"],
  ["conclusion", "C"],
  ["majorclaim", "C"],
  ["reservation", "R"],
]);

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, "");
}

/** The place in a foreign object, in UTF-16 units: offsets, and the words around under `quote` or beside them. */
export function anchorIn(value: unknown): ReadAnchor | null {
  if (!isRecord(value)) return null;
  const { start, end } = value;
  if (!isOffset(start) || !isOffset(end)) return null;
  const around = isRecord(value.quote) ? value.quote : value;
  return { start, end, prefix: textOf(around.prefix), suffix: textOf(around.suffix) };
}

/** Tells a whole number from 0 on. */
export function isOffset(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
