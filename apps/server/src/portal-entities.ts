import { modules } from "@portal/definition";
import { entitiesOf } from "./crud/entity";
import { tableByName } from "./db/tables";
import { rulesOf } from "./rules/all";

/** The portal's own entities. Apart from what makes them, because rules use the engine too. */
export const portalEntities = entitiesOf(modules, tableByName, rulesOf);
