import { defineModule } from "../../define/define-module";
import { contacts } from "./contacts";
import { customer } from "./customer";
import { screens } from "./screens";

/** The companies that buy from us, and the people there. */
export default defineModule({
  key: "customer-db",
  title: "고객사 DB",
  entities: { ...customer, ...contacts },
  screens,
});
