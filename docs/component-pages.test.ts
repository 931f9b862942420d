import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { types } from "storybook/internal/babel";
import { type CsfFile, loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { asExample } from "../.storybook/source";
import { root } from "./written-parts";

/** Pages that show no component to choose, with the reason: they need no do and don't. */
const WITHOUT_USE: Readonly<Record<string, string>> = {
  ".storybook/tokens.stories.tsx": "each variable has its use in its own row",
  ".storybook/guide/examples.stories.tsx": "programs of hosts, each with its file",
  "apps/intranet/src/features/gallery/system.stories.tsx": "its rules are docs/design.md",
  "apps/intranet/src/features/admin/logs-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/admin/setup-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/content/content-page.stories.tsx": "pages that there are once",
  "apps/intranet/src/features/documents/lists/delegations.stories.tsx": "a dialog of one page",
  "apps/intranet/src/features/documents/view/document-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/documents/drafting/forms-empty.stories.tsx": "states of whole forms",
  "apps/intranet/src/features/documents/drafting/forms-filled.stories.tsx": "states of whole forms",
  "apps/intranet/src/features/documents/view/forms-read.stories.tsx": "states of whole forms",
  "apps/intranet/src/features/documents/drafting/forms-refused.stories.tsx": "states of whole forms",
  "apps/intranet/src/features/documents/lists/statistics-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/documents/sales/sales-targets-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/growth/card-pages.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/home/home-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/leave/leave-states.stories.tsx": "states of whole screens",
  "apps/intranet/src/features/mi/mi-calendar.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/mi/mi-entry.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/mi/mi-leave.stories.tsx": "a page that there is once",
  "apps/intranet/src/overrides/assets/disposal.stories.tsx": "a dialog of one page",
  "apps/intranet/src/overrides/organization/heads-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/features/sites/sites-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/overrides/organization/organization-page.stories.tsx": "a page that there is once",
  "apps/intranet/src/overrides/booking/booking-form.stories.tsx": "what a whole form begins with",
  "apps/intranet/src/overrides/customers/from-a-visit.stories.tsx": "a step from one screen to another",
  "apps/intranet/src/screens/every-screen.stories.tsx": "states of every screen",
  "apps/intranet/src/screens/screen-states.stories.tsx": "states of every kind of screen",
  "apps/intranet/src/shell/failures/refusals.stories.tsx": "what is said of refused calls, by many components",
  "packages/toulmin-editor/src/formats/recogito.stories.tsx": "another tool shows a file of the editor's",
  "packages/toulmin-editor/src/react/main-job.stories.tsx": "the whole editor at work",
};

const pages = [".storybook", ...sourcesIn("apps"), ...sourcesIn("packages")].flatMap(storiesIn).map((name) => {
  const source = readFileSync(join(root, name), "utf8");
  return { name, csf: loadCsf(source, { fileName: name, makeTitle: (title) => title ?? "" }).parse() };
});
const components = pages.filter(({ name }) => !(name in WITHOUT_USE));

test("every component's page says what to do and what not, each in two to four sentences of its own", () => {
  expect(components.length).toBeGreaterThan(60);
  const said = components.flatMap(({ csf }) => [...sentences(csf, "do"), ...sentences(csf, "dont")]);
  const wrong = components.flatMap(({ name, csf }) =>
    ["do", "dont"].flatMap((list) => {
      const own = sentences(csf, list);
      const bad = own.filter(
        (sentence) =>
          !/^[A-Z`].{15,}[.?)]$/.test(sentence) ||
          sentence.split("`").length % 2 === 0 ||
          said.filter((other) => other.toLowerCase() === sentence.toLowerCase()).length > 1,
      );
      if (own.length < 2 || own.length > 4) bad.push(`${own.length} sentences`);
      return bad.map((what) => `${name}, ${list}: ${what}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("the pages without do and don't are there, and have none", () => {
  const withUse = pages.filter(({ csf }) => sentences(csf, "do").length > 0).map(({ name }) => name);
  const wrong = Object.keys(WITHOUT_USE).filter((name) => withUse.includes(name) || !existsSync(join(root, name)));
  expect(wrong).toEqual([]);
});

test("every page says in a sentence what it shows", () => {
  const silent = pages.filter((page) => !/\w{2}.*\.\s*$/s.test(descriptionOf(page)));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("no page sends its reader to sections of a document that it does not name", () => {
  const sent = pages.filter((page) => /\bsections? \d/.test(descriptionOf(page)));
  expect(sent.map(({ name }) => name)).toEqual([]);
});

test("the files in which a page says that its code lies are there", () => {
  const missing = pages.flatMap(({ name, csf }) => {
    const told = strings(parameter(csf, "code"));
    const files = told.length > 0 ? told : [name.replace(/\.stories\.tsx$/, ".tsx")];
    return files.filter((file) => !existsSync(join(root, file))).map((file) => `${name}: ${file}`);
  });
  expect(missing).toEqual([]);
});

test("what a story of a component renders can be read from its code: nothing is called for it", () => {
  const closed = components.flatMap(({ name, csf }) =>
    [csf._metaAnnotations, ...Object.values(csf._storyAnnotations)]
      .filter(({ render }) => types.isCallExpression(render) || types.isMemberExpression(render))
      .map(() => name),
  );
  expect(closed).toEqual([]);
});

test("a story that names no component is shown as what it renders, without its test", () => {
  const code = [
    ...["{", "  beforeEach: () => stub(),", "  render: () => <>", "      <MyBox />", "    </>,"],
    ...["  async play({", "    canvasElement", "  }) {", "    await press();", "  }", "}"],
  ];
  expect(asExample(code.join("\n"))).toBe(["<>", "    <MyBox />", "  </>"].join("\n"));
  expect(asExample("const Day = () => <DateInput />;")).toBe("const Day = () => <DateInput />;");
});

function storiesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".stories.tsx"))
    .map((path) => `${folder}/${path}`);
}

function sourcesIn(group: string): string[] {
  return readdirSync(join(root, group))
    .map((name) => `${group}/${name}/src`)
    .filter((folder) => existsSync(join(root, folder)));
}

function sentences(csf: CsfFile, list: string): string[] {
  return strings(property(parameter(csf, "use"), list));
}

function parameter(csf: CsfFile, name: string) {
  return property(csf._metaAnnotations.parameters, name);
}

function property(node: types.Node | null | undefined, name: string): types.Node | undefined {
  if (!types.isObjectExpression(node)) return undefined;
  const found = node.properties.find((each) => types.isObjectProperty(each) && types.isIdentifier(each.key, { name }));
  return types.isObjectProperty(found) ? found.value : undefined;
}

function strings(node: types.Node | undefined): string[] {
  if (!types.isArrayExpression(node)) return [];
  return node.elements.map((each) => (types.isStringLiteral(each) ? each.value : ""));
}

/** What Storybook shows above the stories: the comment of the file's meta, else that of the component beside it. */
function descriptionOf({ name, csf }: (typeof pages)[number]): string {
  const [own] = csf._metaStatement?.leadingComments ?? [];
  if (own) return own.value;
  const beside = name.replace(/\.stories\.tsx$/, "");
  // a frame that many stories stand in says nothing of what is in it
  if (join(dirname(name), csf._rawComponentPath ?? "") !== beside) return "";
  const source = readFileSync(join(root, `${beside}.tsx`), "utf8");
  const at = source.search(new RegExp(`^export (function|const) ${csf.meta.component}\\b`, "m"));
  return /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, at))?.[1] ?? "";
}
