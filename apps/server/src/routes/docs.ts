import { calls } from "@portal/definition/calls";
import { docsDocument, docsPage } from "@portal/definition/contract";
import { openApiDocument } from "@portal/definition/openapi";
import { z } from "zod";
import { serve } from "../http/answers/serve";
import type { Routes } from "../http/routes";

/** The list of calls, for those who develop against them: a page without scripts, and OpenAPI. */
export const docsRoutes: Routes = (app, services) => {
  serve(app, services, docsPage, async (_, __, reply) => reply.type("text/html").send(docs().page));
  serve(app, services, docsDocument, async (_, __, reply) => reply.type("application/json").send(docs().document));
};

let made: { readonly document: string; readonly page: string } | undefined;

/** Made and written out when somebody first asks: it takes longer than all else that a server does to start. */
function docs() {
  if (made) return made;
  const document = openApiDocument();
  made = { document: JSON.stringify(document), page: pageOf(document) };
  return made;
}

type OpenApi = ReturnType<typeof openApiDocument>;

function pageOf({ info }: OpenApi): string {
  const sections = calls
    .toSorted((one, other) => one.path.localeCompare(other.path))
    .map(({ method, path, title, can, query, body, form, answer, type }) => {
      const asked = query ?? body ?? form?.fields;
      const file = form ? `\n${form.file}: 파일` : "";
      return `<details>
<summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(title)}
<small>${escaped(can.join(" | "))}</small></summary>
${asked ? `<h2>요청</h2><pre>${escaped(shapeOf(asked, "input") + file)}</pre>` : ""}
<h2>응답</h2><pre>${escaped(answer ? shapeOf(answer, "output") : String(type))}</pre>
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

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** A schema's fields, one on a line: `page?: number | string /^\d{1,15}$/ = 1`. */
function shapeOf(schema: z.ZodType, io: "input" | "output"): string {
  return linesOf(z.toJSONSchema(schema, { io }) as Shape, "").join("\n");
}

function linesOf({ properties = {}, required = [] }: Shape, indent: string): string[] {
  return Object.entries(properties).map(([name, field]) => {
    const initial = field.default === undefined ? "" : ` = ${JSON.stringify(field.default)}`;
    return `${indent}${name}${required.includes(name) ? "" : "?"}: ${typeOf(field, indent)}${initial}`;
  });
}

function typeOf(shape: Shape, indent: string): string {
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (shape.anyOf) return shape.anyOf.map((one) => typeOf(one, indent)).join(" | ");
  if (shape.items) return `${typeOf(shape.items, indent)}[]`;
  if (shape.properties) return `{\n${linesOf(shape, `${indent}  `).join("\n")}\n${indent}}`;
  const limit = shape.maxLength === undefined ? "" : `(${shape.maxLength})`;
  return `${shape.type ?? "any"}${limit}${shape.pattern === undefined ? "" : ` /${shape.pattern}/`}`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 Pretendard, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 0.9rem; margin: 0.5rem 0 0; }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
summary { cursor: pointer; padding: 0.5rem 0; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 3.2rem; } small { opacity: 0.75; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.5rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
