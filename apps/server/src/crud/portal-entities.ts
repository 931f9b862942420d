import { modules } from "@portal/definition";
import { tableByName } from "../db/tables";
import { rulesOf } from "../rules/all";
import { entitiesOf } from "./entity";

/** The portal's own entities. Apart from what makes them, because rules use the engine too. */
export const portalEntities = entitiesOf(modules, tableByName, rulesOf);
