/** Who may import whom; see docs/architecture.md. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.(test|stories)\\.tsx?$" },
  to: { pathNot: allowed },
});

const editor = "^packages/toulmin-editor/src";

/**
 * The folders of a part, from the ground up: each floor imports only the floors below it. Files that stand beside the folders
 * are free, but for circles.
 */
const floorsOf = (part, floors) =>
  floors.map((floor, i) => ({
    name: `floors-of-${part.split("/").at(-2)}-${floor[0]}`,
    comment: "what stands below does not know what stands on it; see docs/architecture.md",
    severity: "error",
    from: { path: `^${part}/(${floor.join("|")})/`, pathNot: "\\.(test|stories)\\.tsx?$|/testing/" },
    to: {
      path: `^${part}/(${floors.slice(i).flat().join("|")})/`,
      pathNot: `^${part}/$1/`,
    },
  }));

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
    only("locales-on-core", `${editor}/locales/`, [`${editor}/(core|locales)/`]),
    only("lexical-below-react", `${editor}/editor/`, [`${editor}/(core|session|editor)/`, "node_modules/.*lexical"]),
    ...floorsOf("packages/toulmin-editor/src/react", [
      ["elements", "controls"],
      ["provider", "pictures"],
      ["attributes", "charts", "comparison", "documents", "statistics", "text", "timeline", "toolbar"],
      ["dialogs", "side-panel"],
    ]),
    ...floorsOf("packages/portal/src", [
      ["text"],
      ["calendar"],
      ["define"],
      [
        "businessmanagement",
        "customermanagement",
        "documents",
        "mypims",
        "personality",
        "resourcemanagement",
        "shell",
        "taskmanagement",
      ],
      ["carrotzone", "forms"],
      ["contract"],
    ]),
    ...floorsOf("apps/server/src", [
      ["db"],
      ["access", "backup", "mail"],
      ["auth", "company", "fuel"],
      ["files", "http", "logs", "records"],
      ["er", "plans", "research", "threads"],
      ["bookings", "texts"],
      ["classes", "crud"],
      ["assets", "customers", "leave", "news-zone", "search", "tasks", "textbooks"],
      ["growth", "newsletter"],
      ["flows"],
      ["people", "sales"],
      ["demo", "home", "jobs", "rules"],
      ["cli", "routes"],
    ]),
    ...floorsOf("apps/intranet/src", [
      ["api", "loading"],
      ["controls"],
      ["fields", "shell"],
      ["screens"],
      ["features", "overrides"],
    ]),
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
      name: "scripts-on-top",
      comment: "scripts run the parts; what a part needs of them belongs into packages/test-environment",
      severity: "error",
      from: { pathNot: "^scripts/" },
      to: { path: "^scripts/" },
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
