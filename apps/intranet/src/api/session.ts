import { mayOpen, permissionIds, routeByName, screenByName } from "@portal/definition";
import type { LoginResponse, SignedInStaff } from "@portal/definition/contract";
import { forgetStaff, rememberStaff } from "../store";
import { get } from "./client";
import { resetConnection } from "./connection";
import { forgetDismissal } from "./dismissal";

/** The screen that signed-in staff come to first. */
const LANDING = "BusinessManagement-eLearningList";

/** Remembers who has signed in. */
export function enter(user: SignedInStaff): void {
  resetConnection();
  rememberStaff(user);
}

/** Where somebody goes who has just signed in; `to` is where they were on their way to. */
export function landingOf(
  { user, must_change_pw, sets_up }: Pick<LoginResponse, "user" | "must_change_pw" | "sets_up">,
  to?: string | null,
) {
  if (must_change_pw) return routeByName("pwdchange");
  if (user?.idx_position === permissionIds.positions.systemSelect) return routeByName("system_select");
  if (sets_up) return routeByName("admin_setup");
  const landing = screenByName(LANDING);
  return ownPath(to) ?? (user && landing && mayOpen(user, landing.can) ? landing.path : routeByName("main"));
}

/** Ends the session and forgets the person, on the server as far as it can be reached. */
export async function leave(): Promise<void> {
  // an ended session cannot be ended again; the browser forgets the person all the same
  await get("/rest/personal/logout").catch(() => undefined);
  forgetDismissal();
  forgetStaff();
  resetConnection();
}

/** An address that stays on this portal; nothing for others. */
function ownPath(to: string | null | undefined): string | undefined {
  if (!to?.startsWith("/") || !URL.canParse(to, location.origin)) return;
  const url = new URL(to, location.origin);
  return url.origin === location.origin ? url.pathname + url.search : undefined;
}
