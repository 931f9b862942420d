import { ORDER } from "../define/define-module";
import { modules } from "../modules";
import type { CallDefinition } from "./define-call";
import * as contract from "./index";
import { servedEntities } from "./records/served-entities";

/** Every call of the portal's REST service: those that the contract names, then those of the records. */
export const calls: readonly CallDefinition[] = [
  ...Object.values<unknown>(contract).filter(isCall),
  ...[...servedEntities(modules).values()].flatMap(
    ({ definition, calls: { urge, alike, taken, compare, merge, order, ...others } }) =>
      Object.values<CallDefinition>({
        ...others,
        ...(definition.round && { urge }),
        ...(definition.alike && { alike }),
        ...(definition.occupies?.shows && { taken }),
        ...(definition.merge && { compare, merge }),
        ...(ORDER in definition.fields && { order }),
      }),
  ),
];

function isCall(value: unknown): value is CallDefinition {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
