import { Suspense, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { useConnection } from "../../api/connection";
import { forgetDismissal } from "../../api/dismissal";
import { usePasswordQuestion } from "../../api/password-question";
import { later } from "../../loading/later";
import { followOtherTabs } from "../../store";
import { AwayNote } from "../failures/away-note";
import { MissingPartNote } from "../failures/missing-part-note";
import { Toaster } from "../failures/toaster";

const PasswordAgain = later(async () => (await import("../sign-in/password-again")).PasswordAgain);
const SignInAgain = later(async () => (await import("../sign-in/sign-in-again")).SignInAgain);

/** What every screen stands in: toasts, and what is said when the server is away or the session has ended. */
export function Root() {
  const { isExpired } = useConnection();
  const { settle } = usePasswordQuestion();
  useEffect(followOtherTabs, []);
  // a session that has ended leaves nothing of it, as one that was signed out of
  useEffect(() => {
    if (isExpired) forgetDismissal();
  }, [isExpired]);
  return (
    <>
      <div role="status">
        <AwayNote />
        <MissingPartNote />
      </div>
      <Outlet />
      <Suspense>{isExpired && <SignInAgain />}</Suspense>
      <Suspense>{settle && !isExpired && <PasswordAgain settle={settle} />}</Suspense>
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
