import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const home = join(import.meta.dirname, "..");
const { exports, publishConfig } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
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

test("every public name says what it is", () => {
  const silent = modules.flatMap(([, file]) =>
    exportsOf(file)
      .filter((symbol) => original(symbol).getDocumentationComment(checker).length === 0)
      .map((symbol) => symbol.name),
  );
  expect([...new Set(silent)]).toEqual([]);
});

test("what is published has the same entries as what is worked on", () => {
  expect(Object.keys(publishConfig.exports)).toEqual(Object.keys(exports));
});

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
