// Run in plain Node in an app's folder: every entry can be imported, and the component renders to a string.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(join(process.env.APP, "package.json"));
const load = async (name) => import(pathToFileURL(require.resolve(name)));

const core = await load("toulmin-editor/core");
const { ToulminChart } = await load("toulmin-editor/chart");
const { ToulminEditor } = await load("toulmin-editor");
const { mountToulminEditor } = await load("toulmin-editor/mount");
const { default: React } = await load("react");
const { default: server } = await load("react-dom/server");

assert.equal(typeof mountToulminEditor, "function");
const judgment = core.createDocument({ blocks: [{ kind: "paragraph", text: "살해의 고의가 인정된다." }] });
const marked = core.mark(judgment, "C", { start: 0, end: 6 });
assert.equal(core.placeOf(marked, marked.nodes[0]).toulmin_code, "1-주장-1");
const html = server.renderToString(React.createElement(ToulminEditor, { initialValue: judgment }));
assert.match(html, /class="toulmin-root toulmin-editor"/);
const chart = server.renderToString(React.createElement(ToulminChart, { document: marked, claim: "node1" }));
assert.match(chart, /<svg/);
