import { defineModule } from "../../define/define-module";
import { boardScreens, boards } from "./boards";
import { requestScreens } from "./request-screens";
import { requests } from "./requests";

/** Requests to other teams and branches: boards with fields of their own, what is asked there, who does it by when. */
export default defineModule({
  key: "global-er",
  title: "글로벌 ER",
  entities: { ...boards, ...requests },
  screens: [...boardScreens, ...requestScreens],
});
