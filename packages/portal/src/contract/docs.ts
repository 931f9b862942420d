import { defineCall } from "./define-call";

export const docsPage = defineCall({
  method: "get",
  path: "/rest/docs",
  title: "호출 목록",
  can: ["isDevelopmentTeam"],
  type: "text/html",
});

export const docsDocument = defineCall({
  method: "get",
  path: "/rest/docs/openapi.json",
  title: "호출 목록 (OpenAPI)",
  can: ["isDevelopmentTeam"],
  type: "application/json",
});
