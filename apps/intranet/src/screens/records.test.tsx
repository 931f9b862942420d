// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useRefresh } from "./records";

test("after a step the record, its lists and what its page lists beside it are read again, and nothing else", async () => {
  const client = new QueryClient();
  const keys = [
    ["records", "retire", "read", 1],
    ["records", "retire", "list", {}],
    ["records", "retire_handover", "related", "retire", {}],
    ["records", "retire_handover", "list", {}],
    ["records", "asset", "related", "staff", {}],
  ];
  for (const key of keys) client.setQueryData(key, {});
  const { result } = renderHook(useRefresh, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await result.current("retire");
  const isStale = keys.map((key) => client.getQueryState(key)?.isInvalidated ?? "forgotten");
  expect(isStale).toEqual(["forgotten", true, true, false, false]);
});
