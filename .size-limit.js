// What the package costs a page, gzipped and without React. Build it first. What is loaded when it is needed (charts,
// readers of foreign texts, formats) is cut off, as a host's bundler cuts it off.
import { readFileSync } from "node:fs";

const home = "packages/toulmin-editor";
const { dependencies } = JSON.parse(readFileSync(`${home}/package.json`, "utf8"));
const react = ["react", "react-dom"];
/** What a page with the editor imports. */
const editor = "{ ToulminEditor, createDocument }";

/** Leaves out what is imported while the page is in use. */
const withoutLater = {
  name: "without-later",
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/** As a bundler packs it for a page that is served to people. */
const forPages = (config) => ({
  ...config,
  conditions: ["production"],
  format: "esm",
  charset: "utf8",
  plugins: [withoutLater],
});

/* The editor's three limits hold with the look-ups that marks of a host's own elements need; their definitions and checks
   (`ownElements`) are paid for by who imports them. */
export default [
  { name: "core", path: `${home}/dist/core.js`, limit: "14 kB", gzip: true, modifyEsbuildConfig: forPages },
  {
    name: "the editor, with Lexical",
    path: `${home}/dist/index.js`,
    import: editor,
    limit: "109.7 kB",
    gzip: true,
    ignore: react,
    modifyEsbuildConfig: forPages,
  },
  {
    name: "the editor, mounted",
    path: `${home}/dist/mount.js`,
    import: "{ mountToulminEditor }",
    limit: "110.6 kB",
    gzip: true,
    ignore: [...react, "react-dom/client"],
    modifyEsbuildConfig: forPages,
  },
  {
    name: "the editor, our own code",
    path: `${home}/dist/index.js`,
    import: editor,
    limit: "45.2 kB",
    gzip: true,
    ignore: [...react, ...Object.keys(dependencies), "@lexical/*", "zustand/*"],
    modifyEsbuildConfig: forPages,
  },
];
