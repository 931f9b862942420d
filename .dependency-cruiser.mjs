/** Who may import whom; see docs/architecture.md. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.(test|stories)\\.tsx?$" },
  to: { pathNot: allowed },
});

const editor = "^packages/toulmin-editor/src";

/** The folders of the editor's components: each floor imports only the floors before it. */
const floors = [
  ["elements", "controls"],
  ["provider", "pictures"],
  ["attributes", "charts", "comparison", "documents", "statistics", "text", "timeline", "toolbar"],
  ["dialogs", "side-panel"],
];

export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    only(
      "core-knows-nothing",
      `${editor}/core/`,
      [`${editor}/core/`, "node_modules/.*d3-"],
      "core runs anywhere: no React, no Lexical, no storage; only the d3 modules that count",
    ),
    only("anchoring-on-core", `${editor}/anchoring/`, [`${editor}/(core|anchoring)/`, "approx-string-match"]),
    only(
      "formats-on-reading",
      `${editor}/formats/`,
      [`${editor}/(core|anchoring|reading|locales|formats)/`, "node_modules/.*d3"],
      "formats are read and written without a screen",
    ),
    only("store-on-core", `${editor}/store/`, [`${editor}/(core|store|formats)/`, "idb-keyval"]),
    only("session-on-store", `${editor}/session/`, [`${editor}/(core|store|session)/`, "zustand"]),
    only("reading-on-core", `${editor}/reading/`, [`${editor}/(core|session|reading)/`, "htmlparser2"]),
    only("locales-on-core", `${editor}/locales/`, [`${editor}/(core|session|locales)/`]),
    only("lexical-below-react", `${editor}/editor/`, [`${editor}/(core|session|editor)/`, "node_modules/.*lexical"]),
    ...floors.map((floor, i) => ({
      name: `parts-of-the-screen-${i + 1}`,
      severity: "error",
      from: { path: `${editor}/react/(${floor.join("|")})/`, pathNot: "\\.(test|stories)\\.tsx?$" },
      to: { path: `${editor}/react/`, pathNot: `${editor}/react/(${[...floors.slice(0, i).flat(), "$1"].join("|")})/` },
    })),
    {
      name: "no-react-below",
      severity: "error",
      from: {
        path: `${editor}/(core|anchoring|formats|store|session|reading|locales|editor)/`,
        pathNot: "\\.(test|stories)\\.tsx?$",
      },
      to: { path: `${editor}/react/|node_modules/.*/react(-dom)?/` },
    },
    only(
      "definition-alone",
      "^packages/portal/src/",
      ["^packages/portal/src/", "zod", "libphonenumber-js", "color2k"],
      "what the portal is, is data",
    ),
    {
      name: "no-features-among-features",
      severity: "error",
      from: { path: "^apps/intranet/src/(features|overrides)/([^/]+)/" },
      to: { path: "^apps/intranet/src/(features|overrides)/", pathNot: "^apps/intranet/src/$1/$2/" },
    },
    {
      name: "pictures-without-the-text-editor",
      comment: "the chart entry draws a document; it brings no Lexical, no storage",
      severity: "error",
      from: { path: `${editor}/chart\\.ts$` },
      to: { reachable: true, path: `node_modules/.*lexical|idb-keyval|${editor}/(store|reading)/` },
    },
    {
      name: "apps-apart",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "editor-by-its-entries",
      comment: "other packages see the editor as its public entries only",
      severity: "error",
      from: { path: "^(apps|packages/portal)/" },
      to: {
        path: `${editor}/`,
        pathNot: `${editor}/(index\\.ts|chart\\.ts|compare\\.ts|mount\\.ts|(core|formats)/index\\.ts|styles\\.css)$`,
      },
    },
    {
      name: "no-testing-in-products",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "(/testing/|/bench/|\\.(test|stories)\\.tsx?$)" },
      to: { path: "/testing/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // the embedding app is no part of the workspace: it is installed elsewhere
    exclude: { path: "(^|/)dist/|/embedding/app/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
