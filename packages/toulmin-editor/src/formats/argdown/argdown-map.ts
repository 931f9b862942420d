import type { ReadRelation } from "../base/follow-relations";

/** What an Argdown file says: who says what, and who speaks for or against whom. */
export interface ArgdownMap {
  /** Statements and described arguments in their order; arguments are named with their angle brackets. */
  readonly statements: readonly { readonly id: string; readonly isNamed: boolean; readonly text: string }[];
  readonly relations: readonly ReadRelation[];
}

/** The signs of a relation, by what stands below to what it stands below, or the other way. */
const SIGNS: Readonly<Record<string, { readonly kind: ReadRelation["kind"]; readonly isDown?: true }>> = {
  "+": { kind: "supports" },
  "<+": { kind: "supports" },
  "+>": { kind: "supports", isDown: true },
  "-": { kind: "attacks" },
  "<-": { kind: "attacks" },
  "->": { kind: "attacks", isDown: true },
  _: { kind: "attacks" },
  "<_": { kind: "attacks" },
  "_>": { kind: "attacks", isDown: true },
  "><": { kind: "attacks" },
};
const RELATION = /^(\+>|->|_>|<\+|<-|<_|><|\+|-|_)[ \t]+(.*)$/;
const NAMED = /^(\[[^[\]\n]{1,300}\]|<[^<>\n]{1,300}>)[ \t]*(:?)(.*)$/;
const IN_LIST = /^\(\d{1,6}\)[ \t]+(.*)$/;

/** Whether a text is written in Argdown: something named, and a relation to something named. */
export function isArgdown(text: string): boolean {
  return /^[[<][^[\]<>\n]{1,300}[\]>]/m.test(text) && /^[ \t]+(?:\+>?|->?|_>?|<[+_-]|><)[ \t]+[[<]/m.test(text);
}

/**
 * Reads Argdown (https://argdown.org/syntax) as far as it says who speaks for or against whom: statements, arguments,
 * relations by indentation, and the steps from premises to a conclusion. An argument with such steps is its conclusion,
 * without them its description. Takes time in proportion to the text; what it does not know is text.
 */
export function readArgdownMap(source: string): ArgdownMap {
  const statements = new Map<string, { isNamed: boolean; text: string[] }>();
  const relations: ReadRelation[] = [];
  const conclusions = new Map<string, string>();
  /** What relations stand below, by indentation. */
  const above: { indent: number; id: string }[] = [];
  let written = null as string[] | null;
  let argument = null as string | null;
  let premises: string[] = [];
  let isRule = false;
  let isConclusion = false;

  for (const [index, line] of linesOf(source).entries()) {
    const words = line.trim();
    const indent = line.length - line.trimStart().length;
    const relation = indent > 0 ? RELATION.exec(words) : null;
    const [, listed] = (indent === 0 && IN_LIST.exec(words)) || [];
    if (words === "" || /^#{1,6}[ \t]/.test(words)) written = null;
    else if (indent === 0 && /^--/.test(words)) endOfPremises(words);
    else if (isRule) continue;
    else if (relation) related(indent, relation[1] as string, take(relation[2] as string, index));
    else if (listed !== undefined) step(take(listed, index));
    else if (written && !NAMED.test(words)) written.push(words);
    else begin(take(words, index));
  }
  const standsFor = (id: string) => conclusions.get(id) ?? id;
  return {
    statements: [...statements]
      .filter(([id]) => !conclusions.has(id))
      .map(([id, { isNamed, text }]) => ({ id, isNamed, text: cleaned(text.join(" ")) || id.replace(/^<|>$/g, "") })),
    relations: relations
      .map(({ from, to, kind }) => ({ from: standsFor(from), to: standsFor(to), kind }))
      .filter(({ from, to }) => from !== to),
  };

  /** Takes what a line names or says; its name. */
  function take(words: string, line: number): string {
    const [, name, colon, rest = ""] = NAMED.exec(words) ?? [];
    const id = name === undefined ? `line ${line + 1}` : name.startsWith("[") ? name.slice(1, -1) : name;
    const known = statements.get(id) ?? { isNamed: name !== undefined, text: [] };
    statements.set(id, known);
    written = name === undefined || colon ? known.text : null;
    // what is said of it again counts only where nothing was said before
    if (known.text.length > 0) written = [];
    written?.push(name === undefined ? words : rest.trim());
    return id;
  }

  function begin(id: string): void {
    above.splice(0, above.length, { indent: 0, id });
    [premises, isConclusion] = [[], false];
    argument = id.startsWith("<") ? id : null;
  }

  function related(indent: number, sign: string, id: string): void {
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const parent = above.at(-1)?.id;
    above.push({ indent, id });
    const { kind, isDown } = SIGNS[sign] as (typeof SIGNS)[string];
    if (parent !== undefined) relations.push(isDown ? { from: parent, to: id, kind } : { from: id, to: parent, kind });
  }

  /** A premise, or behind a line the conclusion from all before it. */
  function step(id: string): void {
    above.splice(0, above.length, { indent: 0, id });
    if (isConclusion) {
      for (const from of premises) relations.push({ from, to: id, kind: "supports" });
      if (argument !== null) conclusions.set(argument, id);
      [premises, isConclusion] = [[], false];
    }
    premises.push(id);
  }

  /** A line between premises and conclusion: `----`, `-- rule --`, or two of `--` with the rule between them. */
  function endOfPremises(words: string): void {
    written = null;
    isRule = words === "--" && !isRule;
    isConclusion = !isRule && premises.length > 0;
  }
}

/** Without front matter and comments; what is left of a line keeps its number. */
function linesOf(source: string): string[] {
  let [text, at] = ["", 0];
  const start = source.replace(/^\uFEFF/, "");
  const front = /^\s{0,100}={3,}[ \t]*$/m.exec(start.slice(0, 200));
  const ends = front?.index === 0 ? /^={3,}[ \t]*$/m.exec(start.slice(front[0].length)) : null;
  const head = ends && front ? front[0].length + ends.index + ends[0].length : 0;
  text = start.slice(0, head).replace(/[^\n]/g, "");
  const body = start.slice(head);
  for (const { index, 0: open } of body.matchAll(/\/\*|<!--/g)) {
    if (index < at) continue;
    const end = body.indexOf(open === "/*" ? "*/" : "-->", index + open.length);
    if (end === -1) break;
    const next = end + (open === "/*" ? 2 : 3);
    text += body.slice(at, index) + body.slice(index, next).replace(/[^\n]/g, "");
    at = next;
  }
  return (text + body.slice(at)).split(/\r\n|\r|\n/).map((line) => line.replace(/(?:^|[ \t])\/\/.*$/, ""));
}

/** Words without tags, data, mentions and escapes. */
function cleaned(words: string): string {
  const data = words.endsWith("}") ? words.lastIndexOf(" {") : -1;
  return (data === -1 ? words : words.slice(0, data))
    .replace(/(^|\s)#(?:\([^()]{1,100}\)|[^\s#()]{1,100})/g, "$1")
    .replace(/@([[<])([^[\]<>]{1,300})[\]>]/g, "$2")
    .replace(/\\([\\[\]<>#:{}()*_@+\-/=~^|.&])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
