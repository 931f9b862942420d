import { isTextAttribute, isTextLink, pictureAt, richTextTags } from "@portal/definition/rich-text";
import { Tokenizer } from "htmlparser2";
import sanitizeHtml from "sanitize-html";

/** How deep the formats of a text may lie in each other. */
const FORMATS_DEEP = 30;
/** How deep a text comes to the parser: with every further level each of its steps takes longer. */
const DEEPEST = 100;

/** What {@link ../sanitised} says, in the thread that calls it; its time grows as the text does, whatever the text. */
export function cleanHtml(html: string, hasPictures: boolean): string {
  return sanitizeHtml(flattened(html), {
    allowedTags: hasPictures ? richTextTags : richTextTags.filter((tag) => tag !== "img"),
    // those that are left by `ownAttributes`
    allowedAttributes: false,
    exclusiveFilter({ tag, attribs: { href = "", src = "", class: colour } }) {
      if (tag === "a" && !isTextLink(href)) return "excludeTag";
      if (tag === "span" && colour === undefined) return "excludeTag";
      return tag === "img" && pictureAt(src) === undefined;
    },
    transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: ownAttributes(tagName, attribs) }) },
    nestingLimit: FORMATS_DEEP,
  });
}

/** The attributes that an element of formatted text may have, with values that they may have. */
function ownAttributes(tag: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const own = Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isTextAttribute(tag, name, value)));
  return tag === "img" ? measured(own) : own;
}

/** A picture's width and height are numbers, or are left to the picture. */
function measured({ width = "", height = "", ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isNumber = (size: string) => /^[1-9]\d{0,4}$/.test(size);
  return isNumber(width) && isNumber(height) ? { ...others, width, height } : others;
}

/** The text without the elements that lie deeper than a parser is given, but with the words in them. */
export function flattened(html: string): string {
  const open: string[] = [];
  /** How many elements of a name were left out and are not closed yet. */
  const leftOut = new Map<string, number>();
  const cuts: (readonly [from: number, to: number])[] = [];
  let cutFrom: number | undefined;
  const ends = (at: number) => {
    if (cutFrom !== undefined) cuts.push([cutFrom, at + 1]);
    cutFrom = undefined;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      ...silent,
      onopentagname(start, end) {
        const name = html.slice(start, end).toLowerCase();
        if (isAlone.has(name)) return;
        while (endedBy[name]?.includes(open.at(-1) ?? "")) open.pop();
        if (open.length < DEEPEST) {
          open.push(name);
        } else {
          leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
          cutFrom = start - 1;
        }
      },
      onopentagend: ends,
      onselfclosingtag: ends,
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase();
        const left = leftOut.get(name) ?? 0;
        if (left > 0) {
          leftOut.set(name, left - 1);
          cuts.push([start - 2, html.indexOf(">", end) + 1 || html.length]);
        } else if (open.includes(name)) {
          open.length = open.lastIndexOf(name);
        }
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  let at = 0;
  const kept = cuts.map(([from, to]) => {
    const part = html.slice(at, from);
    at = Math.max(at, to);
    return part;
  });
  return kept.join("") + html.slice(at);
}

/** What is open that ends where another element begins. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  p: ["p"],
  li: ["li"],
  tr: ["tr", "th", "td"],
  th: ["th"],
  td: ["thead", "th", "td"],
};

/** Elements that hold nothing and are never closed. */
const isAlone: ReadonlySet<string> = new Set(
  "area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr".split(
    " ",
  ),
);

const nothing = () => {};
const silent = {
  onattribdata: nothing,
  onattribentity: nothing,
  onattribend: nothing,
  onattribname: nothing,
  oncdata: nothing,
  onclosetag: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onopentagend: nothing,
  onopentagname: nothing,
  onprocessinginstruction: nothing,
  onselfclosingtag: nothing,
  ontext: nothing,
  ontextentity: nothing,
};
