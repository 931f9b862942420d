import { type ModuleDefinition, modules } from "@portal/definition";
import { testPortalModule } from "../testing/test-portal-module";

for (const module of modules as readonly ModuleDefinition[]) testPortalModule(module, true);
