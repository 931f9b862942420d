import { mayOpen, screenByName } from "@portal/definition";
import { signedInIds } from "../../store";

/** Whether there is a screen of this name that the signed-in person may open. */
export function isOpen(route: string): boolean {
  return mayOpen(signedInIds(), screenByName(route)?.can ?? []);
}
