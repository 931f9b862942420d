import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const home = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(home, path), "utf8");
const { exports, publishConfig, version } = JSON.parse(read("package.json"));
const modules: [entry: string, file: string][] = Object.entries<string>(exports)
  .filter(([, file]) => /\.tsx?$/.test(file))
  .map(([entry, file]) => [entry, join(home, file)]);

const program = ts.createProgram(
  modules.map(([, file]) => file),
  { ...compilerOptions(), noEmit: true },
);
const checker = program.getTypeChecker();

test("what the package promises is listed in public-api.txt", async () => {
  const lists = modules.map(([entry, file]) => {
    const lines = exportsOf(file).map((symbol) => `  ${kindOf(symbol)} ${symbol.name}`);
    return [join("toulmin-editor", entry), ...lines].join("\n");
  });
  await expect(`${lists.join("\n\n")}\n`).toMatchFileSnapshot("public-api.txt");
});

test("REFERENCE.md has every public name with what it is, where it is first exported", async () => {
  const told = new Set<ts.Symbol>();
  // the others first: the main entry has all of `core`, too
  const [main, ...others] = modules;
  const tables = [...others, ...(main ? [main] : [])].map(([entry, file]) => {
    const own = exportsOf(file).filter((symbol) => !told.has(original(symbol)));
    for (const symbol of own) told.add(original(symbol));
    const rows = own.map((symbol) => `| \`${symbol.name}\` | ${signatureOf(symbol)} | ${wordsOf(symbol)} |`);
    return [
      `## ${join("toulmin-editor", entry)}`,
      ["| name | how | what |", "| --- | --- | --- |", ...rows].join("\n"),
      ...own.flatMap(membersOf),
    ].join("\n\n");
  });
  await expect(`${HEAD}\n\n${tables.join("\n\n")}\n`).toMatchFileSnapshot("../REFERENCE.md");
});

test("every public name says what it is", () => {
  const silent = modules.flatMap(([, file]) =>
    exportsOf(file)
      .filter((symbol) => original(symbol).getDocumentationComment(checker).length === 0)
      .map((symbol) => symbol.name),
  );
  expect([...new Set(silent)]).toEqual([]);
});

test("a type that a public name speaks of has a public name itself", () => {
  const all = new Set(modules.flatMap(([, file]) => exportsOf(file).map(original)));
  const nameless = [...all].flatMap((symbol) =>
    [...spokenOf(symbol)].filter((type) => !all.has(type)).map((type) => `${type.name} of ${symbol.name}`),
  );
  expect(nameless).toEqual([]);
});

test("what is published has the same entries as what is worked on", () => {
  expect(Object.keys(publishConfig.exports)).toEqual(Object.keys(exports));
});

test("the version comes first in the changelog, and complete examples ask for it", () => {
  expect(/^## (\S+)/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
  const asked = ["next", "own-store"].map((name) => JSON.parse(read(`examples/${name}/package.json`)).dependencies);
  expect(asked).toMatchObject(asked.map(() => ({ "toulmin-editor": version })));
});

const HEAD = `# Reference

Every name that the package exports, once, under the first entry that has it, and below each entry the members of its
types; \`toulmin-editor\` has all of \`toulmin-editor/core\` as well. Written from the types, so that an editor's hints say
the same.`;

/** How a function is called, what a short type stands for, else which kind of name it is. */
function signatureOf(symbol: ts.Symbol): string {
  const [declaration] = original(symbol).declarations ?? [];
  if (declaration && ts.isTypeAliasDeclaration(declaration)) {
    const text = inCell(declaration.type.getText());
    return text.length <= SHORT ? text : kindOf(symbol);
  }
  if (!declaration || !ts.isFunctionDeclaration(declaration)) return kindOf(symbol);
  const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(", ");
  const answer = declaration.type ? ` => ${declaration.type.getText()}` : "";
  return inCell(`(${parameters})${answer}`);
}

/** A type of so many letters stands in its row. */
const SHORT = 120;

/** The table of a type's members, under its name; none where it is no object. The words of the screen are no members to look up. */
function membersOf(symbol: ts.Symbol): string[] {
  const [declaration] = original(symbol).declarations ?? [];
  const type = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : declaration;
  if (!type || !(ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type)) || symbol.name === "Dictionary")
    return [];
  const rows = type.members.map((member) => {
    const name = member.name?.getText() ?? "";
    const own = checker.getSymbolAtLocation(member.name ?? member);
    const [, mayLack = "", type = ""] =
      /^(\??):?\s*([\s\S]*?);?$/.exec(member.getText().split(name).slice(1).join(name)) ?? [];
    return `| \`${name}${mayLack}\` | ${inCell(type)} | ${own ? wordsOf(own) : ""} |`;
  });
  return [`### ${symbol.name}`, ["| member | type | what |", "| --- | --- | --- |", ...rows].join("\n")];
}

function inCell(code: string): string {
  const line = code.replace(/^\|/, "").replace(/\s+/g, " ").trim();
  // a type with backticks of its own
  const fence = line.includes("`") ? "`` " : "`";
  return `${fence}${line.replaceAll("|", "\\|")}${[...fence].toReversed().join("")}`;
}

function wordsOf(symbol: ts.Symbol): string {
  const words = ts.displayPartsToString(original(symbol).getDocumentationComment(checker));
  return words
    .replace(/\{@link (\w+) *\}/g, "`$1`")
    .replace(/\s+/g, " ")
    .replaceAll("|", "\\|");
}

/** The types of this package that stand in a declaration, but for the body of a function. */
function spokenOf(symbol: ts.Symbol): Set<ts.Symbol> {
  const types = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || ts.isExpression(node)) return;
    const named = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
    const type = named && original(named);
    const isOwn = type?.declarations?.some((one) => one.getSourceFile().fileName.startsWith(join(home, "src")));
    if (type && isOwn && !(type.flags & ts.SymbolFlags.TypeParameter)) types.add(type);
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) ts.forEachChild(declaration, visit);
  return types;
}

function exportsOf(file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`no module: ${file}`);
  return checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function original(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function kindOf(symbol: ts.Symbol): string {
  const { flags } = original(symbol);
  if (flags & ts.SymbolFlags.Function) return "function";
  return flags & ts.SymbolFlags.Variable ? "const" : "type";
}

function compilerOptions(): ts.CompilerOptions {
  const path = join(home, "tsconfig.json");
  return (
    ts.getParsedCommandLineOfConfigFile(path, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} })?.options ??
    {}
  );
}
