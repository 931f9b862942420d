import { pictureAt } from "@portal/definition/pictures";
import { isTextAttribute, isTextLink, richTextTags } from "@portal/definition/rich-text";
import { Tokenizer } from "htmlparser2";
import sanitizeHtml from "sanitize-html";

/** How deep the formats of a text may lie in each other. */
const FORMATS_DEEP = 30;
/** How deep the parser goes: with every further level each of its steps takes longer. */
const DEEPEST = 100;

/** What {@link ../sanitised} says, in the thread that calls it; its time grows as the text does, whatever the text. */
export function cleanHtml(html: string, hasPictures: boolean): string {
  return sanitizeHtml(html, {
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
    parser: { Tokenizer: ShallowTokenizer },
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

/** Keeps the elements that lie too deep from the parser it reads for, but not the words in them. */
class ShallowTokenizer extends Tokenizer {
  #text = "";

  constructor(...[options, parser]: ConstructorParameters<typeof Tokenizer>) {
    super(options, parser);
    const { onopentagname, onclosetag } = parser;
    /** How many elements of a name were left out and are not closed yet. */
    const leftOut = new Map<string, number>();
    const nameAt = (start: number, end: number) => this.#text.slice(start, end).toLowerCase();
    // what is open is known to the parser alone: it goes by more than the names
    const isDeep = () => Reflect.get(parser, "stack").length >= DEEPEST;
    parser.onopentagname = (start, end) => {
      if (!isDeep()) return onopentagname.call(parser, start, end);
      const name = nameAt(start, end);
      leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
    };
    parser.onclosetag = (start, end) => {
      const name = nameAt(start, end);
      const left = leftOut.get(name) ?? 0;
      if (left > 0) {
        leftOut.set(name, left - 1);
      } else {
        onclosetag.call(parser, start, end);
        if (!isDeep()) leftOut.clear();
      }
    };
  }

  override write(text: string) {
    this.#text += text;
    super.write(text);
  }
}
