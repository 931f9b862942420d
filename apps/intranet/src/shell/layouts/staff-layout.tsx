import "./mantine.css";
import { MantineProvider } from "@mantine/core";
import { routeByName } from "@portal/definition";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useConnection } from "../../api/connection";
import { createQueryClient, readAgain } from "../../api/query-client";
import { useQuestion } from "../../controls/dialogs/ask";
import { UnsavedGuard } from "../../controls/dialogs/unsaved";
import { later } from "../../loading/later";
import { styleNonce } from "./style-nonce";
import { cssVariables, theme } from "./theme";

const Confirm = later(async () => (await import("../../controls/dialogs/confirm")).Confirm);

/** What every screen for staff stands in: the look, and the memory of what was read. */
export function StaffLayout() {
  const [queryClient] = useState(createQueryClient);
  const { isAway, isExpired, mustChangePassword } = useConnection();
  const { pathname } = useLocation();
  const { question } = useQuestion();
  const canRead = !isAway && !isExpired;

  useEffect(() => {
    if (canRead) readAgain(queryClient);
  }, [canRead, queryClient]);

  const elsewhere = pathname.toLowerCase() !== routeByName("pwdchange");
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        deduplicateCssVariables={false}
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        {mustChangePassword && elsewhere ? <Navigate to={routeByName("pwdchange")} replace /> : <Outlet />}
        <UnsavedGuard />
        <Suspense>{question && <Confirm question={question} />}</Suspense>
      </MantineProvider>
    </QueryClientProvider>
  );
}
