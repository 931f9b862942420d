import { calls, docsDocument, docsPage, openApiDocument } from "@portal/definition/contract";
import { serve } from "./answer";
import type { Routes } from "./routes";

/** The list of calls, for those who develop against them: a page without scripts, and OpenAPI. */
export const docsRoutes: Routes = (app, services) => {
  const document = openApiDocument();
  const page = pageOf(document);
  serve(app, services, docsPage, async (_, __, reply) => reply.type("text/html").send(page));
  serve(app, services, docsDocument, async (_, __, reply) => reply.type("application/json").send(document));
};

type OpenApi = ReturnType<typeof openApiDocument>;

function pageOf({ info, paths }: OpenApi): string {
  const sections = calls.map(({ method, path, title, can }) => {
    const operation = paths[path]?.[method];
    const asked = operation && ("parameters" in operation ? operation.parameters : operation.requestBody);
    return `<details>
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(title)}
<small>${escaped(can.join(" | "))}</small></summary>
${asked ? `<h2>요청</h2><pre>${escaped(JSON.stringify(asked, null, 2))}</pre>` : ""}
<h2>응답</h2><pre>${escaped(JSON.stringify(operation?.responses[200], null, 2))}</pre>
</details>`;
  });
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(info.title)}</h1>
<p>${escaped(info.description)} <a href="${docsDocument.path}">OpenAPI 3.1</a></p>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 Pretendard, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 0.9rem; margin: 0.5rem 0 0; }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
summary { cursor: pointer; padding: 0.5rem 0; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 3.2rem; } small { opacity: 0.75; }
pre { overflow: auto; max-height: 30rem; padding: 0.5rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
