import { defineModule } from "../../define/define-module";
import { classes, classList } from "./classes";
import { contractList, contracts } from "./contracts";
import { opportunities, opportunityList, opportunityPages } from "./opportunities";
import { quoteList, quotes } from "./quotes";

/** Sales on their way from a first contact to a contract, and the classes that are held for it. */
export default defineModule({
  key: "status-smp",
  title: "영업 현황",
  entities: { ...opportunities, ...quotes, ...contracts, ...classes },
  screens: [opportunityList, quoteList, contractList, classList, ...opportunityPages],
});
