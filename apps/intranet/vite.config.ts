import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { ageAssets } from "./build/age-assets";

const server = process.env.PORTAL_SERVER ?? "http://127.0.0.1:3000";

/**
 * What every screen stands in comes as one file. By itself the bundler would make thirty of it, since other popups and
 * screens share each piece in another way: more requests, and more bytes.
 */
const shell = new RegExp(
  [
    "/@floating-ui/",
    "/@tanstack/",
    "/@mantine/hooks/",
    "/@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)",
    "/@mantine/core/esm/(core|utils/Floating)/",
    "/@mantine/core/esm/components/(CloseButton|FocusTrap|Input|Loader|Menu|Menubar|Overlay|Popover|Portal|Transition|UnstyledButton|VisuallyHidden)/",
    "/intranet/src/shell/(absence|area-layout|areas|ask|header-layout|moved|preferences|reads|screen-link|staff-layout|today|todo-list|unsaved|popups/popups(-store)?)\\.tsx?$",
    "/intranet/src/shell/header/(bell|daily-banner|header|main-menu|my-box|staff-search|ticker)\\.tsx?$",
  ].join("|"),
);

export default defineConfig({
  plugins: [
    react(),
    judgmentText(),
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
            { name: "session", test: /\/intranet\/src\/(api\/(session|tell)|shell\/dismissal)\./, priority: 2 },
            { name: "shell", test: shell, priority: 1 },
            // a file of a few hundred bytes for each drawing that several screens have would be a request for each
            { name: "icons", test: /\/@tabler\/icons-react\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

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
