// How many definitions use what the engine can do: the optional properties of a definition, as its interfaces in
// packages/portal/src/define name them, counted over the portal's modules; and the methods of rules over the rules.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "..");
const define = join(root, "packages/portal/src/define");

/** What can be said in a definition or in rules, `Entity.round`, with how many modules or rules say it. */
export function capabilities(modules) {
  const declared = declarationsIn(
    readdirSync(define, { recursive: true })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => join(define, name)),
  );
  const users = new Map();
  for (const module of modules) walk(declared, users, referenceTo("ModuleDefinition"), module);
  countRules(users);
  return users;
}

function declarationsIn(files) {
  const declared = new Map();
  for (const file of files) {
    for (const statement of parse(file).statements)
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
        declared.set(statement.name.text, statement);
  }
  return declared;
}

function parse(file) {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
}

function referenceTo(name) {
  return ts.factory.createTypeReferenceNode(name);
}

/** Notes what a value says of what its type lets it say, and so on inside of it. */
function walk(declared, users, type, value) {
  if (value === null || typeof value !== "object") return;
  if (ts.isTypeOperatorNode(type)) return walk(declared, users, type.type, value);
  if (ts.isArrayTypeNode(type)) {
    for (const each of [value].flat()) walk(declared, users, type.elementType, each);
    return;
  }
  if (ts.isUnionTypeNode(type)) {
    for (const each of type.types) if (fits(declared, each, value)) walk(declared, users, each, value);
    return;
  }
  if (!ts.isTypeReferenceNode(type)) return;
  const { text: name } = type.typeName;
  if (name === "Readonly" || name === "Partial") return walk(declared, users, type.typeArguments[0], value);
  if (name === "Record") {
    for (const each of Object.values(value)) walk(declared, users, type.typeArguments[1], each);
    return;
  }
  const declaration = declared.get(name);
  if (declaration && ts.isTypeAliasDeclaration(declaration)) walk(declared, users, declaration.type, value);
  else if (declaration) noteProperties(declared, users, declaration, value);
}

function noteProperties(declared, users, declaration, value) {
  for (const member of declaration.members.filter(ts.isPropertySignature)) {
    const key = member.name.text;
    const said = value[key];
    const name = `${declaration.name.text}.${key}`;
    const isSaid = member.questionToken && member.type?.kind !== ts.SyntaxKind.UndefinedKeyword;
    if (isSaid) users.set(name, (users.get(name) ?? 0) + (said === undefined || said === false ? 0 : 1));
    if (said !== undefined && member.type) walk(declared, users, member.type, said);
  }
  for (const { expression, typeArguments } of (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types])) {
    const above = ["Omit", "Pick"].includes(expression.text) ? typeArguments[0].typeName.text : expression.text;
    walk(declared, users, referenceTo(above), value);
  }
}

/** Whether a value is this one of several: a list, what has its kind, or all that it cannot be without. */
function fits(declared, type, value) {
  if (ts.isArrayTypeNode(type) || ts.isTypeOperatorNode(type)) return Array.isArray(value);
  if (Array.isArray(value) || !ts.isTypeReferenceNode(type)) return false;
  const kinds = kindsOf(declared, type);
  const isFeature = type.typeName.text === "FeatureScreen";
  if (kinds.length > 0) return kinds.includes(value.kind) && isFeature === (value.of === undefined && "path" in value);
  const members = declared.get(type.typeName.text)?.members ?? [];
  return members.every(({ name, questionToken }) => questionToken || name.text in value);
}

function kindsOf(declared, type) {
  const own = (type.typeArguments ?? []).flatMap((each) => {
    const literals = ts.isUnionTypeNode(each) ? each.types : [each];
    return literals.flatMap((one) => (ts.isLiteralTypeNode(one) && one.literal.text ? [one.literal.text] : []));
  });
  if (own.length > 0) return own;
  const declaration = declared.get(type.typeName?.text ?? type.expression?.text);
  if (!declaration) return [];
  if (ts.isTypeAliasDeclaration(declaration)) return kindsOf(declared, declaration.type);
  return (declaration.heritageClauses ?? []).flatMap(({ types }) => types.flatMap((each) => kindsOf(declared, each)));
}

/** The methods that files of rules have, of those that there are. */
function countRules(users) {
  const rules = join(root, "apps/server/src/rules");
  const files = readdirSync(rules, { recursive: true }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const { members } = declarationsIn([join(root, "apps/server/src/records/rules.ts")]).get("Rules");
  const present = files.map(
    (file) =>
      new Set([...readFileSync(join(rules, file), "utf8").matchAll(/^ {2}(?:async )?(\w+)[(:,]/gm)].map((m) => m[1])),
  );
  for (const { name } of members) {
    users.set(`Rules.${name.text}`, present.filter((names) => names.has(name.text)).length);
  }
}
