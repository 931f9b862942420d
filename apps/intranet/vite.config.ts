import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { ageAssets } from "./build/age-assets";

/** What the bundler tells of the modules. */
interface Graph {
  getModuleInfo: Rolldown.GetModuleInfo;
}

const server = process.env.PORTAL_SERVER ?? "http://127.0.0.1:3000";

/** The packages that header and home stand in. */
const shellPackages = new RegExp(
  [
    "/@floating-ui/",
    "/@tanstack/",
    "/@mantine/hooks/",
    "/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)",
    "/@mantine/core/esm/(core|utils/Floating)/",
    "/@mantine/core/esm/components/(CloseButton|FocusTrap|Input|Loader|Menu|Menubar|Overlay|Popover|Portal|Transition|UnstyledButton|VisuallyHidden)/",
  ].join("|"),
);

/** What records and calendars are made of beside what lists are; forms stand on it too. */
const screens = /\/intranet\/src\/(controls|fields|screens\/(?!form|statistics|sheets))/;

export default defineConfig({
  plugins: [
    react(),
    judgmentText(),
    loadedAhead(),
    compressed(),
    {
      name: "age-assets",
      apply: "build",
      enforce: "post",
      writeBundle: ({ dir = "" }, bundle) => ageAssets(dir, Object.keys(bundle)),
    },
  ],
  // the server puts another one into each page
  html: { cspNonce: "csp-nonce-of-the-page" },
  // by itself it writes its styles into the page, which has them from a file
  resolve: { alias: [{ find: /^react-toastify$/, replacement: "react-toastify/unstyled" }] },
  server: { host: "127.0.0.1", proxy: { "/rest": server } },
  build: {
    target: "es2022",
    // ageAssets empties it
    emptyOutDir: false,
    chunkSizeWarningLimit: 700,
    // a screen's code is asked for when what stands around it is there already
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !file.includes("/shell-")) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            // the login screen needs these without what screens stand in
            {
              name: "session",
              test: /\/intranet\/src\/(api\/(session|tell|use-sending|company|dismissal)|controls\/use-address)\./,
              priority: 2,
            },
            { name: shellOrNone, priority: 1 },
            { name: "http", test: /\/axios\/|\/intranet\/src\/api\/http\./, priority: 1 },
            { name: "schemas", test: /\/zod\// },
            { name: "modules-common", test: /\/packages\/portal\/src\/(calendar|contract|define|text)\// },
            { name: areaOfModule, test: /\/packages\/portal\/src\/\w+\// },
            { name: listsOrNone, minShareCount: 3 },
            // a list shows no formatted text
            { name: "formatted", test: /\/dompurify\/|\/rich-text\/(sanitised|html-view)\./ },
            { name: "screens", test: screens, minShareCount: 3 },
            { name: "texts", test: /\/@?lexical\// },
            { name: "forms", test: /\/intranet\/src\/screens\/form\//, minShareCount: 3 },
            { name: "documents", test: /\/intranet\/src\/features\/documents\//, minShareCount: 2 },
            { name: "leave", test: /\/intranet\/src\/features\/leave\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/**
 * What header and home stand in comes as one file. By itself the bundler would make thirty of it, since other popups and
 * screens share each piece in another way: more requests, and more bytes.
 */
function shellOrNone(id: string, graph: Graph): string | null {
  return shellPackages.test(id) || isSharedDrawing(id, graph) || ownOfShell(graph).has(id) ? "shell" : null;
}

/** A drawing that several screens have is a few hundred bytes, and would be a request of its own. */
function isSharedDrawing(id: string, graph: Graph): boolean {
  return /\/@tabler\/icons-react\/dist\/esm\/icons\//.test(id) && (graph.getModuleInfo(id)?.importers.length ?? 0) > 2;
}

/** What a list is made of comes as one file without what records, forms and calendars add, which is as much again. */
function listsOrNone(id: string, graph: Graph): string | null {
  return id.includes("/@mantine/") || ownBelow(graph, ["screens/list/list-page"]).has(id) ? "lists" : null;
}

/** Our own modules that header and home are made of, without home's. */
function ownOfShell(graph: Graph): ReadonlySet<string> {
  const layouts = ["staff-layout", "header-layout", "area-layout"].map((name) => `shell/layouts/${name}`);
  const found = ownBelow(graph, [...layouts, "features/home/home-page"]);
  return new Set([...found].filter((id) => !id.includes("/features/")));
}

/** Our own modules that some of them are made of, however far below. */
function ownBelow(graph: Graph, begin: readonly string[]): ReadonlySet<string> {
  const found = new Set(begin.map((name) => join(import.meta.dirname, "src", `${name}.tsx`)));
  // a set is gone through with what is added meanwhile
  for (const id of found) {
    for (const below of graph.getModuleInfo(id)?.importedIds ?? [])
      if (/\/intranet\/src\/.*tsx?$/.test(below)) found.add(below);
  }
  return found;
}

/** The modules of an area come together: the definition of one asks for others. */
function areaOfModule(id: string): string | null {
  const [, area] = /packages\/portal\/src\/(\w+)/.exec(id) ?? [];
  return area === undefined ? null : `modules-${area}`;
}

/**
 * Names in the page what every screen behind the login stands in, so that it is on its way with the first file. The server
 * leaves it out for who has no session.
 */
function loadedAhead(): Plugin {
  return {
    name: "loaded-ahead",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const link = (attrs: Record<string, string>) => ({
          tag: "link",
          attrs: { ...attrs, crossorigin: "", "data-for": "session", nonce: "csp-nonce-of-the-page" },
          injectTo: "head" as const,
        });
        return Object.keys(bundle).flatMap((file) => {
          const name = /^assets\/(shell|http|session)-[\w-]{8}\.(js|css)$/.exec(file);
          if (!name) return [];
          const href = `/${file}`;
          return name[2] === "css" ? link({ rel: "preload", as: "style", href }) : link({ rel: "modulepreload", href });
        });
      },
    },
  };
}

/** Puts a brotli and a gzip copy beside every text file of the build, which the server hands out in its place. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    // the other plugins' files too
    enforce: "post",
    writeBundle({ dir = "" }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        if (!/\.(js|css|svg|txt)$/.test(fileName)) continue;
        const path = join(dir, fileName);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Serves the editor package's sample judgment at the address where the annotation editor looks for its text. */
function judgmentText(): Plugin {
  const address = "json/text.txt";
  const read = () => readFileSync(fileURLToPath(import.meta.resolve("toulmin-editor/sample-judgment.html")), "utf8");
  return {
    name: "judgment-text",
    configureServer({ middlewares }) {
      middlewares.use(`/${address}`, (_request, response) => {
        response.setHeader("content-type", "text/plain; charset=utf-8").end(read());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: address, source: read() });
    },
  };
}
