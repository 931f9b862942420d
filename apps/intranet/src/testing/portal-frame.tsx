import "../main.css";
import "../shell/layouts/mantine.css";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "../api/query-client";
import { Toaster } from "../shell/failures/toaster";
import { cssVariables, theme } from "../shell/layouts/theme";

/** What a story of the intranet stands in. */
export function PortalFrame({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <MantineProvider deduplicateCssVariables={false} theme={theme} cssVariablesResolver={cssVariables}>
        <main style={{ padding: 24 }}>{children}</main>
        <Toaster />
      </MantineProvider>
    </QueryClientProvider>
  );
}
