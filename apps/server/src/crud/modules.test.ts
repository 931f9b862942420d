import { type ModuleDefinition, modules } from "@portal/definition";
import { testFlow, testModule } from "../testing/test-module";
import { openTestPortal } from "../testing/test-portal";
import { portalEntities } from "./portal-entities";

const open = async () => ({ ...(await openTestPortal()), entities: portalEntities });

for (const module of modules as readonly ModuleDefinition[]) {
  testModule(module, open);
  testFlow(module, open);
}
