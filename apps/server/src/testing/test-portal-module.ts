import type { ModuleDefinition } from "@portal/definition";
import { portalEntities } from "../portal-entities";
import type { AtEnd } from "./database/test-database";
import { testModule } from "./modules/test-module";
import { openTestPortal } from "./test-portal";

const open = async (atEnd: AtEnd) => ({ ...(await openTestPortal({ atEnd })), entities: portalEntities });

/** What a module of the portal promises, on the demo company; see {@link testModule}. */
export function testPortalModule(module: ModuleDefinition, isEverybody = false): void {
  testModule(module, open, isEverybody);
}
