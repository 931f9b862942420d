import { defineModule } from "@portal/definition/define";
import { deliveries, deliveryScreens } from "./deliveries";
import { figures } from "./figures";
import { roundScreens, rounds } from "./rounds";
import { supplierScreens, suppliers } from "./suppliers";
import { workScreens } from "./work-screens";
import { works } from "./works";

/** A module with every kind of field, part and screen, for the engine's own tests. */
export const workshop = defineModule({
  key: "workshop",
  title: "공방",
  entities: { ...suppliers, ...works, ...rounds, ...deliveries },
  screens: [...roundScreens, ...deliveryScreens, ...workScreens, ...figures, ...supplierScreens],
});
