import { z } from "zod";
import { calls } from "./calls";

import type { CallDefinition } from "./define-call";
import { envelope } from "./envelope";

/** The OpenAPI 3.1 document of every call. Who may make a call is in its `x-can`. */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: "사내 포털 REST",
      version: "0.1.0",
      description:
        "성공은 err 0입니다. 그 밖에는 err_msg가 사람에게 보일 문장이며, at이 있으면 거절된 값의 이름입니다. err 201은 세션이 끝났다는 뜻입니다.",
    },
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "portal_session" } },
      schemas: { Refusal: schemaOf(envelope, "output") },
    },
    paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method]: operationOf(call) }])),
  };
}

function operationOf(call: CallDefinition) {
  const { title, can, query, body, form, answer, type = "application/json" } = call;
  const refusal = { content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } } };
  return {
    summary: title,
    "x-can": can,
    security: can.includes("public") ? [] : [{ session: [] }],
    ...(query && { parameters: parametersOf(query) }),
    ...(body && { requestBody: { content: { "application/json": { schema: schemaOf(body, "input") } } } }),
    ...(form && { requestBody: { content: { "multipart/form-data": { schema: formSchemaOf(form) } } } }),
    responses: {
      200: { description: "성공", content: { [type]: answer ? { schema: schemaOf(answer, "output") } : {} } },
      "4XX": { description: "거절", ...refusal },
    },
  };
}

function parametersOf(query: z.ZodObject) {
  const { properties = {}, required = [] } = schemaOf(query, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function formSchemaOf({ fields, file }: NonNullable<CallDefinition["form"]>) {
  const schema = schemaOf(fields, "input");
  return { ...schema, properties: { ...schema.properties, [file]: { type: "string", format: "binary" } } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output") {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
