import { mayOpen, routeByName, type ScreenDefinition } from "@portal/definition";
import { redirect } from "react-router-dom";
import { toast } from "react-toastify";
import { isSignedIn, signedInIds } from "./store";

/** Where a person is sent instead of a screen; `null` to stay. */
export function guard({ name, can }: Pick<ScreenDefinition, "name" | "can">, url: URL) {
  if (name === "index" || name === "login") {
    if (isSignedIn()) return redirect(routeByName("main"));
    return name === "index" ? redirect(routeByName("login")) : null;
  }
  if (mayOpen(signedInIds(), can)) return null;
  if (!isSignedIn()) return redirect(loginOnTheWayTo(url));
  toast.error("접근 권한이 없습니다.", { toastId: "denied" });
  return redirect(routeByName("main"));
}

/** The login screen, which goes on to the asked address afterwards. */
function loginOnTheWayTo({ pathname, search }: URL): string {
  const login = routeByName("login");
  if (pathname.toLowerCase() === routeByName("main")) return login;
  return `${login}?${new URLSearchParams({ to: pathname + search })}`;
}
