import { demoAccounts } from "../demo/accounts";
import { walkTheWaysIn } from "../testing/walks/way-in-walk";

walkTheWaysIn(
  demoAccounts.map(({ email }) => email),
  8,
);
