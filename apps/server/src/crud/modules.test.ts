import { type ModuleDefinition, modules } from "@portal/definition";
import type { AtEnd } from "../testing/test-database";
import { testModule } from "../testing/test-module";
import { openTestPortal } from "../testing/test-portal";
import { portalEntities } from "./portal-entities";

const open = async (atEnd: AtEnd) => ({ ...(await openTestPortal({ atEnd })), entities: portalEntities });

for (const module of modules as readonly ModuleDefinition[]) testModule(module, open);
