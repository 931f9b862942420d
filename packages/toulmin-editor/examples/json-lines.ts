import {
  anchorIn,
  attributesIn,
  attributesOf,
  defineFormat,
  elementNamed,
  linksIn,
  linksOf,
  parsedJson,
  type ReadMark,
  readMark,
  unreadable,
} from "toulmin-editor/formats";

/** One mark a line, each a JSON object: what many tools for training data take in and give out. */
export const jsonLines = defineFormat({
  key: "json-lines",
  ending: ".jsonl",
  mediaType: "application/jsonl",
  write: ({ nodes }) =>
    nodes
      .map((node) => {
        const { id, ctype, text, anchor } = node;
        return JSON.stringify({ id, ctype, text, ...anchor, ...linksOf(node), ...attributesOf(node) });
      })
      .join("\n"),
  recognises: ({ name }) => name.endsWith(".jsonl"),
  read({ text }) {
    const marks: ReadMark[] = [];
    for (const [index, line] of text.split("\n").entries()) {
      if (line.trim() === "") continue;
      const { json, problem } = parsedJson(line);
      if (problem) return unreadable(problem.error.reason, "", undefined, index + 1);
      const said = Object(json);
      const ctype = elementNamed(said.ctype);
      if (!ctype) return unreadable("unknown", "ctype", said.ctype, index + 1);
      const id = String(said.id ?? index);
      const anchor = anchorIn(said);
      marks.push(
        readMark({ id, ctype, text: String(said.text), anchor, ...linksIn(said), attributes: attributesIn(said) }),
      );
    }
    return { text: null, marks };
  },
});
