import { demoAccounts } from "../../demo/accounts";
import { walkTheMasks } from "../../testing/walks/mask-walk";

walkTheMasks(
  demoAccounts.map(({ email }) => email),
  2,
);
