/** What a story has for its test, and nobody copies. */
const OF_THE_TEST = /^(async )?(play|beforeEach|parameters|tags|globals)\b/;

/** The code of a story that names no component, as its file has it: what it renders, without its test. */
export function asExample(code: string): string {
  if (!code.startsWith("{\n")) return code;
  // each member begins two spaces from the edge
  const members = code.slice(2, -2).split(/,?\n(?= {2}[^\s})\]])/);
  const own = members.map(outdented).filter((member) => !OF_THE_TEST.test(member));
  return own.map((member) => member.replace(/^render: (?:\(\) => )?/, "")).join(",\n");
}

function outdented(member: string): string {
  return member.replace(/^ {2}/gm, "");
}
