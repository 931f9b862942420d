// Made by `pnpm generate`.
import { moduleOf } from "@portal/definition";
import { testPortalModule } from "../../../testing/test-portal-module";

testPortalModule(moduleOf.leadership);
