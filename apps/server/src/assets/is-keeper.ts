import { type Asker, mayOpen } from "@portal/definition";

/** Whether somebody keeps what the company owns, for everybody. */
export function isKeeper(asker: Asker): boolean {
  return mayOpen(asker, ["isManageSupportAdmin", "isSalesAdmin"]);
}
