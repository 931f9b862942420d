// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { useRefresh } from "./records";

test("after a change nobody is shown a record as it was: pages that are not shown are forgotten, lists are read again", async () => {
  const client = new QueryClient();
  const read = (entity: string) => ["records", entity, "read", 7, { on: "view" }];
  const list = ["records", "work", "list", {}];
  for (const key of [read("work"), read("bench"), list]) client.setQueryData(key, { record: { ver: 1 } });
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRefresh(), { wrapper: around });
  await act(() => result.current("work"));
  expect(client.getQueryData(read("work"))).toBeUndefined();
  expect(client.getQueryData(read("bench"))).toBeDefined();
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
});
