import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { en } from "../packages/toulmin-editor/src/locales/en";

export const root = join(import.meta.dirname, "..");
const home = join(root, "packages", "toulmin-editor");

/**
 * The page with its written parts as they have to be: examples as the files are, tables as the types, the keys and the
 * style sheet are. A part stands between `<!-- name: what -->` and `<!-- /name -->`.
 */
export function withWrittenParts(page: string): string {
  return page.replaceAll(
    /<!-- (\w+)(?:: ([\w./-]+))? -->\n[\s\S]*?<!-- \/\1 -->/g,
    (_part, name: string, what = "") => {
      const write = writers[name];
      if (!write) throw new Error(`nobody writes: ${name}`);
      const head = what === "" ? name : `${name}: ${what}`;
      return `<!-- ${head} -->\n\n${write(what)}\n\n<!-- /${name} -->`;
    },
  );
}

const writers: Record<string, (what: string) => string> = {
  example(file) {
    const code = readFileSync(join(home, "examples", file), "utf8").trimEnd();
    return `\`\`\`${file.split(".").at(-1)}\n${code}\n\`\`\``;
  },
  deployed(file) {
    return `\`\`\`ini\n${readFileSync(join(root, "deploy", file), "utf8").trimEnd()}\n\`\`\``;
  },
  props(name) {
    const rows = membersOf(name).map(({ name, type, about }) => `| \`${name}\` | ${inCell(type)} | ${about} |`);
    return ["| name | type | what |", "| --- | --- | --- |", ...rows].join("\n");
  },
  keys() {
    const rows = en.help.keys.map(
      ([keys, what]) =>
        `| ${keys
          .split(" · ")
          .map((key) => `<kbd>${key}</kbd>`)
          .join(" ")} | ${what} |`,
    );
    return ["| keys | what they do |", "| --- | --- |", ...rows].join("\n");
  },
  variables() {
    const rows = variables().map(({ name, value }) => `| \`${name}\` | ${value} |`);
    return ["| variable | light, dark |", "| --- | --- |", ...rows].join("\n");
  },
};

/** What a file of tests promises: its tests' titles, each with that of the group that it stands in. */
export function titlesIn(file: string): string[] {
  const path = [join(root, "apps", "server", "src", file), join(root, file)].find((one) => existsSync(one));
  if (path === undefined) throw new Error(`no such file of tests: ${file}`);
  const source = ts.createSourceFile(file, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    const named = title && wordsOf(title);
    const kind = ts.isCallExpression(node)
      ? /^(describe|test)\b/.exec(node.expression.getText(source))?.[1]
      : undefined;
    if (kind === "test" && named !== undefined) titles.push([...groups, named].join(" "));
    const inner = kind === "describe" && named !== undefined ? [...groups, named] : groups;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return titles;
}

/** The words of a text; what is computed in it is an ellipsis. */
function wordsOf(text: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(text)) return text.text;
  if (!ts.isTemplateExpression(text)) return;
  return text.head.text + text.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** The members of an interface that a host fills in or is handed, each with its docstring in one line. */
function membersOf(interfaceName: string): { name: string; type: string; about: string }[] {
  const sources = ["react/provider/toulmin-editor-props.ts", "core/elements/define-element.ts", "store/store.ts"].map(
    (file) => {
      const path = join(home, "src", file);
      return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
    },
  );
  const found = sources
    .flatMap(({ statements }) => [...statements])
    .find(
      (statement): statement is ts.InterfaceDeclaration =>
        ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
    );
  if (!found) throw new Error(`no such interface: ${interfaceName}`);
  const source = found.getSourceFile();
  return found.members.map((member) => ({
    name: member.name?.getText(source) ?? "",
    type: typeOf(member, source),
    about: ts
      .getJSDocCommentsAndTags(member)
      .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? "")
      .join(" ")
      .replace(/\s+/g, " "),
  }));
}

function typeOf(member: ts.TypeElement, source: ts.SourceFile): string {
  const text = ts.isMethodSignature(member)
    ? `(${member.parameters.map((parameter) => parameter.getText(source)).join(", ")}) => ${member.type?.getText(source)}`
    : ts.isPropertySignature(member)
      ? (member.type?.getText(source) ?? "")
      : "";
  return text.replace(/\s+/g, " ").replace("( ", "(").replace(", )", ")").replace("(string & {})", "string");
}

/** Every variable of the style sheet that a host may set, with its light and its dark value. */
export function variables(): { name: string; value: string }[] {
  const sheets = ["theme.css", "elements/elements.css"].map((file) =>
    readFileSync(join(home, "src", "react", file), "utf8"),
  );
  const roots = sheets.flatMap((sheet) => /\.toulmin-root:not\([^{]*\{([^}]*)\}/.exec(sheet)?.[1] ?? "");
  return roots.flatMap((rules) =>
    Array.from(rules.matchAll(/(--toulmin-[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => ({
      name,
      value: value.replace(/^light-dark\((.*)\)$/, "$1"),
    })),
  );
}

function inCell(type: string): string {
  return `\`${type.replaceAll("|", "\\|")}\``;
}
