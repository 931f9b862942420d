import { lazy, Suspense, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { useConnection } from "../api/connection";
import { followOtherTabs } from "../store";
import { AwayNote } from "./away-note";
import { Toaster } from "./toaster";

const SignInAgain = lazy(async () => ({ default: (await import("./sign-in-again")).SignInAgain }));

/** What every screen stands in: toasts, and what is said when the server is away or the session has ended. */
export function Root() {
  const { isExpired } = useConnection();
  useEffect(followOtherTabs, []);
  return (
    <>
      <AwayNote />
      <Outlet />
      <Suspense>{isExpired && <SignInAgain />}</Suspense>
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
